import type { Suit } from '../cards/card.ts';

/** The levels a declarer promises beside the game itself. `schwarzAnnounced` implies `schneiderAnnounced`; `ouvert` implies all. */
export type Announcements = {
  /** Played without taking the skat (Handspiel). */
  readonly hand: boolean;
  readonly schneiderAnnounced: boolean;
  readonly schwarzAnnounced: boolean;
  /** Cards face up before the first lead. */
  readonly ouvert: boolean;
  /** The lowest trump takes the last trick (Spitze): so many levels more. A house rule. Source: rules.md 8.9. */
  readonly spitze?: 1 | 2;
};

export type SuitContract = { readonly type: 'suit'; readonly trump: Suit } & Announcements;
export type GrandContract = { readonly type: 'grand' } & Announcements;
export type NullContract = {
  readonly type: 'null';
  readonly hand: boolean;
  readonly ouvert: boolean;
  /** The defenders rearrange their cards. A house rule. Source: rules.md 8.8. */
  readonly revolution?: true;
};

/** What the declarer plays (Spielansage). Source: rules.md 4.4. */
export type Contract = SuitContract | GrandContract | NullContract;

/** Everyone alone, the jacks trump as in Grand. Nobody announces it. Source: rules.md 8.1. */
export type RamschContract = { readonly type: 'ramsch' };
export const RAMSCH: RamschContract = { type: 'ramsch' };

/** What can be played with cards: trumps, following suit and tricks follow from it. */
export type ContractInPlay = Contract | RamschContract;
