import type { DoublingWord } from '@skatrunde/rules';
import { saysKontra } from '../rules-of-thumb/doubling.ts';
import { chanceToWin, type Seat, thinksAhead } from './chances.ts';

/**
 * Up to which chance of the declarer a defender doubles, and from which on he himself does. A game is worth nothing to
 * him at two thirds; each word needs more than that, since it may be answered, and since the other side knew what it did.
 */
const MOST_FOR: Readonly<Record<'kontra' | 'bock', number>> = { kontra: 0.42, bock: 0.22 };
const LEAST_FOR: Readonly<Record<'re' | 'hirsch', number>> = { re: 0.85, hirsch: 0.95 };

export function doubles(seat: Seat, word: DoublingWord): boolean {
  if (!thinksAhead(seat.level)) return word === 'kontra' && saysKontra(seat.view.hand, seat.view.contract);
  const chance = chanceToWin(seat);
  if (chance === undefined) return false;
  switch (word) {
    case 'kontra':
    case 'bock':
      return chance <= MOST_FOR[word];
    case 're':
    case 'hirsch':
      return chance >= LEAST_FOR[word];
  }
}
