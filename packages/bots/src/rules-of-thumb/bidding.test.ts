import { describe, expect, it } from 'vitest';
import { cards } from '../test/views.ts';
import { answerAuction, bidLimit } from './bidding.ts';

const STRONG = cards('CJ SJ HJ HA HT HK H9 CA DA D7');
const WEAK = cards('SQ S9 S8 HQ H9 H8 CQ D9 D8 DK');

describe('bidding', () => {
  it('goes as high as the dearest game that looks good', () => {
    // Grand with three: (3 + 1) × 24.
    expect(bidLimit(STRONG, 0)).toBe(96);
  });

  it('passes with nothing', () => {
    expect(bidLimit(WEAK, 0)).toBe(0);
    expect(answerAuction({ kind: 'hold', number: 1, value: 18, jump: 1 }, WEAK, 0)).toEqual({ type: 'pass' });
  });

  it('bids an open Null on cards that cannot be made to take a trick', () => {
    expect(bidLimit(cards('C7 C9 CJ H7 H8 H9 D7 D9 S7 S8'), 1)).toBe(46);
  });

  it('bids a Null on low cards', () => {
    expect(bidLimit(cards('C7 C9 CJ H7 H8 H9 D8 D9 S7 S8'), 1)).toBe(23);
  });

  it('says the next value, holds up to the limit and no further', () => {
    const ask = { kind: 'bid', number: 1, values: [20, 22, 23], lastRight: false } as const;
    expect(answerAuction(ask, STRONG, 0)).toEqual({ type: 'bid', value: 20 });
    expect(answerAuction({ kind: 'hold', number: 1, value: 96, jump: 1 }, STRONG, 0)).toEqual({
      type: 'hold',
      value: 96,
    });
    expect(answerAuction({ kind: 'hold', number: 1, value: 99, jump: 1 }, STRONG, 0)).toEqual({ type: 'pass' });
  });
});
