import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { Contract, RamschContract } from '../contract.ts';
import type { SkatResult } from '../result.ts';
import type { SaidDouble } from '../rules/kontra.ts';
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
  /** The words of the Kontra chain so far, in order. */
  readonly doubled: readonly SaidDouble[];
  /** Who must answer something before the cards go on; what, is told to him alone. */
  readonly waitsFor?: Player;
  /** For the other defender alone, while a Revolution shares the cards. */
  readonly partnerHand?: readonly Card[];
};

/** What everybody knows of the skat that went round: who took it up (true) and who pushed it on. */
export type SkatPassed = { readonly player: Player; readonly pickedUp: boolean };

type RamschCommon = Common & {
  readonly compulsory: boolean;
  readonly passed: readonly SkatPassed[];
  readonly knocked: readonly Player[];
  /** For who took the skat alone: the two cards he took up, and, once done, the two he put on. */
  readonly skat?: readonly [Card, Card];
  readonly discard?: readonly [Card, Card];
};

/** Before the first card of a Ramsch. */
export type BeforeRamschView = RamschCommon & {
  readonly phase: 'beforeRamsch';
  readonly step: 'grandHand' | 'push' | 'putOn' | 'knock';
  readonly turn: Player;
};

export type RamschView = RamschCommon & {
  readonly phase: 'ramsch';
  readonly contract: RamschContract;
  readonly leader: Player;
  readonly trick: readonly TrickCard[];
  readonly turn: Player;
  readonly lastTrick?: TakenTrick;
  readonly tricksTaken: ByPlayer<number>;
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
export type SkatView = BiddingView | DeclaringView | PlayingView | BeforeRamschView | RamschView | OverView;
