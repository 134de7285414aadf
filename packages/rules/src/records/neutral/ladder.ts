import { BID_LADDER } from '../../skat/rules/bidding.ts';
import type { DealRecord } from './deal-record.ts';

/**
 * The program that made most of our rows climbs a ladder with some values that no game is worth. Where such a value was
 * bid and held on the way up, both words are left out: with us the next bid is a jump. Where the bidding ended at one, or
 * somebody passed to it, it cannot be said by our rules. Source: rules.md 3.1.
 */
const WORTH_NOTHING: ReadonlySet<number> = new Set([171, 189, 190, 200, 207, 209, 210, 220, 228]);

type Call = DealRecord['bids'][number];

/** The calls of the auction that can be said, with their place in the record. */
export function sayableCalls(calls: readonly Call[]): readonly { readonly call: Call; readonly index: number }[] {
  return calls
    .map((call, index) => ({ call, index }))
    .filter(({ call }) => call.action === 'pass' || !isOffLadder(call.value));
}

/** Why this auction cannot be said by the official ladder; undefined if it can. */
export function whyNotSayable({ bids, bid }: Pick<DealRecord, 'bids' | 'bid'>): string | undefined {
  const stuck = bids.find(({ action, value }, index) => {
    const leftOut = bids[index + 1]?.action === 'hold' && value !== bid;
    return action === 'bid' && isOffLadder(value) && !leftOut;
  });
  return stuck === undefined ? undefined : `the bidding ended at ${stuck.value}, and no game is worth that`;
}

/** A value of the other program's ladder that ours does not have. */
export function isOffLadder(value: number): boolean {
  return WORTH_NOTHING.has(value);
}

/**
 * The bid with which every game ends as it does with this number: the number itself, or the next value above, because no
 * game is worth anything between. Undefined where that would charge an overbid game more.
 */
export function sameAsBid(number: number): number | undefined {
  const bid = BID_LADDER.find((value) => value >= number);
  const charges = (value: number) => [9, 10, 11, 12, 24].map((base) => Math.ceil(value / base)).join(' ');
  return bid !== undefined && charges(bid) === charges(number) ? bid : undefined;
}
