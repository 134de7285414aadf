import { at } from '../bits.ts';
import { hands, SUIT } from './cards-left.ts';

/**
 * What was found out about positions of Null between two tricks. In Null only the order of the cards of a suit matters, so
 * a position is remembered as who holds the cards of each suit from the lowest on, the suits in any order. That holds for
 * every deal.
 */

const TABLE_BITS = 16;
const SHIFT = 32 - TABLE_BITS;
const firstKeys = new Int32Array(1 << TABLE_BITS);
const secondKeys = new Int32Array(1 << TABLE_BITS);
/** generation << 3 | leader << 1 | stays clean */
const entries = new Int32Array(1 << TABLE_BITS);
const LAST_GENERATION = 0xfffffff;
let generation = 1;

export function forget(): void {
  if (generation === LAST_GENERATION) entries.fill(0);
  generation = generation === LAST_GENERATION ? 1 : generation + 1;
}

/** Who holds the cards of each suit, from the lowest on: two bits a card. By suit and mask of the cards left. */
const rows = new Int32Array(4 * 256);

/** Sets the rows to these owners of the cards. */
export function setOwners(own: number, one: number, other: number): void {
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = 1; mask <= SUIT; mask++) {
      const low = mask & -mask;
      const bit = suit * 8 + 31 - Math.clz32(low);
      const owner = (own >>> bit) & 1 ? 1 : (one >>> bit) & 1 ? 2 : (other >>> bit) & 1 ? 3 : 0;
      rows[suit * 256 + mask] = (at(rows, suit * 256 + (mask ^ low)) << 2) | owner;
    }
  }
}

let firstKey = 0;
let secondKey = 0;
let slot = 0;

/** Finds the place of the position in `hands`. */
export function find(leader: number): void {
  const all = at(hands, 0) | at(hands, 1) | at(hands, 2);
  const a = at(rows, all & SUIT);
  const b = at(rows, 256 + ((all >>> 8) & SUIT));
  const c = at(rows, 512 + ((all >>> 16) & SUIT));
  const d = at(rows, 768 + (all >>> 24));
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  const under = Math.min(c, d);
  const over = Math.max(c, d);
  const second = Math.max(low, under);
  const third = Math.min(high, over);
  firstKey = (Math.min(low, under) << 16) | Math.min(second, third);
  secondKey = (Math.max(second, third) << 16) | Math.max(high, over);
  const mixed = Math.imul(firstKey, 0x9e3779b1) ^ Math.imul(secondKey ^ leader, 0x5bd1e995);
  slot = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> SHIFT;
}

/** After `find`: 1 stays clean, 0 does not, -1 not known. */
export function known(leader: number): number {
  const entry = at(entries, slot);
  const same = entry >>> 3 === generation && ((entry >>> 1) & 3) === leader;
  return same && at(firstKeys, slot) === firstKey && at(secondKeys, slot) === secondKey ? entry & 1 : -1;
}

export function note(leader: number, clean: boolean): void {
  firstKeys[slot] = firstKey;
  secondKeys[slot] = secondKey;
  entries[slot] = (generation << 3) | (leader << 1) | (clean ? 1 : 0);
}
