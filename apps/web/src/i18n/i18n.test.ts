import { ALL_REFUSALS } from '@skatrunde/protocol';
import { describe, expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { scoreText, signedText } from './number.ts';
import { pluralIn } from './plural.ts';
import { sentencesOf } from './sample-calls.ts';

type Entry = readonly [path: string, value: unknown];

function entries(texts: object, path = ''): readonly Entry[] {
  return Object.entries(texts).flatMap(([key, value]): readonly Entry[] =>
    typeof value === 'object' && value !== null ? entries(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

/** What a key says: itself, or what its function makes of samples. */
function sentencesAt(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  return sentencesOf({ takes: value.length, call: (given) => value(...given) });
}

describe('the two languages', () => {
  test('have the same keys, none empty', () => {
    expect(entries(en).map(([path]) => path)).toEqual(entries(de).map(([path]) => path));
    expect([...entries(de), ...entries(en)].filter(([, value]) => value === '')).toEqual([]);
  });

  test.each([
    ['de', de],
    ['en', en],
  ] as const)('never shout (%s)', (_, texts) => {
    const said = entries(texts).map(([path, value]) => [path, sentencesAt(value)] as const);
    expect(said.filter(([, sentences]) => sentences.length === 0)).toEqual([]);
    expect(said.filter(([, sentences]) => sentences.some((one) => one.includes('!')))).toEqual([]);
  });

  test('have words for every code the server can send', () => {
    const missing = ALL_REFUSALS.filter((code) => !de.refusals[code] || !en.refusals[code]);
    expect(missing).toEqual([]);
  });
});

test('counted phrases follow the rules of the language', () => {
  const german = pluralIn('de');
  const forms = { zero: 'keiner', one: 'einer', other: 'mehrere' };
  expect([0, 1, 2].map((count) => german(count, forms))).toEqual(['keiner', 'einer', 'mehrere']);
  expect(de.lobby.waiting.freeSeats(1)).toBe('noch ein Platz frei');
  expect(en.lobby.waiting.freeSeats(2)).toBe('two seats left');
});

test('a score has a real minus', () => {
  expect([scoreText(-44), scoreText(68), signedText(48), signedText(-54), signedText(0)]).toEqual([
    '−44',
    '68',
    '+48',
    '−54',
    '0',
  ]);
});
