import { describe, expect, it } from 'vitest';
import { levelsOf, type Taken, winnerOf } from './winning.ts';

/** The announcer's card points and tricks; the rest is the other's. */
function taken(points: number, tricks = 8): Taken {
  return { cardPoints: [points, 120 - points], tricks: [tricks, 16 - tricks] };
}

describe('who wins', () => {
  it.each([
    [61, 0],
    [60, 1],
    [59, 1],
    [120, 0],
    [0, 1],
  ])('[OFF-8] the announcer with %i: player %i', (points, winner) => expect(winnerOf(taken(points))).toBe(winner));
});

describe('levels', () => {
  it.each([
    [89, ['game']],
    [90, ['game', 'schneider']],
    [31, ['game']],
    [30, ['game', 'schneider']],
  ])('[OFF-9] the announcer with %i: %j', (points, levels) => expect(levelsOf(taken(points))).toEqual(levels));

  it('[OFF-9] Schwarz goes by tricks, for and against', () => {
    expect(levelsOf(taken(120, 16))).toEqual(['game', 'schneider', 'schwarz']);
    expect(levelsOf(taken(120, 15))).toEqual(['game', 'schneider']);
    expect(levelsOf(taken(0, 0))).toEqual(['game', 'schneider', 'schwarz']);
    expect(levelsOf(taken(0, 1))).toEqual(['game', 'schneider']);
  });
});
