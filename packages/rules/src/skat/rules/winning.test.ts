import { describe, expect, it } from 'vitest';
import { parseContract } from '../../cards/notation.ts';
import type { Contract } from '../contract.ts';
import { reachedLevels, whyLost } from './winning.ts';

function lost(letters: string, cardPoints: number, tricks: number) {
  return whyLost(parseContract(letters) as Contract, { cardPoints, tricks });
}

it('[WIN-1] 61 card points win, 60 lose', () => {
  expect(lost('D', 61, 5)).toBeUndefined();
  expect(lost('G', 60, 5)).toBe('points');
});

describe('Schneider and Schwarz', () => {
  it.each([
    [30, 3, true],
    [31, 3, false],
    [89, 8, false],
    [90, 8, true],
  ])('[WIN-2] %d card points: Schneider %s', (cardPoints, tricks, schneider) => {
    expect(reachedLevels({ cardPoints, tricks }).schneider).toBe(schneider);
  });

  it.each([
    [120, 9, false],
    [120, 10, true],
    [0, 1, false],
    [22, 0, true],
  ])(
    '[WIN-3] %d card points in %d tricks: Schwarz %s, by tricks and never by points',
    (cardPoints, tricks, schwarz) => {
      expect(reachedLevels({ cardPoints, tricks }).schwarz).toBe(schwarz);
    },
  );
});

it('[WIN-4] Null is lost by a trick, whatever is in it', () => {
  expect(lost('N', 0, 1)).toBe('tookTrick');
  expect(lost('NO', 22, 0)).toBeUndefined();
});

it('[WIN-5] an announced level that is missed loses the game', () => {
  expect(lost('CHS', 89, 8)).toBe('notSchneider');
  expect(lost('CHS', 90, 8)).toBeUndefined();
  expect(lost('CHZ', 120, 9)).toBe('notSchwarz');
  expect(lost('CO', 120, 10)).toBeUndefined();
});
