import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import type { Doubling, OfficersResult } from '../result.ts';
import type { OfficersDeal } from '../rules/dealing.ts';
import type { ByTwo } from '../seats.ts';

/** One stack as everybody sees it: the open card, and whether another lies under it. Neither: nothing lies here (yet). */
export type StackView = { readonly open?: Card; readonly covered: boolean };

export type TrickCard = { readonly player: Player; readonly card: Card };

/** A complete trick; `cards` in order of play. */
export type TakenTrick = { readonly leader: Player; readonly winner: Player; readonly cards: readonly [Card, Card] };

type Common = {
  /** This viewer's place in the game; absent for a watcher. */
  readonly you?: Player;
  /** This viewer's own open cards, in the order of his stacks; empty for a watcher. */
  readonly hand: readonly Card[];
  /** Eight of each player, in two rows of four. The same for every viewer. */
  readonly stacks: ByTwo<readonly StackView[]>;
};

/** Forehand announces. */
export type AnnouncingView = Common & { readonly phase: 'announcing'; readonly turn: Player };

/** From the announcement to the first lead: the rest is laid, Kontra and Re are said. */
export type DoublingView = Common & {
  readonly phase: 'doubling';
  readonly announcer: Player;
  readonly contract: OfficersContract;
  /** What was said, in order. */
  readonly doublings: readonly Doubling[];
  /** Who is asked, and for what; absent while cards are laid. */
  readonly turn?: Player;
  readonly asked?: Doubling;
};

export type PlayingView = Common & {
  readonly phase: 'playing';
  readonly announcer: Player;
  readonly contract: OfficersContract;
  readonly doublings: readonly Doubling[];
  /** Who leads or led the current trick. */
  readonly leader: Player;
  readonly trick: readonly TrickCard[];
  readonly turn: Player;
  /** The trick before, as long as this viewer may look at it (until he has played to the next). Source: rules.md 5.6. */
  readonly lastTrick?: TakenTrick;
  readonly tricksTaken: ByTwo<number>;
  /** Card points (Augen) in those tricks; everybody has seen them fall. */
  readonly cardPoints: ByTwo<number>;
  /** An open claim, waiting for an answer. */
  readonly claim?: { readonly claim: number; readonly by: Player };
};

/** Everything lies open when the game is over. */
export type OverView = Common & {
  readonly phase: 'over';
  readonly result: OfficersResult;
  readonly deal: OfficersDeal;
  readonly tricks: readonly TakenTrick[];
};

/** What one viewer may see of a game of Officers' Skat. */
export type OfficersView = AnnouncingView | DoublingView | PlayingView | OverView;
