import { CARD_POINTS, type Card, PACK, rankOf, type Suit, suitOf } from '@skatrunde/rules';

/** What is played with open cards. */
export type OpenGame = Suit | 'grand' | 'null' | 'ramsch';

/** Suits upward, as they stand in a mask of cards. */
const UPWARD = 'DHSC';
/** Ranks of a side suit upward in suit and Grand games; jacks are trumps and stand elsewhere. */
const TRUMP_GAME_RANKS = '789QKTA';
const NULL_RANKS = '789TJQKA';

export const SEVEN = 0x7f;

/**
 * Place of a card in a mask of 32 bits. Suit games, Grand and Ramsch: seven bits a suit, the trump suit (without one: clubs)
 * at 21..27, the jacks of diamonds to clubs at 28..31. Null: eight bits a suit. Within a suit the higher bit wins.
 */
export function bitOf(card: Card, game: OpenGame): number {
  const suit = UPWARD.indexOf(suitOf(card));
  if (game === 'null') return suit * 8 + NULL_RANKS.indexOf(rankOf(card));
  if (rankOf(card) === 'J') return 28 + suit;
  return placeOfSuit(suit, game) * 7 + TRUMP_GAME_RANKS.indexOf(rankOf(card));
}

function placeOfSuit(suit: number, game: OpenGame): number {
  if (game === 'grand' || game === 'ramsch') return suit;
  const trump = UPWARD.indexOf(game);
  if (suit === trump) return 3;
  return suit > trump ? suit - 1 : suit;
}

/** Several cards as a mask. */
export function maskOf(cards: readonly Card[], game: OpenGame): number {
  let mask = 0;
  for (const card of cards) mask |= 1 << bitOf(card, game);
  return mask;
}

const GAMES = ['C', 'S', 'H', 'D', 'grand', 'null', 'ramsch'] as const;
const CARDS: ReadonlyMap<OpenGame, readonly Card[]> = new Map(
  GAMES.map((game) => [game, [...PACK].sort((a, b) => bitOf(a, game) - bitOf(b, game))]),
);

/** The cards of a mask, from the lowest bit. */
export function cardsOf(mask: number, game: OpenGame): readonly Card[] {
  return (CARDS.get(game) ?? []).filter((_, bit) => ((mask >>> bit) & 1) === 1);
}

/** Card points of each bit in suit and Grand games. */
export const BIT_POINTS = new Int32Array(32);
for (let bit = 0; bit < 28; bit++) BIT_POINTS[bit] = CARD_POINTS[TRUMP_GAME_RANKS.charAt(bit % 7) as 'A'];
for (let bit = 28; bit < 32; bit++) BIT_POINTS[bit] = CARD_POINTS.J;

const POINTS7 = new Int32Array(128);
/** How many cards of a suit a mask of seven bits holds. */
export const COUNT7 = new Int32Array(128);
for (let mask = 1; mask < 128; mask++) {
  const rest = mask & (mask - 1);
  POINTS7[mask] = (POINTS7[rest] ?? 0) + (BIT_POINTS[highest(mask ^ rest)] ?? 0);
  COUNT7[mask] = (COUNT7[rest] ?? 0) + 1;
}

/** Card points of a mask in suit and Grand games, 0..120. */
export function pointsOf(mask: number): number {
  return (
    at(POINTS7, mask & SEVEN) +
    at(POINTS7, (mask >>> 7) & SEVEN) +
    at(POINTS7, (mask >>> 14) & SEVEN) +
    at(POINTS7, (mask >>> 21) & SEVEN) +
    2 * at(COUNT7, mask >>> 28)
  );
}

/** The highest bit of a mask, -1 when there is none: the search's own mark, it never leaves the solver. */
export function highest(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** All bits above this one. */
export function above(bit: number): number {
  if (bit < 0) return -1;
  return bit >= 31 ? 0 : ~((2 << bit) - 1);
}

export function countOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** An entry that is there: every index of the search is made by the search. */
export function at(array: Int32Array, index: number): number {
  return array[index] as number;
}
