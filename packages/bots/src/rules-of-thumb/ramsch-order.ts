import { beats, type Card, type RamschContract, strength } from '@skatrunde/rules';

/** The order of the cards in a Ramsch. */

const RAMSCH: RamschContract = { type: 'ramsch' };

export function beatsInRamsch(card: Card, best: Card): boolean {
  return beats(card, best, RAMSCH);
}

export function strengthInRamsch(card: Card): number {
  return strength(card, RAMSCH);
}
