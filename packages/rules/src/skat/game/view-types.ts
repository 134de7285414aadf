import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import type { SkatResult } from '../result.ts';
import type { ByPlayer } from '../seats.ts';

/** One word of the auction, in order. A pass names the value it declined, 0 if none was asked. */
export type Call = { readonly player: Player; readonly call: 'bid' | 'hold' | 'pass'; readonly value: number };

export type TrickCard = { readonly player: Player; readonly card: Card };

/** A complete trick; `cards` in order of play. */
export type TakenTrick = {
  readonly leader: Player;
  readonly winner: Player;
  readonly cards: readonly [Card, Card, Card];
};

type Common = {
  /** This viewer's place in the game; absent for a watcher. */
  readonly you?: Player;
  /** This viewer's own cards, in dealt order; empty for a watcher. */
  readonly hand: readonly Card[];
  readonly cardCounts: ByPlayer<number>;
  /** The auction so far, in order; stays until the game is over. */
  readonly calls: readonly Call[];
};

export type BiddingView = Common & {
  readonly phase: 'bidding';
  /** Who must speak now. */
  readonly turn: Player;
  /** The value said last, 0 before the first. */
  readonly bid: number;
};

/** From the end of the auction to the announcement. */
export type DeclaringView = Common & {
  readonly phase: 'pickingUp' | 'discarding' | 'announcing';
  readonly declarer: Player;
  readonly bid: number;
  /** For the declarer alone, once taken: the two cards that lay in the skat. */
  readonly skat?: readonly [Card, Card];
  /** For the declarer alone, once put away. */
  readonly discard?: readonly [Card, Card];
};

export type PlayingView = Common & {
  readonly phase: 'playing';
  readonly declarer: Player;
  readonly bid: number;
  readonly contract: Contract;
  readonly skat?: readonly [Card, Card];
  readonly discard?: readonly [Card, Card];
  /** Hands that lie open to everybody: ouvert, and claims that were not proven. */
  readonly openHands: readonly { readonly player: Player; readonly cards: readonly Card[] }[];
  /** Who leads or led the current trick. */
  readonly leader: Player;
  readonly trick: readonly TrickCard[];
  readonly turn: Player;
  /** The trick before, as long as this viewer may look at it (until he has played to the next). Source: rules.md 5.6. */
  readonly lastTrick?: TakenTrick;
  readonly tricksTaken: ByPlayer<number>;
  /** Open wishes, waiting for an answer. `accepted`: who has agreed. */
  readonly claim?: { readonly claim: number; readonly by: Player; readonly accepted: readonly Player[] };
  readonly concession?: { readonly concession: number; readonly by: Player };
};

/** Everything lies open when the game is over. */
export type OverView = Common & {
  readonly phase: 'over';
  readonly result: SkatResult;
  readonly deal: { readonly hands: ByPlayer<readonly Card[]>; readonly skat: readonly [Card, Card] };
  /** What was put away; absent in Hand games and when passed in. */
  readonly discard?: readonly [Card, Card];
  readonly tricks: readonly TakenTrick[];
};

/** What one viewer may see of a Skat game. */
export type SkatView = BiddingView | DeclaringView | PlayingView | OverView;
