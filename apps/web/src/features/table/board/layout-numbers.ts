import type { Point } from './shapes.ts';

/** `wide` a desktop, `tablet`, `across` a phone on its side, `phone` upright, `small` below 360 px. */
export type LayoutKind = 'wide' | 'tablet' | 'across' | 'phone' | 'small';

export type BoardSize = { readonly width: number; readonly height: number };

export function kindOf({ width, height }: BoardSize): LayoutKind {
  if (height < 460 && width >= 480) return 'across';
  if (width < 360) return 'small';
  if (width < 700) return 'phone';
  return width < 1000 || height < 760 ? 'tablet' : 'wide';
}

export function isPhone(kind: LayoutKind): boolean {
  return kind !== 'wide' && kind !== 'tablet';
}

type Numbers = {
  /** Mat: from the board's edges. */
  readonly side: number;
  readonly top: number;
  /** Avatar centres, from the mat's corner. */
  readonly avatar: Point;
  readonly askAbove: number;
  readonly askHeight: number;
  readonly trick: number;
  readonly spread: number;
  readonly drop: number;
  /** Trick: what it keeps clear of, from the mat's top and from the ask row. */
  readonly clear: { readonly top: number; readonly bottom: number };
  readonly backs?: Point & { readonly width: number; readonly step: number };
};

/** The design's numbers, as far as they do not follow from each other. */
export const NUMBERS: Readonly<Record<LayoutKind, Numbers>> = {
  wide: {
    side: 29,
    top: 21,
    avatar: { x: 60, y: 91 },
    askAbove: 76,
    askHeight: 48,
    trick: 134,
    spread: 1.15,
    drop: 0.46,
    clear: { top: 40, bottom: 10 },
    backs: { x: 143, y: 217, width: 58, step: 11 },
  },
  tablet: {
    side: 28,
    top: 20,
    avatar: { x: 62, y: 68 },
    askAbove: 68,
    askHeight: 48,
    trick: 108,
    spread: 1.15,
    drop: 0.46,
    clear: { top: 40, bottom: 10 },
    backs: { x: 144, y: 170, width: 48, step: 9 },
  },
  across: {
    side: 10,
    top: 6,
    avatar: { x: 36, y: 36 },
    askAbove: 52,
    askHeight: 40,
    trick: 68,
    spread: 1.15,
    drop: 0.46,
    clear: { top: 12, bottom: 2 },
    backs: { x: 72, y: 107, width: 36, step: 6 },
  },
  phone: {
    side: 8,
    top: 8,
    avatar: { x: 34, y: 42 },
    askAbove: 72,
    askHeight: 48,
    trick: 96,
    spread: 1.07,
    drop: 0.46,
    clear: { top: 156, bottom: 8 },
    backs: { x: 62, y: 124, width: 38, step: 6 },
  },
  small: {
    side: 8,
    top: 8,
    avatar: { x: 34, y: 34 },
    askAbove: 54,
    askHeight: 48,
    trick: 68,
    spread: 1.07,
    drop: 0.34,
    clear: { top: 66, bottom: 4 },
  },
};
