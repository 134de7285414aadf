import type { TrickArea } from './layout.ts';
import { cardHeight, type Pose } from './shapes.ts';

export type TrickPlace = 'left' | 'right' | 'me';

const TILT: Readonly<Record<TrickPlace, number>> = { left: -7, right: 6, me: -2 };

/** A card's place in the trick: nearest to who played it, slightly turned, no index ever covered. */
export function trickPose({ x, y, width, spread, drop }: TrickArea, place: TrickPlace): Pose {
  const angle = TILT[place];
  switch (place) {
    case 'left':
      return { x: x - spread * width, y: y + width * 0.03, angle, width };
    case 'right':
      return { x: x + spread * width, y: y - width * 0.03, angle, width };
    case 'me':
      return { x, y: y + drop * cardHeight(width), angle, width };
  }
}
