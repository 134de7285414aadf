import { expect, test } from 'vitest';
import { BID_LADDER } from '../../skat/rules/bidding.ts';
import { isOffLadder, sameAsBid, sayableCalls, whyNotSayable } from './ladder.ts';

type Calls = Parameters<typeof sayableCalls>[0];

/** `1 bid 18, 0 hold 18, ...` */
function calls(text: string): Calls {
  return text.split(', ').map((call) => {
    const [seat, action, value] = call.split(' ');
    if (action !== 'bid' && action !== 'hold' && action !== 'pass') throw new Error(call);
    return { seat: seat === '0' ? 0 : seat === '1' ? 1 : 2, action, value: Number(value) };
  });
}

const UP_TO_170 = '1 bid 168, 0 hold 168, 1 bid 170, 0 hold 170, ';

test('no value of our ladder is left out', () => {
  expect(BID_LADDER.filter(isOffLadder)).toEqual([]);
});

test('a value that no game is worth, bid and held on the way up, is left out', () => {
  const bids = calls(`${UP_TO_170}1 bid 171, 0 hold 171, 1 bid 176, 0 pass 176`);
  expect(whyNotSayable({ bids, bid: 176 })).toBeUndefined();
  expect(sayableCalls(bids).map(({ index }) => index)).toEqual([0, 1, 2, 3, 6, 7]);
});

test('also when middlehand passes then and rearhand goes on', () => {
  const bids = calls(`${UP_TO_170}1 bid 171, 0 hold 171, 1 pass 176, 2 bid 176, 0 pass 176`);
  expect(whyNotSayable({ bids, bid: 176 })).toBeUndefined();
  expect(sayableCalls(bids).map(({ index }) => index)).toEqual([0, 1, 2, 3, 6, 7, 8]);
});

test.each([
  ['held at the end', '1 bid 171, 0 hold 171, 1 pass 176, 2 pass 176', 171],
  ['bid at the end', '1 bid 171, 0 pass 171, 2 pass 176', 171],
  ['passed to, and rearhand goes on', '1 bid 171, 0 pass 171, 2 bid 176, 1 pass 176', 176],
])('an auction with such a value %s cannot be said', (_, rest, bid) => {
  expect(whyNotSayable({ bids: calls(UP_TO_170 + rest), bid })).toContain('171');
});

test('any other number is left to the rules, which refuse it', () => {
  const bids = calls('1 bid 19, 0 pass 19, 2 pass 20');
  expect(whyNotSayable({ bids, bid: 19 })).toBeUndefined();
  expect(sayableCalls(bids)).toHaveLength(3);
});

test.each([
  [18, 18],
  [26, 27],
  [19, 20],
  [171, undefined],
  [265, undefined],
])('a bare bid of %i is the same as %s', (number, bid) => {
  expect(sameAsBid(number)).toBe(bid);
});

test('every bid is the same as itself', () => {
  expect(BID_LADDER.map(sameAsBid)).toEqual(BID_LADDER);
});
