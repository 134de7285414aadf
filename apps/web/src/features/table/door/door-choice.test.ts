import type { TableCard } from '@skatrunde/protocol';
import { OFFICIAL } from '@skatrunde/rules/cards';
import { expect, test } from 'vitest';
import { doorChoice } from './door-choice.ts';

const CARD: TableCard = {
  table: 't',
  title: '',
  hostName: 'Lotte',
  names: ['Lotte'],
  seats: 3,
  freeSeats: 2,
  settings: { seats: 3, length: { kind: 'singleGame' }, rules: OFFICIAL },
  stage: 'lobby',
  door: { newcomers: true, watchers: true },
  member: false,
};

test.each([
  ['a free seat', {}, { play: 'sitDown', watch: true }],
  ['full', { freeSeats: 0 }, { watch: true, note: 'full' }],
  [
    'full, no watchers',
    { freeSeats: 0, door: { newcomers: true, watchers: false } },
    { watch: false, note: 'fullNoWatching' },
  ],
  ['a match runs', { stage: 'playing', freeSeats: 1 }, { play: 'waitForSeat', watch: true, note: 'playing' }],
  ['and is full', { stage: 'playing', freeSeats: 0 }, { play: 'waitForSeat', watch: true, note: 'playingFull' }],
  [
    'a match runs, no watchers',
    { stage: 'playing', door: { newcomers: true, watchers: false } },
    { play: 'waitForSeat', watch: false, note: 'playing' },
  ],
  [
    'and is full, no watchers',
    { stage: 'playing', freeSeats: 0, door: { newcomers: true, watchers: false } },
    { watch: false, note: 'playingFullNoWatching' },
  ],
  ['closed', { door: { newcomers: false, watchers: true } }, { watch: true, note: 'closed' }],
  ['closed to all', { door: { newcomers: false, watchers: false } }, { watch: false, note: 'closedNoWatching' }],
] as const)('%s', (_name, change, choice) => {
  expect(doorChoice({ ...CARD, ...change })).toEqual(choice);
});
