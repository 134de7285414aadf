import { automaticCall, BID_LADDER, type SkatAsk, type SkatCommand } from '@skatrunde/rules';
import { type Declarer, seenBy } from './declaring.ts';
import { prospects, worthOfHand, worthWithSkat } from './hand-worth.ts';

/** The highest value at which playing still promises more than passing; 0 for none. */
export function bidLimit(bidder: Declarer): number {
  const { stakes } = bidder.temper;
  const outlooks = prospects(bidder.ten, seenBy(bidder));
  const promises = (bid: number): boolean =>
    worthWithSkat(outlooks, bid, stakes) > 0 || worthOfHand(outlooks, bid, stakes) > 0;
  return BID_LADDER[firstWithout(promises) - 1] ?? 0;
}

/** The first step of the ladder at which this is no longer so: halving, as it only gets worse upward. */
function firstWithout(promises: (bid: number) => boolean): number {
  let low = 0;
  let high = BID_LADDER.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (promises(BID_LADDER[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Says the next value or holds, step by step, up to the limit. */
export function answerAuction(ask: SkatAsk, bidder: Declarer): SkatCommand | undefined {
  return automaticCall(bidLimit(bidder), ask);
}
