import type { PadLine } from '@skatrunde/protocol';
import type { PlayedResult } from '@skatrunde/rules/cards';
import { describe, expect, test } from 'vitest';
import { RESULTS } from '../../../fixtures/board-results.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { settlementText } from './settlement.ts';

function played(): PlayedResult {
  const stage = RESULTS.won;
  const view = stage.kind === 'pause' ? stage.game?.view : undefined;
  if (view?.phase !== 'over' || view.result.kind !== 'played') throw new Error('not a played game');
  return view.result;
}

/** Player 0 declares and sits in column 1. */
function line(won: boolean, score: number, scores: readonly number[]): PadLine {
  const result = { ...played(), declarer: 0 as const, won, score };
  return { game: 1, dealer: 0, players: [1, 2, 0], result, scores, totals: scores };
}

describe('what the scoring of a table adds', () => {
  test('classic: nothing', () => expect(settlementText(line(true, 36, [0, 36, 0]), de)).toBe(''));

  test('[K10] a tournament game won', () =>
    expect(settlementText(line(true, 36, [0, 86, 0]), de)).toBe('Abrechnung: 36 + 50 = 86'));

  test('[K11] a tournament game lost', () => {
    expect(settlementText(line(false, -72, [40, -122, 40]), de)).toBe(
      'Abrechnung: −72 − 50 = −122 · die anderen je +40',
    );
    expect(settlementText(line(false, -72, [40, -122, 40]), en)).toContain('the others each +40');
  });

  test('Bierlachs: a won game is the others’ minus, a lost one the declarer’s alone', () => {
    expect(settlementText(line(true, 40, [-40, 0, -40]), de)).toBe('die anderen je −40');
    expect(settlementText(line(false, -80, [0, -80, 0]), de)).toBe('');
  });
});
