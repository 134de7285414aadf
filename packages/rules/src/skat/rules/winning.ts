import type { Contract } from '../contract.ts';
import type { LostReason } from '../result.ts';
import type { ReachedLevels } from './game-value.ts';
import type { Spitze } from './spitze.ts';

/**
 * Won or lost (Gewinn): 61 card points in a suit or Grand game, no trick in Null, and every announced level.
 * Source: rules.md 7.1-7.4, 7.8.
 */

/** How a game was played: the declarer's card points with the skat (0..120) and his tricks (0..10). */
export type Play = {
  readonly cardPoints: number;
  readonly tricks: number;
  /** What has become of an announced Spitze. */
  readonly spitze?: Spitze;
};

/** Schneider is a side with 30 card points or fewer, Schwarz a side without a trick. Source: rules.md 7.2, 7.3, 7.7. */
export function reachedLevels({ cardPoints, tricks }: Play): ReachedLevels {
  return { schneider: cardPoints >= 90 || cardPoints <= 30, schwarz: tricks === 10 || tricks === 0 };
}

/** Why the declarer has lost by the cards, overbidding apart; `undefined` if he has won. */
export function whyLost(contract: Contract, { cardPoints, tricks, spitze }: Play): LostReason | undefined {
  if (contract.type === 'null') return tricks === 0 ? undefined : 'tookTrick';
  if (contract.schneiderAnnounced && cardPoints < 90) return 'notSchneider';
  if (contract.schwarzAnnounced && tricks < 10) return 'notSchwarz';
  if (contract.spitze !== undefined && spitze !== 'made') return 'spitze';
  return cardPoints >= 61 ? undefined : 'points';
}
