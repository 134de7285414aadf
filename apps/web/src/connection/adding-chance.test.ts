import type { TableUpdate } from '@skatrunde/protocol';
import { expect, test } from 'vitest';
import { RESULTS } from '../fixtures/board-results.ts';
import { ME_HOST, NOW, tableOf } from '../fixtures/people.ts';
import { chanceToAdd, ownChance } from './adding-chance.ts';

function pauseBefore(dealing: number, wanted: boolean): TableUpdate {
  const missing = wanted ? [ME_HOST.person] : [];
  const stage = { ...RESULTS.won, chance: { dealing, commitment: '5e'.repeat(32), wanted, missing } };
  return { version: dealing, view: tableOf({ you: ME_HOST, seats: [] }, { stage }), events: [], now: NOW };
}

test('adds once to each game that asks for it', () => {
  const wanted = chanceToAdd(() => 'c4');
  expect(wanted(pauseBefore(8, true))).toEqual({ type: 'addChance', dealing: 8, text: 'c4' });
  expect(wanted(pauseBefore(8, true))).toBeUndefined();
  expect(wanted(pauseBefore(8, false))).toBeUndefined();
  expect(wanted(pauseBefore(9, true))).toMatchObject({ dealing: 9 });
});

test('who only watches adds nothing', () => {
  expect(chanceToAdd()(pauseBefore(8, false))).toBeUndefined();
});

test('own chance is 256 bits, never the same twice', () => {
  expect(ownChance()).toMatch(/^[0-9a-f]{64}$/);
  expect(ownChance()).not.toBe(ownChance());
});
