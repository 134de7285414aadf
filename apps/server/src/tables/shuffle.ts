import { randomInt } from 'node:crypto';

/** Brings a pack into a random order. Asynchronous, since a fair shuffle will wait for the players' browsers. */
export type Shuffle = (pack: readonly string[]) => Promise<readonly string[]>;

/** Fisher–Yates with the operating system's randomness; `randomInt` has no modulo bias, so every order is equally likely. */
export const shuffleBySystem: Shuffle = async (pack) => {
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
};
