import type { Call } from '@skatrunde/rules/cards';
import { expect, test } from 'vitest';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { auctionStory } from './auction-story.ts';

const NAMES = ['Oskar', 'Lotte', 'Frieda'];
const SPOKEN = { says: 'bid', holds: 'hold', passes: 'pass' } as const;

/** "Lotte says 18" and so on; `value` of a pass is the one that was asked. */
function told(story: string): readonly [german: string, english: string] {
  const calls = story.split(', ').map((line): Call => {
    const [name = '', verb = '', value = '18'] = line.split(' ');
    const call = verb === 'says' || verb === 'holds' ? SPOKEN[verb] : 'pass';
    return { player: NAMES.indexOf(name), call, value: Number(value) };
  });
  const nameOf = (player: number) => NAMES[player] ?? '';
  return [auctionStory(calls, { nameOf, text: de }), auctionStory(calls, { nameOf, text: en })];
}

test.each([
  ['Lotte says 18', 'Lotte sagt 18.', 'Lotte bids 18.'],
  ['Lotte says 18, Oskar holds 18', 'Lotte sagt 18, Oskar hält.', 'Lotte bids 18, Oskar holds.'],
  [
    'Lotte says 18, Oskar holds 18, Lotte says 20, Oskar holds 20, Lotte says 22, Oskar passes, Frieda passes',
    'Lotte sagt bis 22, Oskar hält bis 20 und passt. Frieda passt.',
    'Lotte bids up to 22, Oskar holds up to 20 and passes. Frieda passes.',
  ],
  [
    'Lotte says 18, Oskar holds 18, Lotte says 20, Oskar passes, Frieda says 22, Lotte holds 22, Frieda passes',
    'Lotte sagt bis 20, Oskar hält 18 und passt. Frieda sagt 22, Lotte hält, Frieda passt.',
    'Lotte bids up to 20, Oskar holds 18 and passes. Frieda bids 22, Lotte holds, Frieda passes.',
  ],
  [
    'Lotte says 18, Oskar holds 18, Lotte passes, Frieda says 20, Oskar passes',
    'Lotte sagt 18, Oskar hält, Lotte passt. Frieda sagt 20, Oskar passt.',
    'Lotte bids 18, Oskar holds, Lotte passes. Frieda bids 20, Oskar passes.',
  ],
  [
    'Lotte passes, Frieda passes, Oskar says 18',
    'Lotte passt. Frieda passt. Oskar sagt 18.',
    'Lotte passes. Frieda passes. Oskar bids 18.',
  ],
  [
    'Lotte passes, Frieda passes, Oskar passes',
    'Lotte passt. Frieda passt. Oskar passt.',
    'Lotte passes. Frieda passes. Oskar passes.',
  ],
  [
    'Lotte passes, Frieda says 18, Oskar holds 18, Frieda says 20, Oskar passes',
    'Lotte passt. Frieda sagt bis 20, Oskar hält 18 und passt.',
    'Lotte passes. Frieda bids up to 20, Oskar holds 18 and passes.',
  ],
])('%s', (story, german, english) => {
  expect(told(story)).toEqual([german, english]);
});
