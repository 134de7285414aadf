import { type Card, PACK, SUITS } from '../../../cards/card.ts';
import type { Contract } from '../../contract.ts';
import { type SuitInPlay, suitInPlay } from '../following-suit.ts';
import { strength } from '../trick-winner.ts';

/** A set of cards, one bit each. */
export type Cards = number;

/** The 32 cards numbered for one contract: by suit in play, within it from low to high. Suits are numbered too. */
export type Board = {
  readonly numberOf: ReadonlyMap<Card, number>;
  /** The cards of each suit in play. */
  readonly suits: readonly Cards[];
  /** Index = card number. */
  readonly suitOf: readonly number[];
  readonly suitNumber: ReadonlyMap<SuitInPlay, number>;
  /** Number of the trump suit; -1 in Null. */
  readonly trump: number;
};

export function boardFor(contract: Contract): Board {
  const names: readonly SuitInPlay[] = [...SUITS, 'trump'];
  const suitNumber = new Map(names.map((name, index) => [name, index]));
  const sorted = names.flatMap((name) =>
    PACK.filter((card) => suitInPlay(card, contract) === name).sort(
      (a, b) => strength(a, contract) - strength(b, contract),
    ),
  );
  const suitOf = sorted.map((card) => suitNumber.get(suitInPlay(card, contract)) ?? -1);
  const suits = names.map((_, suit) => suitOf.reduce((set, of, card) => (of === suit ? set | (1 << card) : set), 0));
  const numberOf = new Map(sorted.map((card, index) => [card, index]));
  return { numberOf, suits, suitOf, suitNumber, trump: contract.type === 'null' ? -1 : SUITS.length };
}

export function setOf(cards: readonly Card[], { numberOf }: Board): Cards {
  return cards.reduce((set, card) => set | (1 << (numberOf.get(card) ?? 0)), 0);
}

/** How many cards a set has. */
export function size(set: Cards): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of the highest and the lowest card; -1 for the empty set. */
export function highest(set: Cards): number {
  return 31 - Math.clz32(set);
}

export function lowest(set: Cards): number {
  return highest(set & -set);
}

/** The card numbers of a set, ascending. */
export function numbersIn(set: Cards): readonly number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(lowest(rest));
  return numbers;
}

/** The cards of a set that are higher than this number. */
export function above(set: Cards, card: number): Cards {
  return card >= 31 ? 0 : set & (-1 << (card + 1));
}
