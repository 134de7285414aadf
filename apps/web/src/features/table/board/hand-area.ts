import type { BoardSize, LayoutKind } from './layout-numbers.ts';
import { cardHeight, clamp } from './shapes.ts';

/** Room and shape of my hand. */
export type HandArea = {
  /** Of one card. */
  readonly width: number;
  /** Middle of the hand. */
  readonly x: number;
  /** Top of the middle card (of the upper row), and bottom of the middle card (of the lower row). */
  readonly top: number;
  readonly bottom: number;
  /** Cards on one row at most; more are shared out over two. */
  readonly perRow: number;
  /** From row to row; 0 where there is one. */
  readonly rowGap: number;
  readonly maxStep: number;
  /** From the left edge of the first card to the right edge of the last. */
  readonly span: number;
  readonly angle: number;
};

type Frame = Pick<HandArea, 'width' | 'bottom' | 'rowGap'>;

/** `exchange`: twelve cards are held in this phase, else ten at most. */
export function handArea(
  size: BoardSize,
  { kind, exchange }: { readonly kind: LayoutKind; readonly exchange: boolean },
): HandArea {
  switch (kind) {
    case 'wide':
      return wideHand(size, exchange ? { maxStep: 72, angle: 1.55 } : { maxStep: 75, angle: 1.9 });
    case 'tablet':
      return size.width < 840
        ? uprightTabletHand(size, { exchange })
        : tabletHand(size, { angle: exchange ? 1.55 : 1.9 });
    case 'across':
      return acrossHand(size);
    case 'phone':
      return exchange ? phoneExchange(size) : phoneHand(size);
    case 'small':
      return smallHand(size, exchange ? { perRow: 6, maxStep: 44 } : { perRow: 5, maxStep: 55 });
  }
}

function topOf({ width, bottom, rowGap }: Frame): number {
  return bottom - cardHeight(width) - rowGap;
}

function wideHand({ width, height }: BoardSize, fan: Pick<HandArea, 'maxStep' | 'angle'>): HandArea {
  const frame = { width: 132, bottom: height - 46, rowGap: 0 };
  return { ...frame, ...fan, x: width / 2, top: topOf(frame), perRow: 12, span: width - 40 };
}

function tabletHand({ width, height }: BoardSize, fan: Pick<HandArea, 'angle'>): HandArea {
  const frame = { width: 112, bottom: height - 36, rowGap: 0 };
  return { ...frame, ...fan, x: width / 2, top: topOf(frame), perRow: 12, maxStep: 64, span: width - 36 };
}

function uprightTabletHand({ width, height }: BoardSize, { exchange }: { readonly exchange: boolean }): HandArea {
  const frame = { width: 104, bottom: height - (exchange ? 16 : 36), rowGap: exchange ? 90 : 0 };
  const fan = exchange ? { perRow: 6, maxStep: 96, angle: 0 } : { perRow: 12, maxStep: 64, angle: 1.6 };
  return { ...frame, ...fan, x: width / 2, top: topOf(frame), span: width - 36 };
}

/** Only the upper 98 px of the cards show; the badge stands at their left. */
function acrossHand({ width, height }: BoardSize): HandArea {
  const left = width < 700 ? 96 : 150;
  const right = width - 8;
  const top = height - 98;
  const fan = { perRow: 12, rowGap: 0, maxStep: 56, angle: 0.55 };
  return { ...fan, width: 86, x: (left + right) / 2, top, bottom: top + cardHeight(86), span: right - left };
}

/** At least 30 px of each of ten cards. */
function phoneHand({ width, height }: BoardSize): HandArea {
  const margin = width < 385 ? 3 : 6;
  const span = width - 2 * margin;
  const frame = { width: clamp(span - 30 * 9.22, 70, 92), bottom: height - 27, rowGap: 0 };
  return { ...frame, x: width / 2, top: topOf(frame), perRow: 12, maxStep: 46, span, angle: 0.32 };
}

function phoneExchange({ width, height }: BoardSize): HandArea {
  const span = width - 20;
  const frame = { width: Math.min(94, span / 3.9), bottom: height - 20, rowGap: 80 };
  return { ...frame, x: width / 2, top: topOf(frame), perRow: 6, maxStep: 80, span, angle: 0 };
}

/** Two rows, of five or of six in the exchange. */
function smallHand({ width, height }: BoardSize, rows: Pick<HandArea, 'perRow' | 'maxStep'>): HandArea {
  const frame = { width: 78, bottom: height - 10, rowGap: 62 };
  return { ...frame, ...rows, x: width / 2, top: topOf(frame), span: width - 20, angle: 0 };
}
