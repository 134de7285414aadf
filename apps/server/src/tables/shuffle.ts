import { randomInt } from 'node:crypto';
import type { Shuffle } from '@skatrunde/table';

/** Chance from the operating system: each table and each game has its own, and nobody can foresee it. */
export const shuffleBySystem: Shuffle = { cards: shuffled, lot: (choices) => randomInt(choices) };

/** Fisher–Yates; `randomInt` has no modulo bias, so every order is equally likely. */
function shuffled(pack: readonly string[]): readonly string[] {
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    const card = cards[last];
    const swapped = cards[other];
    if (card === undefined || swapped === undefined) throw new Error('Shuffle ran past the pack');
    cards[last] = swapped;
    cards[other] = card;
  }
  return cards;
}
