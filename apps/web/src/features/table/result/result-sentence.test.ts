import type { PlayedResult } from '@skatrunde/rules/cards';
import { describe, expect, test } from 'vitest';
import { RESULTS } from '../../../fixtures/board-results.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { resultReasons, resultTitle } from './result-sentence.ts';

const NAMES = ['Mira', 'Henning', 'Lotte'];
const words = (text: typeof de) => ({
  who: (player: number) => ({ name: NAMES[player] ?? '', you: player === 2 }),
  text,
  deck: 'french' as const,
});

function resultOf(name: Exclude<keyof typeof RESULTS, 'brokenOff'>): PlayedResult {
  const stage = RESULTS[name];
  const view = stage.kind === 'pause' ? stage.game?.view : undefined;
  if (view?.phase !== 'over' || view.result.kind !== 'played') throw new Error('not a played game');
  return view.result;
}

const WON = resultOf('won');
const tell = (result: PlayedResult, text = de) => [
  resultTitle(result, words(text)),
  ...resultReasons(result, words(text)),
];

describe('how a game ended, in words', () => {
  test('won, just short of Schneider', () => {
    expect(tell(WON)).toEqual([
      'Mira gewinnt Kreuz Hand mit 88 Augen.',
      '2 Augen fehlten zum Schneider.',
      'Gereizt war bis 22.',
    ]);
    expect(tell(WON, en)[0]).toBe('Mira wins Clubs hand with 88 points.');
  });

  test('overbid, naming the card in the skat that changed the matadors', () => {
    expect(tell(resultOf('overbid'))).toEqual([
      'Henning hat Kreuz Hand überreizt.',
      '74 Augen hätten gereicht.',
      'Im Skat lag Kreuz Bube: aus ohne 2 wurde mit 1.',
      'Das Spiel zählt 36, gereizt war bis 46.',
    ]);
    expect(tell(resultOf('overbid'), en)).toContain('The jack of clubs lay in the skat: without 2 became with 1.');
  });

  test('60 to 60 is lost by one point', () => {
    const lost = { ...WON, won: false, lostReason: 'points', cardPoints: { declarer: 60, defenders: 60 } } as const;
    expect(tell(lost)).toContain('60 zu 60: ein Auge hat gefehlt.');
    expect(tell(lost)[0]).toBe('Mira verliert Kreuz Hand mit 60 Augen.');
  });

  test('a declarer who is Schneider himself', () => {
    const lost = { ...WON, won: false, lostReason: 'points', cardPoints: { declarer: 30, defenders: 90 } } as const;
    expect(tell(lost)).toContain('Mira ist selbst Schneider.');
  });

  test('an announced level that was missed', () => {
    expect(tell(resultOf('ouvert'))).toEqual([
      'Du verlierst Grand ouvert mit 116 Augen.',
      'Schwarz war angesagt: ein Stich ging an die Gegner.',
      'Gereizt war bis 22.',
    ]);
  });

  test('Null, lost by one trick', () => {
    expect(tell(resultOf('null')).slice(0, 2)).toEqual(['Mira verliert Null Hand.', 'Ein Stich ging an Mira.']);
  });

  test('given up', () => {
    expect(tell(resultOf('conceded'))[0]).toBe('Mira gibt Kreuz Hand auf.');
  });

  test('the defenders gave up', () => {
    const won = { ...WON, ending: 'defendersConceded' } as const;
    expect(tell(won).slice(0, 2)).toEqual(['Mira gewinnt Kreuz Hand.', 'Henning und Lotte haben aufgegeben.']);
  });

  test('a claim that was proven, and one that was accepted', () => {
    expect(tell({ ...WON, ending: 'claimProven' })).toContain('Der Rest war sicher und wurde gezeigt.');
    expect(tell({ ...WON, ending: 'claimAccepted' })).toContain(
      'Der Rest wurde gezeigt, und alle waren einverstanden.',
    );
  });

  test('passed in', () => {
    const passedIn = { kind: 'passedIn', scores: [0, 0, 0], bock: [] } as const;
    expect(resultTitle(passedIn, words(de))).toBe('Alle haben gepasst.');
  });

  test('the German deck has its own words', () => {
    expect(resultTitle(WON, { ...words(de), deck: 'german' })).toBe('Mira gewinnt Eichel Hand mit 88 Augen.');
  });
});
