import type { PlayedResult, RamschResult } from '@skatrunde/rules/cards';
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
      'Henning hat sich mit Kreuz Hand überreizt.',
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

  test('announced Schwarz is missed by a trick, however few the card points', () => {
    const contract = { ...WON.contract, schneiderAnnounced: true, schwarzAnnounced: true } as PlayedResult['contract'];
    const lost = { ...WON, contract, won: false, lostReason: 'notSchneider' } as const;
    const points = { cardPoints: { declarer: 80, defenders: 40 }, tricks: { declarer: 7, defenders: 3 } };
    expect(tell({ ...lost, ...points })[1]).toBe('Schwarz war angesagt: 3 Stiche gingen an die Gegner.');
    expect(tell({ ...lost, ...points, ending: 'defendersConceded' })[2]).toBe(
      'Schwarz war angesagt: 3 Stiche gingen an die Gegner.',
    );
  });

  test('Null, lost by one trick', () => {
    expect(tell(resultOf('null')).slice(0, 2)).toEqual(['Mira verliert Null Hand.', 'Ein Stich ging an Mira.']);
  });

  test('given up', () => {
    expect(tell(resultOf('conceded'))[0]).toBe('Mira gibt Kreuz Hand auf.');
  });

  test('the defenders gave up', () => {
    const won = { ...WON, ending: 'defendersConceded' } as const;
    expect(tell(won).slice(0, 2)).toEqual(['Mira gewinnt Kreuz Hand.', 'Du und Henning habt aufgegeben.']);
    expect(tell(won, en)[1]).toBe('You and Henning gave up.');
    const alone = { ...won, declarer: 2 } as const;
    expect(tell(alone)[1]).toBe('Mira und Henning haben aufgegeben.');
  });

  test('[CONC-5] given up, but won already', () => {
    const won = { ...WON, ending: 'declarerConceded', cardPoints: { declarer: 65, defenders: 20 } } as const;
    expect(tell(won).slice(0, 2)).toEqual([
      'Mira gewinnt Kreuz Hand.',
      'Aufgegeben, aber mit 65 Augen war es schon gewonnen.',
    ]);
  });

  test('[CONC-5] the defenders gave up, but had won already', () => {
    const lost = { ...WON, won: false, ending: 'defendersConceded' } as const;
    const points = { ...lost, lostReason: 'points', cardPoints: { declarer: 20, defenders: 62 } } as const;
    expect(tell(points)).toEqual([
      'Mira verliert Kreuz Hand.',
      'Du und Henning habt aufgegeben, aber mit 62 Augen hattet ihr schon gewonnen.',
      'Gereizt war bis 22.',
    ]);
    const schneider = { ...lost, lostReason: 'notSchneider', cardPoints: { declarer: 40, defenders: 31 } } as const;
    expect(tell(schneider).slice(1, 3)).toEqual([
      'Du und Henning habt aufgegeben, aber da war es schon verloren.',
      'Schneider war angesagt, und die Gegner hatten schon 31 Augen.',
    ]);
    expect(tell({ ...lost, lostReason: 'spitze' })[2]).toBe('Die Spitze war angesagt, aber schon gespielt.');
  });

  test('a claim that was proven, and one that was accepted', () => {
    expect(tell({ ...WON, ending: 'claimProven' })).toContain('Abgekürzt: Der Rest war sicher.');
    expect(tell({ ...WON, ending: 'claimAccepted' })).toContain('Abgekürzt: Alle waren einverstanden.');
  });

  test('[CLAIM-5] a Null that ended by a claim tells of no trick that never was', () => {
    const none = { ...resultOf('null'), tricks: { declarer: 0, defenders: 4 } } as const;
    expect(tell({ ...none, ending: 'claimProven' })).toEqual([
      'Mira verliert Null Hand.',
      'Abgekürzt: Mira hätte sicher noch einen Stich bekommen.',
      'Gereizt war bis 22.',
    ]);
    expect(tell({ ...none, ending: 'claimAccepted' })[1]).toBe('Abgekürzt: Alle waren einverstanden.');
    const { lostReason: _, ...won } = { ...none, won: true, ending: 'claimProven' } as const;
    expect(tell(won)[1]).toBe('Abgekürzt: Mira konnte keinen Stich mehr bekommen.');
  });

  test('passed in', () => {
    const passedIn = { kind: 'passedIn', scores: [0, 0, 0], bock: [] } as const;
    expect(resultTitle(passedIn, words(de))).toBe('Alle haben gepasst.');
    expect(resultReasons(passedIn, words(de))).toHaveLength(1);
    expect(resultReasons({ ...passedIn, bock: ['allPassed'] }, words(de)).at(-1)).toBe('Eine Bockrunde folgt.');
  });

  test('a Ramsch that two lose, and one that somebody left', () => {
    const ramsch: RamschResult = {
      kind: 'ramsch',
      ending: 'played',
      cardPoints: [60, 0, 60],
      tricks: [5, 1, 4],
      skat: ['C7', 'S7'],
      skatTo: [0],
      losers: [0, 2],
      jungfrau: [],
      putOn: [],
      knocked: [],
      doublings: [],
      scores: [-60, 0, -60],
      bock: [],
    };
    expect(resultTitle(ramsch, words(de))).toBe('Du und Mira verliert den Ramsch.');
    expect(resultTitle({ ...ramsch, losers: [0, 1] }, words(de))).toBe('Mira und Henning verlieren den Ramsch.');
    expect(resultReasons({ ...ramsch, ending: 'left', losers: [2] }, words(de))).toEqual(['Wer geht, gibt auf.']);
    expect(resultReasons(ramsch, words(de))).toEqual(['60 Augen.']);
    const doubled = {
      ...ramsch,
      losers: [2],
      doublings: [{ kind: 'pushed', factor: 2 }],
      scores: [0, 0, -120],
    } as const;
    expect(resultReasons(doubled, words(de))).toEqual(['60 Augen × 2 geschoben = −120.']);
  });

  test('the German deck has its own words', () => {
    expect(resultTitle(WON, { ...words(de), deck: 'german' })).toBe('Mira gewinnt Eichel Hand mit 88 Augen.');
  });

  test('a Grand Hand instead of a Ramsch, where nobody has bid', () => {
    expect(tell({ ...WON, bid: 0 })).toEqual([
      'Mira gewinnt Kreuz Hand mit 88 Augen.',
      '2 Augen fehlten zum Schneider.',
    ]);
  });

  test('a Bock round that follows, or several', () => {
    expect(tell({ ...WON, bock: ['grandHandWon'] }).at(-1)).toBe('Eine Bockrunde folgt.');
    expect(tell({ ...WON, bock: ['lostAfterKontra', 'grandLost'] }).at(-1)).toBe('2 Bockrunden folgen.');
    expect(tell({ ...WON, bock: ['grandHandWon'] }, en).at(-1)).toBe('A Bock round follows.');
    expect(tell({ ...WON, bock: ['lostAfterKontra', 'grandLost'] }, en).at(-1)).toBe('2 Bock rounds follow.');
  });
});
