import type { Card } from '../cards/card.ts';
import type { GameResult, Player } from '../game.ts';
import type { Contract } from './contract.ts';
import type { ByPlayer } from './seats.ts';

/** The steps that make up the factor of a suit or Grand game, in the order they are counted on a pad. */
export const LEVELS = [
  'game',
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'ouvert',
] as const;
export type Level = (typeof LEVELS)[number];

/** The unbroken run of top trumps that the declarer has (`with`) or lacks (`without`), 1..11. Source: rules.md 4.9. */
export type Matadors = { readonly kind: 'with' | 'without'; readonly count: number };

/** How the value of a suit or Grand game was reckoned: `base × (matadors + levels)`. */
export type LevelReckoning = {
  readonly kind: 'levels';
  readonly matadors: Matadors;
  /** In a Hand game: what the ten cards alone would have counted, and the skat card that changed it. */
  readonly changedBySkat?: { readonly planned: Matadors; readonly card: Card };
  /** Each counted level, in order; the pad counts on from the matadors: "with 2, game 3, hand 4". */
  readonly levels: readonly Level[];
  /** 9, 10, 11, 12 or 24. */
  readonly base: number;
  /** matadors.count + levels.length. */
  readonly factor: number;
};

/** Null games are worth a fixed value. Source: rules.md 7.10. */
export type NullReckoning = { readonly kind: 'null' };

/** Why the declarer lost; a lost game may have several reasons, this is the one that is told. */
export type LostReason = 'points' | 'overbid' | 'notSchneider' | 'notSchwarz' | 'tookTrick' | 'conceded';

/** How the game came to its end. */
export type Ending =
  | 'played'
  | 'declarerConceded'
  | 'defendersConceded'
  | 'claimProven'
  | 'claimAccepted'
  | 'nullTrick';

export type PlayedResult = GameResult & {
  readonly kind: 'played';
  readonly declarer: Player;
  readonly contract: Contract;
  readonly bid: number;
  readonly won: boolean;
  /** Present when lost. */
  readonly lostReason?: LostReason;
  readonly ending: Ending;
  /** The declarer's card points with the skat, and the defenders'; 120 together. In a game that ended early: of what counted. */
  readonly cardPoints: { readonly declarer: number; readonly defenders: number };
  readonly tricks: { readonly declarer: number; readonly defenders: number };
  readonly reckoning: LevelReckoning | NullReckoning;
  /** Spielwert before overbidding and doubling, always positive. */
  readonly gameValue: number;
  /** The value was below the bid: this multiple of the base is charged instead. Source: rules.md 7.13. */
  readonly overbid?: { readonly charged: number };
  /** What is written for the declarer: + value, or - 2 × value. */
  readonly score: number;
  readonly scores: ByPlayer<number>;
};

/** All three passed (eingepasst). Source: rules.md 3.8. */
export type PassedInResult = GameResult & { readonly kind: 'passedIn'; readonly scores: ByPlayer<number> };

export type SkatResult = PlayedResult | PassedInResult;
