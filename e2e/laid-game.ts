import { type Card, packOf, parseCards, parseDeal } from '@skatrunde/rules';

/** The one deal of the browser tests, as a protocol: forehand, middlehand, rearhand, skat. Every game here is dealt so. */
const DEAL = parseDeal(
  'HJ CK DA DT DK SK SQ S9 HK H7 | CJ SJ CA CT C9 C8 HA HT S7 D7 | DJ CQ DQ D9 D8 ST S8 HQ H9 H8 | C7 SA',
);
if (DEAL === undefined) throw new Error('The deal is no pack');

export const LAID_PACK: readonly Card[] = packOf(DEAL);
export const HANDS = DEAL.hands;
export const SKAT = DEAL.skat;

/** Middlehand's discard: 21 card points. */
export const DISCARD: readonly [Card, Card] = ['HT', 'SA'];

/**
 * Ten tricks in which middlehand plays clubs: in order of play, the leader first. 95 card points for middlehand, 25 for
 * the others, so Schneider: with 2, game 3, Schneider 4 × 12 = 48.
 */
export const TRICKS: readonly (readonly Card[])[] = [
  'DA D7 D8',
  'SK S7 ST',
  'HQ H7 HA',
  'CJ CQ CK',
  'SJ DJ HJ',
  'CA D9 S9',
  'CT S8 SQ',
  'C9 H8 DK',
  'C8 H9 HK',
  'C7 DQ DT',
].map((trick) => parseCards(trick) ?? []);

/** Whose hand a card was in once the skat was taken: 0 forehand, 1 middlehand, 2 rearhand. */
export function ownerOf(card: Card): number {
  const owner = HANDS.findIndex((hand) => hand.includes(card));
  return owner < 0 ? 1 : owner;
}
