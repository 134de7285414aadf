import { type Card, type Rank, rankOf } from './card.ts';

/** Card points (Augen) by rank; 30 in each suit, 120 in the pack. Source: rules.md 1.2. */
export const CARD_POINTS: Readonly<Record<Rank, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0, '8': 0, '7': 0 };

/** Sum of card points, 0..120. */
export function cardPoints(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += CARD_POINTS[rankOf(card)];
  return sum;
}
