import type { Card } from '@skatrunde/rules';
import { isLast, restValue } from './last-tricks.ts';
import { trickValue } from './one-trick.ts';
import type { Position } from './position.ts';

/** The legal cards that are equally good and better than all others. */
export function bestCards(position: Position, legal: readonly Card[]): readonly Card[] {
  const rate = isLast(position) ? restValue : trickValue;
  const values = legal.map((card) => rate(card, position));
  const best = Math.max(...values);
  return legal.filter((_, place) => values[place] === best);
}
