import type { Layout } from './layout.ts';
import type { Place } from './seat-places.ts';
import type { Point, Pose } from './shapes.ts';

/** A won trick shrinks to this. */
const PILE_WIDTH = 44;

/** Where the tricks of a seat go. Where they are only counted at the badge, they go there. */
export function pilePose(layout: Layout, place: Place): Pose {
  const { x, y } = layout.piles ? pilePlace(layout, place) : layout.badges[place];
  return { x, y, angle: 0, width: layout.piles ? PILE_WIDTH : 20 };
}

/** Middle of a pile on the mat: below the backs at the sides, mine at the right above my hand. */
export function pilePlace({ mat, backs, badges, ask, kind }: Layout, place: Place): Point {
  const down = kind === 'wide' ? 160 : 120;
  switch (place) {
    case 'left':
      return { x: (backs?.left.x ?? badges.left.x) - 54, y: (backs?.left.y ?? badges.left.y) + down };
    case 'right':
      return { x: (backs?.right.x ?? badges.right.x) - 8, y: (backs?.right.y ?? badges.right.y) + down };
    case 'me':
    case 'top':
      return { x: mat.left + mat.width - 264, y: ask.top - (ask.height === 0 ? 58 : 40) };
  }
}
