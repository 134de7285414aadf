/** Lengths are CSS pixels from the board's upper left corner, angles degrees clockwise. */
export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A card's place: its centre, how it is turned, and how wide it is. */
export type Pose = Point & { readonly angle: number; readonly width: number };

/** Cards are 59 by 91 mm. */
const HEIGHT_PER_WIDTH = 91 / 59;

export function cardHeight(width: number): number {
  return width * HEIGHT_PER_WIDTH;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
