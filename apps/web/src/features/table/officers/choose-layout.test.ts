import { describe, expect, test } from 'vitest';
import type { BoardSize } from '../board/layout-numbers.ts';
import { type Box, cardHeight, type Pose } from '../board/shapes.ts';
import { officersLayout } from './choose-layout.ts';
import type { OfficersNeeds } from './officers-layout.ts';

/** Boards as they are left by bar and panel: phones both ways up, tablets, desktops, and phones with the watcher's bar. */
const SIZES: readonly BoardSize[] = [
  { width: 320, height: 492 },
  { width: 320, height: 412 },
  { width: 360, height: 560 },
  { width: 390, height: 756 },
  { width: 390, height: 670 },
  { width: 430, height: 840 },
  { width: 844, height: 350 },
  { width: 844, height: 288 },
  { width: 568, height: 280 },
  { width: 768, height: 964 },
  { width: 1024, height: 708 },
  { width: 1100, height: 840 },
  { width: 1080, height: 1860 },
  { width: 2220, height: 1380 },
];
const NEEDS: readonly OfficersNeeds[] = [
  { question: false, watching: false },
  { question: true, watching: false },
  { question: false, watching: true },
];

const CASES = SIZES.flatMap((size) => NEEDS.map((needs) => ({ ...size, ...needs })));

function boxOf({ x, y, width }: Pose): Box {
  const height = cardHeight(width);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** By how many px two boxes lie on each other, in the direction in which it is less. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(across, down));
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.left + box.width <= frame.left + frame.width &&
    box.top + box.height <= frame.top + frame.height
  );
}

describe.each(CASES)('$width × $height, question $question, watching $watching', ({ width, height, ...needs }) => {
  const layout = officersLayout({ width, height }, needs);
  const sides = [layout.theirs, layout.mine];
  const stacks = sides.flatMap((side) => side.stacks.map(boxOf));
  const badges = sides.map(({ badge }) => badge);

  test('every stack lies on the mat, and none on another', () => {
    expect(stacks).toHaveLength(16);
    for (const stack of stacks) expect(isInside(stack, layout.mat)).toBe(true);
    for (const [index, one] of stacks.entries())
      for (const other of stacks.slice(index + 1)) expect(overlap(one, other)).toBe(0);
  });

  test('the trick lies beside them, but for the tip of a turned card', () => {
    for (const { trick } of sides) {
      expect(isInside(boxOf(trick), layout.mat)).toBe(true);
      for (const stack of stacks) expect(overlap(boxOf(trick), stack)).toBeLessThanOrEqual(2);
    }
  });

  test('people, points and what is asked have room of their own', () => {
    const points = sides.flatMap((side) => side.points ?? []);
    for (const place of [...badges, ...points, layout.ask])
      for (const stack of stacks) expect(overlap(place, stack)).toBe(0);
    for (const badge of badges) expect(overlap(badge, layout.ask)).toBe(0);
  });

  test('a card is large enough for a finger', () => {
    expect(Math.min(...stacks.map((stack) => stack.width))).toBeGreaterThanOrEqual(36);
  });
});

test('a low board has both sides beside each other, and larger cards for it', () => {
  const low = officersLayout({ width: 844, height: 350 }, { question: false, watching: false });
  expect(low.arrangement).toBe('beside');
  expect(low.mine.stacks[0]?.width).toBeGreaterThan(60);
});
