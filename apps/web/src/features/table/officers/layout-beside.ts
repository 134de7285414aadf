import type { Candidate, Frame } from './officers-layout.ts';
import { blockSize, stackPoses, WIDTH_PER_HEIGHT } from './stack-poses.ts';

/** Room for the badges above, for what is asked below, and beside the stacks. */
const ABOVE = 54;
const BELOW = 54;
const SIDE = 14;
const GAP = 8;

/** On a low board: his rows at the left, mine at the right, the trick between them, each badge above its rows. */
export function besideEachOther({ kind, mat, edge }: Frame): Candidate {
  const byHeight = ((mat.height - ABOVE - BELOW - GAP) / 2) * WIDTH_PER_HEIGHT;
  const byWidth = (mat.width - 2 * SIDE - 6 * GAP - 32) / (8 + 1.2);
  const width = Math.min(byHeight, byWidth);
  const block = blockSize(width, GAP);
  const zone = Math.min(1.2 * width + 96, mat.width - 2 * SIDE - 2 * block.width);
  const left = mat.left + (mat.width - 2 * block.width - zone) / 2;
  const top = mat.top + ABOVE + Math.max(0, (mat.height - ABOVE - BELOW - block.height) / 2);
  const right = left + block.width + zone;
  const row = (block.height - GAP) / 2;
  const x = left + block.width + zone / 2;
  const bottom = mat.top + mat.height;
  const side = (from: number) => ({
    stacks: stackPoses({ left: from, top, width, gap: GAP }),
    badge: { left: from, top: top - 50, width: block.width, height: 44 },
    pile: { x: from + 22, y: top - 28 },
  });
  return {
    width,
    layout: {
      kind,
      arrangement: 'beside',
      mat,
      theirs: { ...side(left), trick: { x, y: top + row / 2, angle: -4, width } },
      mine: { ...side(right), trick: { x, y: top + row + GAP + row / 2, angle: 4, width } },
      ask: { left: mat.left + 108, top: bottom - 51, width: mat.width - 216, height: 46 },
      corner: { top: bottom - 50, right: edge + 8 },
    },
  };
}
