import { CARD_POINTS, type Card, PACK, type Rank, rankOf, SUITS, type Suit, suitOf } from '@skatrunde/rules';

/**
 * Cards as one mask of 32 bits, a byte a suit, for judging many hands quickly. `TRUMP_BITS`: 7 8 9 Q K T A upward and the
 * jack at the top of its byte; `NULL_BITS`: 7 8 9 T J Q K A.
 */
const TRUMP_RANKS: readonly Rank[] = ['7', '8', '9', 'Q', 'K', 'T', 'A', 'J'];
const NULL_RANKS: readonly Rank[] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

export const PLAIN = 0x7f;
export const BYTE = 0xff;

type Bits = Readonly<Record<Card, number>>;

function bitsIn(ranks: readonly Rank[]): Bits {
  const bits = PACK.map((card) => [card, 1 << (byteOf(suitOf(card)) + ranks.indexOf(rankOf(card)))] as const);
  return Object.fromEntries(bits) as Bits;
}

/** The bit of each card, for games with trumps and for Null. */
export const TRUMP_BITS = bitsIn(TRUMP_RANKS);
export const NULL_BITS = bitsIn(NULL_RANKS);

export function maskOf(cards: readonly Card[], bits: Bits): number {
  let mask = 0;
  for (const card of cards) mask |= bits[card];
  return mask;
}

/** How far to shift a mask right for the byte of this suit. */
export function byteOf(suit: Suit): number {
  return SUITS.indexOf(suit) * 8;
}

/** The four jacks of a mask of `TRUMP_BITS` as bits 0 to 3, in the order of `SUITS`: clubs first. */
export function jacksOf(mask: number): number {
  return ((mask >>> 7) & 1) | ((mask >>> 14) & 2) | ((mask >>> 21) & 4) | ((mask >>> 28) & 8);
}

/** How many cards a byte holds. */
export const COUNT8 = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Card points of a byte of `TRUMP_BITS`. */
export const POINTS8 = Uint8Array.from({ length: 256 }, (_, byte) =>
  TRUMP_RANKS.reduce((sum, rank, bit) => sum + ((byte >>> bit) & 1) * CARD_POINTS[rank], 0),
);

export function pointsOf(mask: number): number {
  return (
    count(POINTS8, mask & BYTE) +
    count(POINTS8, (mask >>> 8) & BYTE) +
    count(POINTS8, (mask >>> 16) & BYTE) +
    count(POINTS8, mask >>> 24)
  );
}

/** An entry that is there: indices of these tables are made by masking. */
export function count(table: Uint8Array | Uint16Array | Int16Array | Float64Array, index: number): number {
  return table[index] as number;
}

/**
 * How a player stands in one suit: for each card of it that he has not put away, from the lowest up, whether he holds it.
 * A leading 1 tells how many there are. Eight bits of `held` and `buried` at most.
 */
export function standing(held: number, buried: number, size: 7 | 8): number {
  let shape = 1;
  for (let bit = size - 1; bit >= 0; bit -= 1) {
    if (((buried >>> bit) & 1) === 0) shape = (shape << 1) | ((held >>> bit) & 1);
  }
  return shape;
}
