import { BYTE, COUNT8, count, jacksOf, PLAIN, pointsOf, standing } from './hand-mask.ts';

/**
 * What is looked at in ten cards and two put away, to judge a game: places in a table of weights that are added up. The
 * same places are used to fit the weights and to use them.
 */

/** What another player has let hear: nothing yet, passed at once, bid a little, or 24 and more. */
export type Heard = 0 | 1 | 2 | 3;

/** A hand to be judged. Masks of `TRUMP_BITS` or, for Null, of `NULL_BITS`. */
export type Judged = {
  readonly held: number;
  readonly buried: number;
  readonly leads: boolean;
  readonly heard: readonly [Heard, Heard];
};

const SHAPES7 = Uint8Array.from({ length: 1 << 14 }, (_, both) => standing(both & PLAIN, both >>> 7, 7));
const SHAPES8 = Uint16Array.from({ length: 1 << 16 }, (_, both) => standing(both & BYTE, both >>> 8, 8));

/** Cards of a suit that take no trick from the top, by its shape. */
const LOSERS = Uint8Array.from({ length: 256 }, (_, shape) => losersOf(shape));

function losersOf(shape: number): number {
  const size = 31 - Math.clz32(shape);
  let bit = size - 1;
  while (bit >= 0 && (shape >>> bit) & 1) bit -= 1;
  return bit < 0 ? 0 : count(COUNT8, shape & ((1 << bit) - 1));
}

const LEADS = 13;
const POINTS = 23;

/** Where each part of the table begins; `size` is its length. */
export const SUIT_TABLE = {
  one: 0,
  jacks: 1,
  trump: 17,
  side: 273,
  grid: 529,
  buried: 673,
  leads: 696,
  heard: 722,
  size: 726,
};
export const GRAND_TABLE = { one: 0, jacks: 1, side: 33, grid: 289, buried: 354, leads: 377, heard: 403, size: 407 };
export const NULL_TABLE = { one: 0, suit: 1, leads: 513, heard: 515, size: 519 };

/** At most so many places. */
export const MOST_PLACES = 16;

function shape7(held: number, buried: number, shift: number): number {
  return count(SHAPES7, ((held >>> shift) & PLAIN) | (((buried >>> shift) & PLAIN) << 7));
}

/** Writes the places of a suit game into `places`; `trump`: shift of its byte. Tells how many. */
export function suitPlaces({ held, buried, leads, heard }: Judged, trump: number, places: Int32Array): number {
  const t = SUIT_TABLE;
  const jacks = jacksOf(held);
  let losers = 0;
  let n = 0;
  places[n++] = t.one;
  places[n++] = t.jacks + jacks;
  places[n++] = t.trump + shape7(held, buried, trump);
  for (let shift = 0; shift < 32; shift += 8) {
    if (shift === trump) continue;
    const shape = shape7(held, buried, shift);
    losers += count(LOSERS, shape);
    places[n++] = t.side + shape;
  }
  const trumps = count(COUNT8, jacks) + count(COUNT8, (held >>> trump) & PLAIN);
  places[n++] = t.grid + Math.min(trumps, 11) * 12 + Math.min(losers, 11);
  places[n++] = t.buried + Math.min(pointsOf(buried), POINTS - 1);
  places[n++] = t.leads + (leads ? LEADS : 0) + losers;
  places[n++] = t.heard + heard[0];
  places[n++] = t.heard + heard[1];
  return n;
}

export function grandPlaces({ held, buried, leads, heard }: Judged, places: Int32Array): number {
  const t = GRAND_TABLE;
  const jacks = jacksOf(held);
  let losers = 0;
  let n = 0;
  places[n++] = t.one;
  places[n++] = t.jacks + jacks + (leads ? 16 : 0);
  for (let shift = 0; shift < 32; shift += 8) {
    const shape = shape7(held, buried, shift);
    losers += count(LOSERS, shape);
    places[n++] = t.side + shape;
  }
  places[n++] = t.grid + count(COUNT8, jacks) * LEADS + losers;
  places[n++] = t.buried + Math.min(pointsOf(buried), POINTS - 1);
  places[n++] = t.leads + (leads ? LEADS : 0) + losers;
  places[n++] = t.heard + heard[0];
  places[n++] = t.heard + heard[1];
  return n;
}

export function nullPlaces({ held, buried, leads, heard }: Judged, places: Int32Array): number {
  const t = NULL_TABLE;
  let n = 0;
  places[n++] = t.one;
  for (let shift = 0; shift < 32; shift += 8) {
    places[n++] = t.suit + count(SHAPES8, ((held >>> shift) & BYTE) | (((buried >>> shift) & BYTE) << 8));
  }
  places[n++] = t.leads + (leads ? 1 : 0);
  places[n++] = t.heard + heard[0];
  places[n++] = t.heard + heard[1];
  return n;
}
