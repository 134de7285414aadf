import { APART, fan } from './fan.ts';
import type { HandArea } from './hand-area.ts';
import { cardHeight, type Pose } from './shapes.ts';

/**
 * Where each card of a hand stands, left to right and upper row first. `apart`: how many at the left are trumps.
 * A hand that no longer fills its rows moves together; the rows stay where they are.
 */
export function handPoses(
  area: HandArea,
  { count, apart }: { readonly count: number; readonly apart: number },
): readonly Pose[] {
  const upper = area.top + cardHeight(area.width) / 2;
  if (count <= area.perRow && area.rowGap === 0) return row(area, { count, apart, y: upper });
  const lower = area.bottom - cardHeight(area.width) / 2;
  if (count <= area.perRow) return row(area, { count, apart: 0, y: lower });
  const first = Math.ceil(count / 2);
  return [
    ...row(area, { count: first, apart: 0, y: upper }),
    ...row(area, { count: count - first, apart: 0, y: lower }, first),
  ];
}

type Row = { readonly count: number; readonly apart: number; readonly y: number };

/** `widest`: the row it lines up with; a shorter lower row starts where the upper one does. */
function row(area: HandArea, { count, apart, y }: Row, widest = count): readonly Pose[] {
  const step = stepFor(area, widest);
  const x = area.x - ((widest - count) * step) / 2;
  return fan({ count, apart, width: area.width, step, angle: area.angle, x, y });
}

function stepFor({ span, width, maxStep, rowGap }: HandArea, count: number): number {
  const gap = rowGap === 0 ? APART : 0;
  return count < 2 ? maxStep : Math.min(maxStep, (span - width) / (count - 1 + gap));
}
