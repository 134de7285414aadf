import type { Contract, Level, Matadors, PlayedResult, RamschResult } from '@skatrunde/rules/cards';
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

describe('every doubling is spelled', () => {
  const base = played({
    contract: { type: 'suit', trump: 'D', ...PLAIN },
    matadors: { kind: 'with', count: 1 },
    levels: ['game'],
    base: 9,
    value: 18,
    bid: 18,
    score: 72,
  });
  const doublings = [
    { kind: 'kontra', factor: 2 },
    { kind: 'bockRound', factor: 2 },
  ] as const;

  test('of a won game', () => {
    expect(reckoningText({ ...base, doublings }, de)).toBe('mit 1 · Spiel 2 × 9 = 18 · × 2 Kontra × 2 Bockrunde = 72');
    expect(reckoningText({ ...base, doublings }, en)).toBe('with 1 · game 2 × 9 = 18 · × 2 Kontra × 2 Bock round = 72');
  });

  test('[K05] of an overbid game, after the loss', () => {
    const lost = {
      ...base,
      won: false,
      bid: 20,
      overbid: { charged: 27 },
      score: -108,
      doublings: doublings.slice(0, 1),
    };
    expect(reckoningText(lost, de)).toBe(
      'mit 1 · Spiel 2 × 9 = 18 · überreizt: 20 → 27 · verloren × 2 = −54 · × 2 Kontra = −108',
    );
  });

  test('[OLD-1] a lost Hand game that counts once', () => {
    expect(reckoningText({ ...base, won: false, lostFactor: 1, score: -18 }, de)).toContain('verloren = −18');
  });

  test('[R04] of a Ramsch', () => {
    const ramsch: RamschResult = {
      kind: 'ramsch',
      ending: 'played',
      cardPoints: [0, 64, 56],
      tricks: [0, 5, 5],
      skat: ['CT', 'CK'],
      skatTo: [1],
      losers: [1],
      jungfrau: [0],
      putOn: [],
      knocked: [],
      doublings: [{ kind: 'jungfrau', factor: 2 }],
      scores: [0, -128, 0],
      bock: [],
    };
    expect(reckoningText(ramsch, de)).toBe('64 Augen × 2 Jungfrau = −128');
  });
});
