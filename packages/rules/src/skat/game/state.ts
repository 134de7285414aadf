import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { SkatCircumstances } from '../circumstances.ts';
import type { Contract } from '../contract.ts';
import type { PutOn, SkatResult } from '../result.ts';
import type { Auction } from '../rules/bidding.ts';
import type { Deal } from '../rules/dealing.ts';
import type { DoubleQuestion, SaidDouble } from '../rules/kontra.ts';
import type { ByPlayer } from '../seats.ts';
import type { SkatSettings } from '../settings.ts';
import type { Call, TakenTrick } from './view-types.ts';

/** One Skat game, by phase; every phase has only its own fields. Holds every card: never leaves the server. */
export type SkatState = Bidding | PickingUp | Discarding | Announcing | Playing | BeforeRamsch | PlayingRamsch | Over;

type Common = {
  readonly settings: SkatSettings;
  readonly circumstances: SkatCircumstances;
  readonly deal: Deal;
  /** How many asks have been answered; the number of the ask that is open. */
  readonly number: number;
  readonly calls: readonly Call[];
};

export type Bidding = Common & { readonly phase: 'bidding'; readonly auction: Auction };

type Declared = Common & { readonly declarer: Player; readonly bid: number };

/** The declarer takes the skat or announces a Hand game. */
export type PickingUp = Declared & { readonly phase: 'pickingUp' };

/** `hand`: the declarer's twelve cards. */
export type Discarding = Declared & { readonly phase: 'discarding'; readonly hand: readonly Card[] };

/** `hand`: the declarer's ten cards after putting two away. */
export type Announcing = Declared & {
  readonly phase: 'announcing';
  readonly hand: readonly Card[];
  readonly discard: readonly [Card, Card];
};

export type Playing = Declared & {
  readonly phase: 'playing';
  readonly contract: Contract;
  /** Absent in Hand games: the skat lies as it was dealt. */
  readonly discard?: readonly [Card, Card];
  readonly hands: ByPlayer<readonly Card[]>;
  readonly leader: Player;
  readonly turn: Player;
  /** The cards on the table, the leader's first. */
  readonly trick: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  readonly tricksTaken: ByPlayer<number>;
  /** Card points in the tricks of each side, without the skat. */
  readonly trickPoints: { readonly declarer: number; readonly defenders: number };
  /** Whose cards lie open: ouvert, and claims that were not proven. */
  readonly shown: readonly Player[];
  readonly wishes: Wishes;
  /** The words of the Kontra chain so far. */
  readonly said: readonly SaidDouble[];
  /** Stops the cards until it is answered. */
  readonly question?: Question;
  /** Defenders whose wish to give in the partner has refused since the game was last given. */
  readonly refusedGiveIn: readonly Player[];
};

/** What must be answered before the cards go on. */
export type Question =
  | DoubleQuestion
  /** Revolution; `after`: who shares the cards next. */
  | { readonly kind: 'rearrange'; readonly player: Player; readonly after: readonly Player[] }
  | { readonly kind: 'giveIn'; readonly player: Player; readonly by: Player }
  | { readonly kind: 'takeGift'; readonly player: Player };

type RamschCommon = Common & {
  /** Nobody has bid: a Ramsch round, or every deal is one. */
  readonly compulsory: boolean;
  readonly hands: ByPlayer<readonly Card[]>;
  /** As it lies now; it has changed when somebody took it. */
  readonly skat: readonly [Card, Card];
  readonly pushes: readonly PutOn[];
  readonly knocked: readonly Player[];
};

/** Before the first card of a Ramsch: Grand Hand instead, pushing the skat, knocking. In `putOn` the player holds twelve. */
export type BeforeRamsch = RamschCommon & {
  readonly phase: 'beforeRamsch';
  readonly step: 'grandHand' | 'push' | 'putOn' | 'knock';
  readonly turn: Player;
};

export type PlayingRamsch = RamschCommon & {
  readonly phase: 'ramsch';
  readonly leader: Player;
  readonly turn: Player;
  readonly trick: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  readonly tricksTaken: ByPlayer<number>;
  readonly trickPoints: ByPlayer<number>;
};

/** Claims and concessions; what is open is withdrawn by the next card. */
export type Wishes = {
  /** How many there have been in this game; the last one has this number. */
  readonly claims: number;
  readonly concessions: number;
  readonly claim?: OpenClaim;
  readonly concession?: OpenConcession;
  /** Who has wished since the last card; each may once. */
  readonly claimedBy: readonly Player[];
  readonly concededBy: readonly Player[];
};

/** `waitingFor`: who has not answered yet. */
export type OpenClaim = {
  readonly claim: number;
  readonly by: Player;
  readonly waitingFor: readonly Player[];
  readonly accepted: readonly Player[];
};
export type OpenConcession = {
  readonly concession: number;
  readonly by: Player;
  readonly waitingFor: readonly Player[];
};

export const NO_WISHES: Wishes = { claims: 0, concessions: 0, claimedBy: [], concededBy: [] };

export type Over = Common & {
  readonly phase: 'over';
  readonly result: SkatResult;
  readonly discard?: readonly [Card, Card];
  /** What nobody has played. */
  readonly hands: ByPlayer<readonly Card[]>;
  readonly tricks: readonly TakenTrick[];
};
