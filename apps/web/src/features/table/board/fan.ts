import { type Pose, radians } from './shapes.ts';

export type FanOptions = {
  readonly count: number;
  /** How many cards on the left are set apart from the rest (the trumps); 0 or all: no gap. */
  readonly apart?: number;
  readonly width: number;
  /** From one card to the next, along the arc. */
  readonly step: number;
  /** Turn from one card to the next; 0 is a straight row. */
  readonly angle: number;
  /** Centre of the middle card. */
  readonly x: number;
  readonly y: number;
};

/** The gap behind the trumps, in steps. */
export const APART = 0.22;

/** Cards held in a hand: all stand on one circle, the middle one upright. */
export function fan({ count, apart = 0, width, step, angle, x, y }: FanOptions): readonly Pose[] {
  const gap = apart > 0 && apart < count ? APART : 0;
  const middle = (count - 1 + gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const offset = index + (index >= apart ? gap : 0) - middle;
    return {
      x: x + along(offset, { step, angle }),
      y: y + drop(offset, { step, angle }),
      angle: offset * angle,
      width,
    };
  });
}

type Arc = { readonly step: number; readonly angle: number };

function radius({ step, angle }: Arc): number {
  return step / Math.sin(radians(angle));
}

function along(offset: number, arc: Arc): number {
  return arc.angle === 0 ? offset * arc.step : radius(arc) * Math.sin(radians(offset * arc.angle));
}

function drop(offset: number, arc: Arc): number {
  return arc.angle === 0 ? 0 : radius(arc) * (1 - Math.cos(radians(offset * arc.angle)));
}
