import { type Card, isCard } from '../cards/card.ts';

/** A card that whoever wrote the record could not see. */
export const HIDDEN = '??';
export type SeenCard = Card | typeof HIDDEN;

export function isSeenCard(value: unknown): value is SeenCard {
  return value === HIDDEN || isCard(value);
}

/** All of them are known. */
export function allKnown(cards: readonly SeenCard[]): cards is readonly Card[] {
  return cards.every(isCard);
}
