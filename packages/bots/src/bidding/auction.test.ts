import { describe, expect, it } from 'vitest';
import { pack } from '../test/self-play.ts';
import { cards } from '../test/views.ts';
import { answerAuction, bidLimit } from './auction.ts';
import type { Declarer } from './declaring.ts';
import { TEMPERS } from './temper.ts';

const STRONG = 'CJ SJ HJ HA HT HK H9 CA DA D7';
const DEALT = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => pack(seed).slice(0, 10).join(' '));
const WEAK = 'SQ S9 S8 HQ H9 H8 CQ D9 D8 DK';

function holding(ten: string, more: Partial<Declarer> = {}): Declarer {
  return { ten: cards(ten), me: 0, calls: [], temper: TEMPERS.master, ...more };
}

describe('bidding', () => {
  it('goes as high as the dearest game that looks good', () => {
    // Grand with three: (3 + 1) × 24; Hand and Schneider make it 144.
    expect(bidLimit(holding(STRONG))).toBeGreaterThanOrEqual(96);
    expect(bidLimit(holding(STRONG))).toBeLessThanOrEqual(144);
  });

  it('passes with nothing', () => {
    expect(bidLimit(holding(WEAK))).toBe(0);
    expect(answerAuction({ kind: 'hold', number: 1, value: 18, jump: 1 }, holding(WEAK))).toEqual({ type: 'pass' });
  });

  it('bids an open Null on cards that cannot be made to take a trick', () => {
    expect(bidLimit(holding('C7 C9 CJ H7 H8 H9 D7 D9 S7 S8', { me: 1 }))).toBeGreaterThanOrEqual(46);
  });

  it('does not bid beyond a Null that must be played closed', () => {
    const limit = bidLimit(holding('C7 C9 CJ H7 H8 HT D8 DT S7 S8', { me: 1 }));
    expect(limit).toBeGreaterThanOrEqual(23);
    expect(limit).toBeLessThanOrEqual(46);
  });

  it('knows that a missing jack may lie in the skat: without four is bid with care', () => {
    const with4 = bidLimit(holding('CJ SJ HJ DJ HA HT HK HQ H9 D7'));
    const without4 = bidLimit(holding('HA HT HK HQ H9 H8 H7 CA SA D7'));
    expect(without4).toBeGreaterThanOrEqual(18);
    expect(without4).toBeLessThan(with4);
  });

  it('says the next value, holds up to the limit and no further, after a jump too', () => {
    const ask = { kind: 'bid', number: 1, values: [20, 22, 23], lastRight: false } as const;
    const limit = bidLimit(holding(STRONG));
    expect(answerAuction(ask, holding(STRONG))).toEqual({ type: 'bid', value: 20 });
    const hold = { kind: 'hold', number: 1, jump: 9 } as const;
    expect(answerAuction({ ...hold, value: limit }, holding(STRONG))).toEqual({ type: 'hold', value: limit });
    expect(answerAuction({ ...hold, value: 264 }, holding(STRONG))).toEqual({ type: 'pass' });
  });

  it('thinks less of a hand when somebody has bid high than when both have passed', () => {
    const passed = [
      { player: 1, call: 'pass', value: 18 },
      { player: 2, call: 'pass', value: 18 },
    ] as const;
    const bid = [
      { player: 1, call: 'bid', value: 33 },
      { player: 2, call: 'pass', value: 18 },
    ] as const;
    for (const ten of ['CJ HJ CA CK C9 C8 SA HK H9 D8', 'SJ DJ SA SK S9 S7 HA CK DQ D8']) {
      expect(bidLimit(holding(ten, { calls: bid }))).toBeLessThanOrEqual(bidLimit(holding(ten, { calls: passed })));
    }
  });

  it('misjudges the same hand in the same way, and only below Master', () => {
    const limits = (level: keyof typeof TEMPERS): readonly number[] =>
      DEALT.map((ten) => bidLimit(holding(ten, { temper: TEMPERS[level] })));
    expect(limits('beginner')).toEqual(limits('beginner'));
    expect(limits('beginner')).not.toEqual(limits('master'));
  });
});
