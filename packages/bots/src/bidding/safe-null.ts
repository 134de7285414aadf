import { type Card, type NullContract, SUITS, type Suit, strength, suitOf } from '@skatrunde/rules';

const NULL: NullContract = { type: 'null', hand: false, ouvert: false };

/**
 * Nothing can force a trick on these cards in Null: under the k-th lowest of a suit k - 1 lower ones of the others can be
 * ducked, so 7 9 J K is safe, and a single 7.
 */
export function isSafeNull(cards: readonly Card[]): boolean {
  return SUITS.every((suit) => placesOf(cards, suit).every((place, index) => place <= 2 * index));
}

/** How many cards of the suit are lower than each of these, ascending. */
function placesOf(cards: readonly Card[], suit: Suit): readonly number[] {
  return cards
    .filter((card) => suitOf(card) === suit)
    .map((card) => strength(card, NULL))
    .sort((a, b) => a - b);
}
