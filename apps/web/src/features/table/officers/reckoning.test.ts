import type { OfficersResult } from '@skatrunde/rules/cards';
import { describe, expect, test } from 'vitest';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { officersSum } from './reckoning.ts';
import { officersReasons, officersTitle, type ResultWords } from './result-words.ts';

/** Forehand Mira announced hearts and won 92 to 28; Lotte looks on. */
const WON: OfficersResult = {
  kind: 'officers',
  announcer: 0,
  contract: { type: 'suit', trump: 'H' },
  winner: 0,
  durchmarsch: false,
  ending: 'played',
  cardPoints: [92, 28],
  tricks: [11, 5],
  reckoning: { kind: 'levels', base: 10, levels: ['game', 'schneider'], factor: 2 },
  value: 20,
  doublings: [],
  scores: [20, 0],
};
const LOST: OfficersResult = {
  ...WON,
  winner: 1,
  cardPoints: [55, 65],
  reckoning: { kind: 'levels', base: 10, levels: ['game'], factor: 1 },
  value: 10,
  scores: [0, 10],
};
const RAMSCH: OfficersResult = {
  ...WON,
  contract: { type: 'ramsch' },
  winner: 1,
  cardPoints: [70, 50],
  reckoning: { kind: 'ramsch', loser: 0, cardPoints: 70 },
  value: 70,
  scores: [-70, 0],
};

const wordsOf = (text: typeof de, you?: number): ResultWords => ({
  who: (player) => ({ name: player === 0 ? 'Mira' : 'Lotte', you: player === you }),
  text,
  deck: 'french',
});
const told = (result: OfficersResult, text = de, you = 1): string =>
  [officersTitle(result, wordsOf(text, you)), ...officersReasons(result, wordsOf(text, you))].join(' ');

describe('the sum on the pad', () => {
  test('counts the levels and spells every doubling', () => {
    expect(officersSum(WON, de)).toBe('Spiel 1 · Schneider 2 × 10 = 20');
    const doubled: OfficersResult = { ...WON, doublings: ['kontra', 're'], scores: [80, 0] };
    expect(officersSum(doubled, de)).toBe('Spiel 1 · Schneider 2 × 10 = 20 · × 2 Kontra × 2 Re = 80');
    expect(officersSum(doubled, en)).toContain('× 2 Kontra × 2 Re = 80');
  });

  test('says where a lost game counts twice', () => {
    expect(officersSum(LOST, de)).toBe('Spiel 1 × 10 = 10');
    expect(officersSum({ ...LOST, scores: [-20, 0] }, de)).toBe('Spiel 1 × 10 = 10 · verloren × 2 = −20');
    expect(officersSum({ ...LOST, doublings: ['kontra'], scores: [-40, 0] }, de)).toBe(
      'Spiel 1 × 10 = 10 · verloren × 2 = −20 · × 2 Kontra = −40',
    );
  });

  test('takes the card points of a Ramsch, or steps', () => {
    expect(officersSum(RAMSCH, de)).toBe('70 Augen = −70');
    expect(officersSum({ ...RAMSCH, doublings: ['kontra'], scores: [-140, 0] }, de)).toBe(
      '70 Augen · × 2 Kontra = −140',
    );
    const marched = { ...RAMSCH, reckoning: { kind: 'durchmarsch' }, value: 120, scores: [120, 0] } as const;
    expect(officersSum({ ...marched, durchmarsch: true }, de)).toBe('Durchmarsch 120');
    const steps = { ...WON, reckoning: { kind: 'steps', cardPoints: 92, step: 3 }, value: 3, scores: [3, 0] } as const;
    expect(officersSum(steps, de)).toBe('92 Augen: 3 Punkte');
  });
});

describe('the end in sentences', () => {
  test('who has won what, and what decided it', () => {
    expect(told(WON)).toBe('Mira gewinnt Herz mit 92 Augen. Du bist Schneider: 28 Augen.');
    expect(told(LOST)).toBe('Mira verliert Herz mit 55 Augen. 6 Augen haben zu 61 gefehlt.');
    expect(told(RAMSCH)).toBe('Du gewinnst den Ramsch mit 50 Augen.');
    expect(told({ ...RAMSCH, cardPoints: [60, 60] })).toContain('60 zu 60: dann verliert, wer angesagt hat.');
    expect(told(RAMSCH, en, 0)).toBe('Lotte wins the Ramsch with 50 points.');
  });

  test('a claim that was agreed to is told to both, and to who watches', () => {
    const claimed = { ...WON, ending: 'claimAccepted', endedBy: 0 } as const;
    expect(told(claimed, de, 0)).toContain('Der Rest gehörte dir, Lotte war einverstanden.');
    expect(told(claimed, de, 1)).toContain('Der Rest gehörte Mira, du warst einverstanden.');
    expect(told(claimed, de, 7)).toContain('Der Rest gehörte Mira, Lotte war einverstanden.');
    expect(told(claimed, en, 7)).toContain('The rest was Mira’s, and Lotte agreed.');
  });
});
