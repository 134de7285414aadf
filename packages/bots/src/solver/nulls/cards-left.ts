import { at, highest } from '../bits.ts';
import { staysBelow } from '../safe-suit.ts';

/** The cards that the search of Null plays with: eight bits a suit, the higher one takes the trick. */

/** The three hands as masks; hand 0 is the declarer's, who wants no trick. */
export const hands = new Int32Array(3);

export const SUIT = 0xff;

/** The first bit of the suit of this bit. */
export function suitPlace(bit: number): number {
  return bit & 24;
}

/** What a hand holds of a suit, as eight bits. */
export function suitOf(hand: number, place: number): number {
  return (hand >>> place) & SUIT;
}

export function beats(bit: number, winning: number): boolean {
  return suitPlace(bit) === suitPlace(winning) && bit > winning;
}

/** The lowest card of a suit as its rank 0..7, 8 when there is none. */
export function lowestRank(suit: number): number {
  return suit === 0 ? 8 : highest(suit & -suit);
}

/** The declarer's lowest cards stay below the lowest of the others, however often any suit is led. */
export function safeInEverySuit(): boolean {
  const own = at(hands, 0);
  const others = at(hands, 1) | at(hands, 2);
  for (let place = 0; place < 32; place += 8) {
    if (!staysBelow(suitOf(own, place), suitOf(others, place))) return false;
  }
  return true;
}

/**
 * Whether a defender who leads makes the declarer take this trick: he leads below the declarer's lowest card of a suit, and
 * his partner stays below it too or has none.
 */
export function catchesNow(leader: number): boolean {
  const own = at(hands, leader);
  const partner = at(hands, 3 - leader);
  for (let place = 0; place < 32; place += 8) {
    const his = suitOf(at(hands, 0), place);
    if (his === 0) continue;
    const lowest = lowestRank(his);
    const partners = suitOf(partner, place);
    if (lowestRank(suitOf(own, place)) < lowest && (partners === 0 || lowestRank(partners) < lowest)) return true;
  }
  return false;
}
