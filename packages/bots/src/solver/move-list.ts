import { at } from './bits.ts';

/** Most cards in a hand; each depth of the search has so many places in the lists. */
const WIDTH = 10;

/** The cards that are tried at each depth, in one piece of memory, so that the search allocates nothing. */
export class MoveList {
  readonly bits = new Int32Array(31 * WIDTH);
  readonly scores = new Int32Array(31 * WIDTH);
  readonly #groupOf: Int32Array;
  readonly #worthOf: Int32Array;

  /** `groupOf`: the suit in play of each bit, as a mask. `worthOf`: what each counts. */
  constructor(groupOf: Int32Array, worthOf: Int32Array) {
    this.#groupOf = groupOf;
    this.#worthOf = worthOf;
  }

  start(depth: number): number {
    return depth * WIDTH;
  }

  /** Lists these cards from the highest, one of each run of equal ones (`others`: what may lie between); answers the end. */
  list(depth: number, legal: number, others: number): number {
    let end = depth * WIDTH;
    let last = -1;
    for (let rest = legal; rest !== 0; ) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      if (last < 0 || !this.#equal(bit, last, others)) this.bits[end++] = bit;
      last = bit;
    }
    return end;
  }

  #equal(lower: number, higher: number, others: number): boolean {
    const group = at(this.#groupOf, lower);
    if (group !== at(this.#groupOf, higher)) return false;
    if (at(this.#worthOf, lower) !== at(this.#worthOf, higher)) return false;
    const between = ((1 << higher) - 1) & ~((2 << lower) - 1) & group;
    return (between & others) === 0;
  }

  /** The best scores first. */
  sort(from: number, to: number): void {
    const { bits, scores } = this;
    for (let i = from + 1; i < to; i++) {
      const bit = at(bits, i);
      const score = at(scores, i);
      let j = i - 1;
      for (; j >= from && at(scores, j) < score; j--) {
        bits[j + 1] = at(bits, j);
        scores[j + 1] = at(scores, j);
      }
      bits[j + 1] = bit;
      scores[j + 1] = score;
    }
  }
}
