import { describe, expect, test } from 'vitest';
import { padAfter } from '../../../fixtures/pads.ts';
import { standings } from '../../../fixtures/stages.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { ranking } from './ranking.ts';
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

  test('called off before anything was scored', () => {
    const none = { ...standings(0, []), ending: 'calledOff' } as const;
    expect(standingsWords(none, padAfter(0), de).title).toBe('Partie abgebrochen');
  });
});

test('the same total has the same place', () => {
  const [first] = standings(9, [0]).match.participants;
  if (!first) throw new Error('no participants');
  const places = [10, 40, 40].map((total) => ({ ...first, total }));
  expect(ranking(places).map(({ column, place }) => [column, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});
