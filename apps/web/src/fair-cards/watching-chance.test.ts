// @vitest-environment happy-dom
import type { Stage, TableUpdate, TableView, TableViewEvent } from '@skatrunde/protocol';
import { beforeEach, expect, test } from 'vitest';
import { ME_HOST, NOW, person, seat, tableOf } from '../fixtures/people.ts';
import { gameStage, MIXING, PLAYING, WATCHED } from '../fixtures/stages.ts';
import { seenChance } from './chance-memory.ts';
import { rememberOwnChance, watchingChance } from './watching-chance.ts';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];
const HAND = ['HJ', 'CQ', 'C7', 'HA', 'HT', 'HK', 'ST', 'SK', 'DT', 'D9'] as const;
const DEALT: TableViewEvent = { type: 'game', event: { type: 'dealt', hand: HAND } };

function updateOf(stage: Stage, events: readonly TableViewEvent[] = [], you: TableView['you'] = ME_HOST): TableUpdate {
  return { version: 1, view: tableOf({ you, seats: SEATS }, { stage }), events, now: NOW };
}

const MARK = '7Kq2mV';

beforeEach(() => localStorage.clear());

test('by what the table is bound is kept before the deal, with what this browser adds', () => {
  const update = updateOf(MIXING);
  watchingChance()(update);
  rememberOwnChance(update, 'c4');
  expect(seenChance(MARK, 1)).toMatchObject({ commitment: '5e'.repeat(32), before: true, own: ['c4'] });
});

test('at the deal: who added, who was skipped, my column and my cards', () => {
  const game = { ...PLAYING, chance: { ...PLAYING.chance, added: [0, 1], skipped: [2] } };
  watchingChance()(updateOf(gameStage(game), [DEALT]));
  const seen = { before: false, column: 0, added: [0, 1], skipped: [2], hand: HAND };
  expect(seenChance(MARK, 7)).toMatchObject(seen);
});

test('who comes in the middle of the game keeps no hand: some of it has been played, or put away', () => {
  watchingChance()(updateOf(gameStage(PLAYING)));
  expect(seenChance(MARK, 7)).toBeDefined();
  expect(seenChance(MARK, 7)?.hand).toBeUndefined();
});

test('a watcher has neither column nor hand', () => {
  watchingChance()(
    updateOf(gameStage(WATCHED), [{ type: 'game', event: { type: 'dealt', hand: [] } }], {
      person: 'uschi',
      role: 'watcher',
      host: false,
    }),
  );
  expect(seenChance(MARK, 7)?.column).toBeUndefined();
  expect(seenChance(MARK, 7)?.hand).toBeUndefined();
});
