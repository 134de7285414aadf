import type { Player } from '../../game.ts';
import { FOREHAND, MIDDLEHAND, REARHAND } from '../seats.ts';

/**
 * Bidding (Reizen): middlehand speaks to forehand, then rearhand to who is left; the speaker names values of the ladder,
 * the listener holds or passes. Source: rules.md 3.1-3.9.
 */

const SUIT_BASES = [9, 10, 11, 12];
const suitValues = SUIT_BASES.flatMap((base) => Array.from({ length: 17 }, (_, step) => base * (step + 2)));
const grandValues = Array.from({ length: 10 }, (_, step) => 24 * (step + 2));
const NULL_VALUES = [23, 35, 46, 59];

/** The 63 values that a game can be worth, ascending: 18 to 264. Nothing else may be bid. Source: rules.md 3.1. */
export const BID_LADDER: readonly number[] = [...new Set([...suitValues, ...grandValues, ...NULL_VALUES])].sort(
  (a, b) => a - b,
);

const STEP_OF: ReadonlyMap<number, number> = new Map(BID_LADDER.map((value, step) => [value, step + 1]));

/** How far up the ladder a value stands: 18 is 1, no bid is 0; `undefined` for a number that is no bid. */
export function stepOf(value: number): number | undefined {
  return value === 0 ? 0 : STEP_OF.get(value);
}

/** The values above this one, ascending. */
export function valuesAbove(bid: number): readonly number[] {
  return BID_LADDER.slice(stepOf(bid) ?? 0);
}

/** Where the auction stands. `bid` is the value said last, 0 before the first. */
export type Auction =
  | { readonly step: 'speak'; readonly speaker: Player; readonly listener: Player; readonly bid: number }
  /** `before`: the value said before this one, for measuring the jump. */
  | {
      readonly step: 'answer';
      readonly speaker: Player;
      readonly listener: Player;
      readonly bid: number;
      readonly before: number;
    }
  /** Both others have passed without a word: forehand may still play. Source: rules.md 3.7. */
  | { readonly step: 'lastRight'; readonly bid: 0 }
  | { readonly step: 'won'; readonly declarer: Player; readonly bid: number }
  /** All three have passed (eingepasst). Source: rules.md 3.8. */
  | { readonly step: 'passedIn'; readonly bid: 0 };

export const AUCTION_START: Auction = { step: 'speak', speaker: MIDDLEHAND, listener: FOREHAND, bid: 0 };

/** Who must speak now; `undefined` once the auction is over. */
export function speakerNow(auction: Auction): Player | undefined {
  switch (auction.step) {
    case 'speak':
      return auction.speaker;
    case 'answer':
      return auction.listener;
    case 'lastRight':
      return FOREHAND;
    case 'won':
    case 'passedIn':
      return undefined;
  }
}

/** Why this value may not be said now. */
export function whyNotBid(value: number, bid: number): 'noSuchBid' | 'bidTooLow' | undefined {
  if (!STEP_OF.has(value)) return 'noSuchBid';
  return value > bid ? undefined : 'bidTooLow';
}

export function afterBid(auction: Auction, value: number): Auction {
  if (auction.step === 'lastRight') return { step: 'won', declarer: FOREHAND, bid: value };
  if (auction.step !== 'speak') throw new Error(`A bid of ${value} while the auction waits for: ${auction.step}`);
  const { speaker, listener, bid } = auction;
  return { step: 'answer', speaker, listener, bid: value, before: bid };
}

export function afterHold(auction: Auction): Auction {
  if (auction.step !== 'answer') throw new Error(`A hold while the auction waits for: ${auction.step}`);
  const { speaker, listener, bid } = auction;
  return { step: 'speak', speaker, listener, bid };
}

export function afterPass(auction: Auction): Auction {
  switch (auction.step) {
    case 'speak':
      return afterDuel(auction.listener, auction);
    case 'answer':
      return afterDuel(auction.speaker, auction);
    case 'lastRight':
      return { step: 'passedIn', bid: 0 };
    case 'won':
    case 'passedIn':
      throw new Error('A pass after the end of the auction');
  }
}

/** One of two has passed: rearhand speaks to the survivor, or the auction is over. Source: rules.md 3.4. */
function afterDuel(survivor: Player, { speaker, bid }: { speaker: Player; bid: number }): Auction {
  if (speaker !== REARHAND) return { step: 'speak', speaker: REARHAND, listener: survivor, bid };
  return bid === 0 ? { step: 'lastRight', bid: 0 } : { step: 'won', declarer: survivor, bid };
}
