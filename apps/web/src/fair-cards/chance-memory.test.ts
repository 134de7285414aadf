// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberChance, seenChance } from './chance-memory.ts';

const TABLE = '7Kq2mVx9bN4tRw8Z12345a';
const MARK = '7Kq2mV';
const BOUND = { dealing: 3, commitment: '5e'.repeat(32), before: true };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('keeps what it hears bit by bit, and never the whole id of the table', () => {
  rememberChance(TABLE, BOUND);
  rememberChance(TABLE, { ...BOUND, own: ['c4'] });
  rememberChance(TABLE, { ...BOUND, before: false, column: 1, added: [0, 1], skipped: [2], hand: ['CJ', 'HT'] });
  expect(seenChance(MARK, 3)).toEqual({
    ...BOUND,
    table: MARK,
    at: expect.any(Number),
    own: ['c4'],
    column: 1,
    added: [0, 1],
    skipped: [2],
    hand: ['CJ', 'HT'],
  });
  expect(JSON.stringify({ ...localStorage })).not.toContain(TABLE);
});

test('the first commitment stays, whatever is said later', () => {
  rememberChance(TABLE, BOUND);
  rememberChance(TABLE, { ...BOUND, commitment: 'ab'.repeat(32) });
  expect(seenChance(MARK, 3)?.commitment).toBe(BOUND.commitment);
});

test('what was first heard while the game ran does not count as seen before the deal', () => {
  rememberChance(TABLE, { ...BOUND, before: false });
  expect(seenChance(MARK, 3)?.before).toBe(false);
});

test('two tabs have added two things: both are kept', () => {
  rememberChance(TABLE, { ...BOUND, own: ['c4'] });
  rememberChance(TABLE, { ...BOUND, own: ['d5'] });
  expect(seenChance(MARK, 3)?.own).toEqual(['c4', 'd5']);
});

test('forgets the oldest games', () => {
  for (let dealing = 1; dealing <= 250; dealing += 1) rememberChance(TABLE, { ...BOUND, dealing });
  expect(seenChance(MARK, 10)).toBeUndefined();
  expect(seenChance(MARK, 11)).toBeDefined();
  expect(seenChance(MARK, 250)).toBeDefined();
});

test('a browser that keeps nothing, or something else, only knows nothing', () => {
  localStorage.setItem('skatrunde.chances', '[{"table":"7Kq2mV","dealing":3},null,7]');
  expect(seenChance(MARK, 3)).toBeUndefined();
  localStorage.setItem('skatrunde.chances', '{');
  expect(seenChance(MARK, 3)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => rememberChance(TABLE, BOUND)).not.toThrow();
});
