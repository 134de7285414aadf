import { describe, expect, test } from 'vitest';
import { padAfter } from '../../../fixtures/pads.ts';
import { THREE_ROUNDS } from '../../../fixtures/people.ts';
import { standings } from '../../../fixtures/stages.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { hasLeft, ranking } from './ranking.ts';
import { standingsWords } from './standings-words.ts';

describe('who has won, in words', () => {
  test('one winner, the others in order', () => {
    expect(standingsWords(standings(9, [0]), padAfter(9), de)).toEqual({
      title: 'Lotte gewinnt',
      lead: 'Mit 68 Punkten vor Mira (34) und Henning (17).',
    });
  });

  test('a tie names both', () => {
    expect(standingsWords(standings(9, [0, 2]), padAfter(9), en).title).toBe('Lotte and Henning win');
  });

  test('a tie that was broken says by what', () => {
    const stage = standings(9, [0]);
    const participants = stage.match.participants.map((one, column) => ({ ...one, total: 68, place: column + 1 }));
    expect(standingsWords({ ...stage, match: { ...stage.match, participants } }, padAfter(9), de).lead).toBe(
      'Mit 68 Punkten vor Mira (68) und Henning (68). Bei gleichen Punkten entscheiden die gewonnenen Spiele, dann die verlorenen.',
    );
  });

  test('called off before anything was scored', () => {
    const none = { ...standings(0, []), ending: 'calledOff' } as const;
    expect(standingsWords(none, padAfter(0), de).title).toBe('Partie abgebrochen');
  });
});

describe('somebody left with more points than anybody else', () => {
  const stage = standings(9, [0]);
  const [lotte, mira, henning] = stage.match.participants;
  if (!lotte || !mira || !henning) throw new Error('no participants');
  const { seat: _, place: __, ...gone } = { ...mira, total: 100 };
  const participants = [lotte, gone, { ...henning, place: 2 }];
  const now = { ...stage, match: { ...stage.match, participants } };

  test('they stand below, without a place', () => {
    const all = ranking(participants);
    expect(all.map(({ column, place }) => [column, place])).toEqual([
      [0, 1],
      [2, 2],
      [1, undefined],
    ]);
    expect(all.map((one) => hasLeft(one, all))).toEqual([false, false, true]);
  });

  test('and the winner is not said to be ahead of them', () => {
    expect(standingsWords(now, padAfter(9), de)).toEqual({
      title: 'Lotte gewinnt',
      lead: 'Mit 68 Punkten vor Henning (17).',
    });
  });
});

test('in Bierlachs it is said who loses', () => {
  const stage = standings(9, []);
  const [lotte, ...others] = stage.match.participants;
  if (!lotte) throw new Error('no participants');
  const settings = { ...THREE_ROUNDS, length: { kind: 'bierlachs', minus: 301 } } as const;
  const match = { ...stage.match, settings, participants: [{ ...lotte, total: -310 }, ...others] };
  expect(standingsWords({ ...stage, match, losers: [0] }, padAfter(9), de)).toEqual({
    title: 'Lotte verliert',
    lead: '−310: Bei 301 Miesen ist Schluss.',
  });
});

test('before a game was scored nobody has a place, and nobody is said to have left', () => {
  const all = ranking(standings(0, []).match.participants);
  expect(all.map(({ place }) => place)).toEqual([undefined, undefined, undefined]);
  expect(all.some((one) => hasLeft(one, all))).toBe(false);
});
