import type { LayoutKind } from '../board/layout-numbers.ts';
import type { Box, Point, Pose } from '../board/shapes.ts';

/** Eight stacks in two rows of four, the place for a card in the trick, the player, and where his tricks go. */
export type Side = {
  readonly stacks: readonly Pose[];
  readonly trick: Pose;
  readonly badge: Box;
  /** Card points in large figures, where there is room for them apart from the badge. */
  readonly points?: Box;
  readonly pile: Point;
};

/** How the two sides lie: `above` and `beside` each other, or `upright`, with the badges above and below. */
export type Arrangement = 'upright' | 'above' | 'beside';

export type OfficersLayout = {
  readonly kind: LayoutKind;
  readonly arrangement: Arrangement;
  readonly mat: Box;
  readonly mine: Side;
  readonly theirs: Side;
  /** What is asked of me. */
  readonly ask: Box;
  /** Upper right corner of the buttons for the last trick and for ending early, from the board's right edge. */
  readonly corner: { readonly top: number; readonly right: number };
};

/** What needs room on a narrow board. */
export type OfficersNeeds = {
  /** A question with two answers. */
  readonly question: boolean;
  /** Who watches is told two names. */
  readonly watching: boolean;
};

/** An arrangement, and how large its cards are. */
export type Candidate = { readonly width: number; readonly layout: OfficersLayout };

/** The mat of a board. `edge`: what is left beside it. */
export type Frame = { readonly kind: LayoutKind; readonly mat: Box; readonly edge: number };
