import { randomBytes, randomInt } from 'node:crypto';
import { type Shuffle, shuffledBy } from '@skatrunde/table';

/** Secrets and lots from the operating system: each game has its own, and nobody can foresee it. */
export const shuffleBySystem: Shuffle = {
  secret: () => randomBytes(32).toString('hex'),
  cards: (pack, chance) => shuffledBy(chance, pack),
  lot: (choices) => randomInt(choices),
};
