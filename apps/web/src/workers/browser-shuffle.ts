import { type Shuffle, shuffledBy } from '@skatrunde/table';

const WORDS = 2 ** 32;

/** Secrets and lots from the operating system, by way of the browser; there on plain http too. */
export const shuffleByBrowser: Shuffle = {
  secret: () => Array.from(randomBytes(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  cards: (pack, chance) => shuffledBy(chance, pack),
  lot,
};

/** Words past the last whole multiple are thrown away: the rest divides evenly. */
function lot(choices: number): number {
  const fair = WORDS - (WORDS % choices);
  for (;;) {
    const [word = WORDS] = crypto.getRandomValues(new Uint32Array(1));
    if (word < fair) return word % choices;
  }
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
