import { cardHeight, type Pose } from '../board/shapes.ts';

/** A card of this height is so wide: 59 by 91 mm. */
export const WIDTH_PER_HEIGHT = 59 / 91;

export type Rows = { readonly left: number; readonly top: number; readonly width: number; readonly gap: number };

/** Eight places in two rows of four; `left`, `top`: corner of the first. */
export function stackPoses({ left, top, width, gap }: Rows): readonly Pose[] {
  const height = cardHeight(width);
  return [0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({
      x: left + column * (width + gap) + width / 2,
      y: top + row * (height + gap) + height / 2,
      angle: 0,
      width,
    })),
  );
}

/** How wide four stacks are, and how high two rows. */
export function blockSize(width: number, gap: number): { readonly width: number; readonly height: number } {
  return { width: 4 * width + 3 * gap, height: 2 * cardHeight(width) + gap };
}
