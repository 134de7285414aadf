import type { Suit } from '../cards/card.ts';

/** The levels a declarer promises beside the game itself. `schwarzAnnounced` implies `schneiderAnnounced`; `ouvert` implies all. */
export type Announcements = {
  /** Played without taking the skat (Handspiel). */
  readonly hand: boolean;
  readonly schneiderAnnounced: boolean;
  readonly schwarzAnnounced: boolean;
  /** Cards face up before the first lead. */
  readonly ouvert: boolean;
};

export type SuitContract = { readonly type: 'suit'; readonly trump: Suit } & Announcements;
export type GrandContract = { readonly type: 'grand' } & Announcements;
export type NullContract = { readonly type: 'null'; readonly hand: boolean; readonly ouvert: boolean };

/** What the declarer plays (Spielansage). Source: rules.md 4.4. */
export type Contract = SuitContract | GrandContract | NullContract;
