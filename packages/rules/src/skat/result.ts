import type { Card } from '../cards/card.ts';
import type { GameResult, Player } from '../game.ts';
import type { Contract } from './contract.ts';
import type { ByPlayer } from './seats.ts';
import type { BockTrigger } from './settings.ts';

/** The steps that make up the factor of a suit or Grand game, in the order they are counted on a pad. */
export const LEVELS = [
  'game',
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'ouvert',
  'spitze',
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
export const LOST_REASONS = [
  'points',
  'overbid',
  'notSchneider',
  'notSchwarz',
  'spitze',
  'tookTrick',
  'conceded',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** How the game came to its end. */
export const ENDINGS = [
  'played',
  'declarerConceded',
  'defendersConceded',
  'claimProven',
  'claimAccepted',
  'nullTrick',
  /** The defenders gave in during the first trick, and the declarer took it (Schenken). */
  'givenIn',
  /** Somebody left, and that counts as giving up. */
  'left',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What multiplies the score: the words of the Kontra chain, a Bock round, and what doubles a Ramsch. */
export const SCORE_DOUBLINGS = [
  'kontra',
  're',
  'bock',
  'hirsch',
  'bockRound',
  'pushed',
  'jungfrau',
  'knocked',
] as const;
/** One kind of doubling with its factor: 2, or 4 and 8 where it was done several times. Source: rules.md 8.13. */
export type ScoreDoubling = { readonly kind: (typeof SCORE_DOUBLINGS)[number]; readonly factor: number };

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
  /** A lost game counts twice, by the values before 1999 a Hand game once. Present when lost. */
  readonly lostFactor?: 1 | 2;
  /** In the order in which they are reckoned; they never change the value that the bid is compared with. */
  readonly doublings: readonly ScoreDoubling[];
  /** What is written for the declarer: + value, or - 2 × value, with all doublings. */
  readonly score: number;
  readonly scores: ByPlayer<number>;
  /** Each starts a Bock round. */
  readonly bock: readonly BockTrigger[];
};

/** What a player did with the skat that went round before a Ramsch (Schieberamsch). Source: rules.md 8.2. */
export type PutOn = {
  readonly player: Player;
  /** The two cards he took up and the two he put on; absent when he pushed the skat on unseen. */
  readonly cards?: { readonly taken: readonly [Card, Card]; readonly putOn: readonly [Card, Card] };
};

/** A Ramsch: everyone alone. Source: rules.md 8.1. */
export type RamschResult = GameResult & {
  readonly kind: 'ramsch';
  readonly ending: 'played' | 'left';
  /** Card points of each player, with the skat where it counts for him. */
  readonly cardPoints: ByPlayer<number>;
  readonly tricks: ByPlayer<number>;
  /** The two cards that nobody played, and who got them. */
  readonly skat: readonly [Card, Card];
  readonly skatTo: readonly Player[];
  /** Who took all tricks (Durchmarsch). */
  readonly durchmarsch?: Player;
  /** Nobody when three have the same, and in a Durchmarsch. */
  readonly losers: readonly Player[];
  /** Without a trick (Jungfrau). */
  readonly jungfrau: readonly Player[];
  readonly putOn: readonly PutOn[];
  readonly knocked: readonly Player[];
  readonly doublings: readonly ScoreDoubling[];
  readonly scores: ByPlayer<number>;
  readonly bock: readonly BockTrigger[];
};

/** All three passed (eingepasst). Source: rules.md 3.8. */
export type PassedInResult = GameResult & {
  readonly kind: 'passedIn';
  readonly scores: ByPlayer<number>;
  readonly bock: readonly BockTrigger[];
};

export type SkatResult = PlayedResult | RamschResult | PassedInResult;

/** All doublings together. */
export function factorOf(doublings: readonly ScoreDoubling[]): number {
  return doublings.reduce((product, { factor }) => product * factor, 1);
}
