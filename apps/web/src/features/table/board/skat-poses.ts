import type { Layout } from './layout.ts';
import type { Pose } from './shapes.ts';

/** The two cards of the skat, side by side in the middle. */
export function skatPoses({ trick }: Layout): readonly Pose[] {
  const { x, y, width } = trick;
  return [
    { x: x - width * 0.3, y, angle: -4, width: width * 0.8 },
    { x: x + width * 0.3, y, angle: 3, width: width * 0.8 },
  ];
}
