import type { Contract, Level, Matadors, PlayedResult } from '@skatrunde/rules/cards';
import { describe, expect, test } from 'vitest';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { reckoningText } from './reckoning.ts';

const PLAIN = { hand: false, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };

type Row = {
  readonly contract: Contract;
  readonly matadors?: Matadors;
  readonly levels?: readonly Level[];
  readonly base?: number;
  readonly value: number;
  readonly bid: number;
  readonly charged?: number;
  readonly score: number;
};

function played({ contract, matadors, levels = [], base = 0, value, bid, charged, score }: Row): PlayedResult {
  const factor = (matadors?.count ?? 0) + levels.length;
  return {
    kind: 'played',
    doublings: [],
    bock: [],
    declarer: 0,
    contract,
    bid,
    won: score > 0,
    ending: 'played',
    cardPoints: { declarer: 60, defenders: 60 },
    tricks: { declarer: 5, defenders: 5 },
    reckoning: matadors ? { kind: 'levels', matadors, levels, base, factor } : { kind: 'null' },
    gameValue: value,
    ...(charged === undefined ? {} : { overbid: { charged } }),
    score,
    scores: [score, 0, 0],
  };
}

describe('the sum on a pad line, as the examples of the order give it', () => {
  test('[E02] a simple lost game', () => {
    const result = played({
      contract: { type: 'suit', trump: 'D', ...PLAIN },
      matadors: { kind: 'with', count: 1 },
      levels: ['game'],
      base: 9,
      value: 18,
      bid: 18,
      score: -36,
    });
    expect(reckoningText(result, de)).toBe('mit 1 · Spiel 2 × 9 = 18 · verloren × 2 = −36');
    expect(reckoningText(result, en)).toBe('with 1 · game 2 × 9 = 18 · lost × 2 = −36');
  });

  test('[E15] with 2, game 3, hand 4 times 12', () => {
    const result = played({
      contract: { type: 'suit', trump: 'C', ...PLAIN, hand: true },
      matadors: { kind: 'with', count: 2 },
      levels: ['game', 'hand'],
      base: 12,
      value: 48,
      bid: 48,
      score: 48,
    });
    expect(reckoningText(result, de)).toBe('mit 2 · Spiel 3 · Hand 4 × 12 = 48');
    expect(reckoningText(result, en)).toBe('with 2 · game 3 · hand 4 × 12 = 48');
  });

  test('[O01] an overbid Hand game', () => {
    const result = played({
      contract: { type: 'suit', trump: 'C', ...PLAIN, hand: true },
      matadors: { kind: 'with', count: 1 },
      levels: ['game', 'hand'],
      base: 12,
      value: 36,
      bid: 46,
      charged: 48,
      score: -96,
    });
    expect(reckoningText(result, de)).toBe(
      'mit 1 · Spiel 2 · Hand 3 × 12 = 36 · überreizt: 46 → 48 · verloren × 2 = −96',
    );
    expect(reckoningText(result, en)).toBe('with 1 · game 2 · hand 3 × 12 = 36 · overbid: 46 → 48 · lost × 2 = −96');
  });

  test('[E41] announced Schneider missed', () => {
    const result = played({
      contract: { type: 'grand', ...PLAIN, hand: true, schneiderAnnounced: true },
      matadors: { kind: 'with', count: 4 },
      levels: ['game', 'hand', 'schneider', 'schneiderAnnounced'],
      base: 24,
      value: 192,
      bid: 48,
      score: -384,
    });
    expect(reckoningText(result, de)).toBe(
      'mit 4 · Spiel 5 · Hand 6 · Schneider 7 · angesagt 8 × 24 = 192 · verloren × 2 = −384',
    );
  });

  test('[E30] Null has its fixed value', () => {
    const result = played({ contract: { type: 'null', hand: true, ouvert: false }, value: 35, bid: 18, score: 35 });
    expect(reckoningText(result, de)).toBe('Null Hand = 35');
    expect(reckoningText(result, en)).toBe('Null hand = 35');
  });

  test('[E33] a lost Null ouvert', () => {
    const result = played({ contract: { type: 'null', hand: false, ouvert: true }, value: 46, bid: 46, score: -92 });
    expect(reckoningText(result, de)).toBe('Null ouvert = 46 · verloren × 2 = −92');
  });

  test('passed in: nothing to reckon', () => {
    expect(reckoningText({ kind: 'passedIn', scores: [0, 0, 0], bock: [] }, de)).toBe('');
  });
});
