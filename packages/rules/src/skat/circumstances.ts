import { type ByPlayer, byPlayer } from './seats.ts';

/** What the match brings to one deal; a table counts it, the rules of the game only read it. */
export type SkatCircumstances = {
  /** A deal of a Bock round: what is written counts double. */
  readonly bockRound: boolean;
  /** A deal of a round of compulsory Ramsch: nobody bids. */
  readonly ramschRound: boolean;
  /** What each player has written so far in this match by the games alone. */
  readonly totals: ByPlayer<number>;
};

export const ORDINARY: SkatCircumstances = { bockRound: false, ramschRound: false, totals: byPlayer(() => 0) };
