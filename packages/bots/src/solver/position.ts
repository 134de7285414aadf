import type { Card } from '@skatrunde/rules';
import { bitOf, countOf, maskOf, type OpenGame } from './bits.ts';

/** Cards that lie open, between two tricks or in the middle of one; `hands[0]` is the declarer's, then clockwise. */
export type OpenPosition = {
  readonly game: OpenGame;
  /** Without the cards on the table. In Ramsch the first hand is the one that the question is about. */
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[]];
  /** Index of the hand that leads or has led. */
  readonly leader: number;
  /** The cards on the table in the order they were played, at most two. */
  readonly trick?: readonly Card[];
};

/** What is played, as far as masks tell it apart: which suit is trump is in the places of the bits. */
export type MaskGame = 'suit' | 'grand' | 'null' | 'ramsch';

/**
 * A position without card names, for whoever asks about thousands of them. The solver reads it and keeps nothing of it, so
 * one object may be filled again and again.
 */
export type MaskPosition = {
  /** Three masks by `bitOf`, without the cards on the table. */
  readonly hands: ArrayLike<number>;
  readonly leader: number;
  /** Bit of the card that was led, -1 when none was. */
  readonly led: number;
  /** Bit of the card that came second, -1 when none did. */
  readonly next: number;
};

export type MutableMaskPosition = {
  readonly hands: Int32Array;
  leader: number;
  led: number;
  next: number;
};

export function emptyMaskPosition(): MutableMaskPosition {
  return { hands: new Int32Array(3), leader: 0, led: -1, next: -1 };
}

export function maskGameOf(game: OpenGame): MaskGame {
  switch (game) {
    case 'C':
    case 'S':
    case 'H':
    case 'D':
      return 'suit';
    case 'grand':
    case 'null':
    case 'ramsch':
      return game;
  }
}

/** Throws when the hands do not have the sizes that the trick asks for, or a card is there twice. */
export function maskPositionOf({ game, hands, leader, trick = [] }: OpenPosition): MaskPosition {
  const [led, next] = trick;
  const masks = hands.map((hand) => maskOf(hand, game));
  const position: MaskPosition = {
    hands: masks,
    leader,
    led: led === undefined ? -1 : bitOf(led, game),
    next: next === undefined ? -1 : bitOf(next, game),
  };
  const cards = [...hands.flat(), ...trick];
  if (trick.length > 2 || !inOrder(position)) throw new Error('Hands of sizes that no trick leaves');
  if (countOf(maskOf(cards, game)) !== cards.length) throw new Error('A card is there twice');
  return position;
}

/** Who has played to this trick has one card less than the others. */
function inOrder(position: MaskPosition): boolean {
  const { leader, led, next } = position;
  const sizes = [0, 1, 2].map((player) => countOf(position.hands[player] ?? 0));
  if (led >= 0) sizes[leader] = (sizes[leader] ?? 0) + 1;
  if (next >= 0) sizes[(leader + 1) % 3] = (sizes[(leader + 1) % 3] ?? 0) + 1;
  return leader >= 0 && leader <= 2 && sizes[0] === sizes[1] && sizes[1] === sizes[2];
}

/** Who plays the next card. */
export function playerToMove({ leader, led, next }: MaskPosition): number {
  return (leader + (led < 0 ? 0 : next < 0 ? 1 : 2)) % 3;
}

/** Cards on the table of who sits here, as a mask. */
export function onTable({ leader, led, next }: MaskPosition, player: number): number {
  if (led >= 0 && player === leader) return 1 << led;
  return next >= 0 && player === (leader + 1) % 3 ? 1 << next : 0;
}
