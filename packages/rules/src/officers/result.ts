import type { GameResult, Player } from '../game.ts';
import type { OfficersContract } from './contract.ts';
import type { ByTwo } from './seats.ts';

/** What the dealer may say, and what forehand may answer; each doubles the score. Source: rules.md 9.10. */
export const DOUBLINGS = ['kontra', 're'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

/** What makes up the factor of a suit or Grand game, in the order it is counted. There are no matadors. */
export const OFFICERS_LEVELS = ['game', 'schneider', 'schwarz'] as const;
export type OfficersLevel = (typeof OFFICERS_LEVELS)[number];

/** How the value was reckoned, before doubling. Source: rules.md 9.9, 9.11. */
export type OfficersReckoning =
  /** base × factor; factor = number of levels. */
  | {
      readonly kind: 'levels';
      readonly base: number;
      readonly levels: readonly OfficersLevel[];
      readonly factor: number;
    }
  /** By card points alone, 60..120: the winner's, in Ramsch the loser's or those of the Durchmarsch. */
  | { readonly kind: 'steps'; readonly cardPoints: number; readonly step: 1 | 2 | 3 | 4 }
  /** The loser of a Ramsch writes his card points as minus. */
  | { readonly kind: 'ramsch'; readonly loser: Player; readonly cardPoints: number }
  /** All sixteen tricks of a Ramsch. */
  | { readonly kind: 'durchmarsch' };

export type OfficersEnding = 'played' | 'conceded' | 'claimProven' | 'claimAccepted';

export type OfficersResult = GameResult & {
  readonly kind: 'officers';
  readonly announcer: Player;
  readonly contract: OfficersContract;
  readonly winner: Player;
  /** In a Ramsch: the winner took every trick. */
  readonly durchmarsch: boolean;
  readonly ending: OfficersEnding;
  /** Who gave up or claimed; absent when the game was played to its end. */
  readonly endedBy?: Player;
  /** 120 together; what was not played counts as the ending says. */
  readonly cardPoints: ByTwo<number>;
  /** Sixteen together, except in a Ramsch that was given up. */
  readonly tricks: ByTwo<number>;
  readonly reckoning: OfficersReckoning;
  /** Before doubling, positive. */
  readonly value: number;
  /** What was said, in order; each doubles the score. */
  readonly doublings: readonly Doubling[];
  readonly scores: ByTwo<number>;
};
