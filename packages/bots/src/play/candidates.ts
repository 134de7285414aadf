import { BIT_POINTS, highest } from '../solver/bits.ts';
import { maskGameOf } from '../solver/position.ts';
import { groupOf } from '../solver/tricks.ts';
import type { Facts } from './facts.ts';

/**
 * The cards worth asking about, one of each run of equal ones: neighbours in suit and in card points between which nothing
 * is left in another hand.
 */
export function candidatesOf(facts: Facts, legal: number): readonly number[] {
  const game = maskGameOf(facts.game);
  const elsewhere = facts.hidden | facts.shown[0] | facts.shown[1] | facts.shown[2] | onTable(facts);
  const bits: number[] = [];
  let last = -1;
  for (let rest = legal; rest !== 0; ) {
    const bit = highest(rest);
    rest &= ~(1 << bit);
    const between = last < 0 ? 0 : ((1 << last) - 1) & ~((2 << bit) - 1) & groupOf(bit, game);
    const equal =
      last >= 0 &&
      groupOf(bit, game) === groupOf(last, game) &&
      (game === 'null' || BIT_POINTS[bit] === BIT_POINTS[last]) &&
      (between & elsewhere) === 0;
    if (!equal) bits.push(bit);
    last = bit;
  }
  return bits;
}

function onTable({ trick }: Facts): number {
  return trick.reduce((mask, bit) => mask | (1 << bit), 0);
}
