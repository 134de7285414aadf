import type { MaskGame, MaskPosition } from './position.ts';

/**
 * A search of one family of games. What a position is worth is counted for the first hand, from the trick on the table on:
 * suit games and Grand: card points (or tricks) that it can be sure of against the other two; Ramsch: card points that the
 * other two together can make it take; Null: 1 when it stays without a trick, else 0.
 */
export type Search = {
  /** Whether the position is worth at least so much. Throws `SPENT` after `maxNodes` positions. */
  readonly atLeast: (game: MaskGame, position: MaskPosition, need: number, maxNodes: number) => boolean;
  /** What it is worth, found soonest near `guess`. Throws `SPENT` after `maxNodes` positions. */
  readonly worth: (game: MaskGame, position: MaskPosition, guess: number, maxNodes: number) => number;
  /** What a trick with these cards counts for who wants it; bits. */
  readonly trickWorth: (led: number, next: number, last: number) => number;
  /** Positions looked at for the last question. */
  readonly nodes: () => number;
  /** Forgets everything, so that the next answers and their nodes depend on nothing before. */
  readonly forget: () => void;
};
