import { readFileSync } from 'node:fs';
import type { Shuffle } from '@skatrunde/table';
import { shuffleBySystem } from './shuffle.ts';

/**
 * For browser tests: packs from a file, one a line in the order in which they are dealt, taken in turn by all tables of
 * this server; the lot falls on the first. Throws when the file cannot be read or has no pack. A wrong pack fails its deal.
 */
export function laidPacks(file: string): Shuffle {
  const packs = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean))
    .filter((cards) => cards.length > 0);
  if (packs.length === 0) throw new Error(`No pack in ${file}`);
  let dealt = 0;
  return {
    secret: shuffleBySystem.secret,
    cards: () => {
      const pack = packs[dealt % packs.length] ?? [];
      dealt += 1;
      return pack;
    },
    lot: () => 0,
  };
}
