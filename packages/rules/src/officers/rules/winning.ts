import type { Player } from '../../game.ts';
import type { OfficersLevel } from '../result.ts';
import { type ByTwo, byTwo, DEALER, FOREHAND, otherPlayer } from '../seats.ts';

/**
 * Won or lost (Gewinn): the announcer needs 61 card points, at 60:60 the other wins. Schneider is a loser with 30 or fewer,
 * Schwarz a loser without a trick. Source: rules.md 9.7, 9.8.
 */

/** What both have taken: card points, 120 together, and tricks, sixteen together. */
export type Taken = { readonly cardPoints: ByTwo<number>; readonly tricks: ByTwo<number> };

export const TRICKS = 16;

export const NOTHING_TAKEN: Taken = { cardPoints: [0, 0], tricks: [0, 0] };

/** The same with one more trick of this many card points. */
export function withTrick({ cardPoints, tricks }: Taken, winner: Player, points: number): Taken {
  return {
    cardPoints: byTwo((player) => (cardPoints[player] ?? 0) + (player === winner ? points : 0)),
    tricks: byTwo((player) => (tricks[player] ?? 0) + (player === winner ? 1 : 0)),
  };
}

/** Who wins a suit or Grand game. */
export function winnerOf({ cardPoints }: Taken): Player {
  return cardPoints[FOREHAND] >= 61 ? FOREHAND : DEALER;
}

/** The levels that count, in the order of the pad. */
export function levelsOf(taken: Taken): readonly OfficersLevel[] {
  const loser = otherPlayer(winnerOf(taken));
  const levels: OfficersLevel[] = ['game'];
  if ((taken.cardPoints[loser] ?? 0) <= 30) levels.push('schneider');
  if (taken.tricks[loser] === 0) levels.push('schwarz');
  return levels;
}
