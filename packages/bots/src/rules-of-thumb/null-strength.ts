import { type Card, rankOf, SUITS, type Suit, suitOf } from '@skatrunde/rules';

const LOW_TO_HIGH = '789TJQKA';

/**
 * How far a suit is from being safe in Null: for the k-th lowest own card, k - 1 lower cards of the others can be ducked.
 * 0 is safe: 7 9 J K can never be made to take a trick; 8 has 1 too many below it, A alone 7.
 */
export function nullGap(cards: readonly Card[], suit: Suit): number {
  const places = cards
    .filter((card) => suitOf(card) === suit)
    .map((card) => LOW_TO_HIGH.indexOf(rankOf(card)))
    .sort((a, b) => a - b);
  return Math.max(0, ...places.map((place, index) => place - 2 * index));
}

/** Chance to get a suit through, by its gap: fitted to played games. */
const SUIT_CHANCE = [1, 0.93, 0.8, 0.62, 0.5, 0.4, 0.3, 0.2] as const;

/** Chance that a Null game without any trick succeeds with these ten cards, 0..1. */
export function nullChance(cards: readonly Card[]): number {
  return SUITS.reduce((product, suit) => product * (SUIT_CHANCE[nullGap(cards, suit)] ?? 0), 1);
}

/** No suit has a gap: it cannot be lost once the lead is through. */
export function isSafeNull(cards: readonly Card[]): boolean {
  return SUITS.every((suit) => nullGap(cards, suit) === 0);
}
