import { expect, test } from 'vitest';
import { BID_VALUES, bidMeanings } from './bid-meanings.ts';

test('there are 63 values, from 18 to 264', () => {
  expect(BID_VALUES).toHaveLength(63);
  expect([BID_VALUES[0], BID_VALUES.at(-1)]).toEqual([18, 264]);
  expect(BID_VALUES).not.toContain(171);
});

test('30 is hearts with or without 2', () => {
  expect(bidMeanings(30)).toEqual([{ kind: 'suit', suit: 'H', matadors: 2 }]);
});

test('48 is clubs with or without 3, or a simple Grand', () => {
  expect(bidMeanings(48)).toEqual([
    { kind: 'suit', suit: 'C', matadors: 3 },
    { kind: 'grand', matadors: 1 },
  ]);
});

test('23 is Null, 59 Null ouvert Hand', () => {
  expect(bidMeanings(23)).toEqual([{ kind: 'null', hand: false, ouvert: false }]);
  expect(bidMeanings(59)).toEqual([{ kind: 'null', hand: true, ouvert: true }]);
});

test('the highest values are only there with more levels', () => {
  expect(bidMeanings(264)).toEqual([{ kind: 'raised', game: 'grand' }]);
});
