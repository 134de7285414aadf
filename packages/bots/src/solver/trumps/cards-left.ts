import { at, BIT_POINTS, COUNT7, countOf, pointsOf } from '../bits.ts';
import type { MaskGame } from '../position.ts';
import { groupOf as groupIn, trumpsOf } from '../tricks.ts';

/**
 * The cards that the search of suit games, Grand and Ramsch plays with. One search runs at a time in a thread, and all of its state
 * lies in its modules: a second set of it made the same search 1.4 times slower, as the engine then no longer knows where
 * the arrays are.
 */

/** What the declarer collects: card points, or tricks, each of three cards that count one. */
export type Counting = 'points' | 'tricks';

/** The three hands as masks; hand 0 is the declarer's. */
export const hands = new Int32Array(3);
/** Of each bit: the cards of its suit, or all trumps. */
export const groupOf = new Int32Array(32);
/** What each bit counts. */
export const worthOf = new Int32Array(32);
export let trumps = 0;
/** The side suits end below this bit. */
export let sideEnd = 21;
let equalWorth = false;
/** In Ramsch the first hand wants few points, and the other two want it to take many. */
export let avoiding = false;

/** Games in which points are counted. */
export type PointGame = Exclude<MaskGame, 'null'>;

export function playFor(game: PointGame, counting: Counting): void {
  avoiding = game === 'ramsch';
  trumps = trumpsOf(game);
  sideEnd = game === 'suit' ? 21 : 28;
  equalWorth = counting === 'tricks';
  for (let bit = 0; bit < 32; bit++) {
    groupOf[bit] = groupIn(bit, game);
    worthOf[bit] = equalWorth ? 1 : at(BIT_POINTS, bit);
  }
}

/** Whether this player wants the first hand to get much. */
export function wantsMost(player: number): boolean {
  return (player === 0) !== avoiding;
}

/** Whether this card takes the trick from the one that is winning so far and was played before it. */
export function beats(bit: number, winning: number): boolean {
  const group = at(groupOf, bit);
  return group === at(groupOf, winning) ? bit > winning : group === trumps;
}

/** What the cards of a mask count. */
export function sumOf(mask: number): number {
  return equalWorth ? countOf(mask) : pointsOf(mask);
}

/** All sevens, eights and nines. */
const NOTHINGS = 0x00e1c387;
const QUEENS = 0x01020408;

/** What the `many` cards of a hand that count least count together. */
export function leastSum(hand: number, many: number): number {
  if (equalWorth) return many;
  let more = many - countOf(hand & NOTHINGS);
  if (more <= 0) return 0;
  const jacks = at(COUNT7, hand >>> 28);
  if (more <= jacks) return more * 2;
  let sum = jacks * 2;
  more -= jacks;
  for (let rank = 3; rank < 7; rank++) {
    const held = countOf(hand & (QUEENS << (rank - 3)));
    const points = at(BIT_POINTS, rank);
    if (more <= held) return sum + more * points;
    sum += held * points;
    more -= held;
  }
  return sum;
}
