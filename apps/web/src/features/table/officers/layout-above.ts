import type { LayoutKind } from '../board/layout-numbers.ts';
import type { Box, Pose } from '../board/shapes.ts';
import type { Candidate, Frame } from './officers-layout.ts';
import { blockSize, stackPoses, WIDTH_PER_HEIGHT } from './stack-poses.ts';

/** Room for the badges at the left. */
const LEFT: Readonly<Record<LayoutKind, number>> = { wide: 232, tablet: 176, across: 118, phone: 118, small: 118 };
const ABOVE = 24;
const BELOW = 72;
const GAP = 14;
/** Card points stand here, at the right. */
const POINTS = { width: 120, height: 56 };

/** His rows above mine, the badges at the left, the trick and the card points at the right. */
export function aboveEachOther({ kind, mat, edge }: Frame): Candidate {
  const room = mat.height - ABOVE - BELOW;
  const badge = LEFT[kind];
  const byHeight = ((room - 4 * GAP) / 4) * WIDTH_PER_HEIGHT;
  const byWidth = (mat.width - badge - 3 * GAP - 40) / (4 + 2.3);
  const width = Math.min(byHeight, byWidth);
  const block = blockSize(width, GAP);
  const first = mat.top + ABOVE + Math.max(0, (room - 2 * block.height - 2 * GAP) / 2);
  const second = first + block.height + 2 * GAP;
  const left = mat.left + badge + Math.max(0, (mat.width - badge - block.width - 2.4 * width) / 2);
  const right = mat.left + mat.width;
  const end = left + block.width;
  const middle = { x: end + Math.min(right - end, width * 2.8) / 2, y: second - GAP };
  const [theirTrick, myTrick] = trickPoses(middle, width);
  const bottom = mat.top + mat.height;
  const beside = (top: number) => ({
    badge: { left: mat.left + 24, top, width: badge - 32, height: 56 },
    points: { left: right - 28 - POINTS.width, top, ...POINTS },
  });
  const theirs = beside(first + 8);
  const mine = beside(second + block.height - 64);
  const stacks = (top: number) => stackPoses({ left, top, width, gap: GAP });
  return {
    width,
    layout: {
      kind,
      arrangement: 'above',
      mat,
      theirs: { stacks: stacks(first), trick: theirTrick, ...theirs, pile: pileAt(theirs.points) },
      mine: { stacks: stacks(second), trick: myTrick, ...mine, pile: pileAt(mine.points) },
      ask: { left: mat.left + 12, top: bottom - 62, width: mat.width - 24, height: 48 },
      corner: { top: bottom - 58, right: edge + 16 },
    },
  };
}

function trickPoses({ x, y }: { readonly x: number; readonly y: number }, width: number): readonly [Pose, Pose] {
  return [
    { x: x - width * 0.58, y, angle: -5, width: width * 1.05 },
    { x: x + width * 0.58, y, angle: 5, width: width * 1.05 },
  ];
}

function pileAt({ left, top, width, height }: Box) {
  return { x: left + width - 24, y: top + height / 2 };
}
