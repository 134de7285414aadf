import { describe, expect, test } from 'vitest';
import { cornerPlace } from './corner-place.ts';
import { handPoses } from './hand-poses.ts';
import { layoutFor } from './layout.ts';
import type { LayoutNeeds } from './layout-needs.ts';
import { type BoardSize, kindOf } from './layout-numbers.ts';
import { cardHeight, type Pose, radians } from './shapes.ts';
import { trickPose } from './trick-poses.ts';

/** Boards as the page leaves them: the viewport without the bars and the side panel. */
const BOARDS: readonly (readonly [string, BoardSize])[] = [
  ['320 × 568', { width: 320, height: 492 }],
  ['360 × 640', { width: 360, height: 552 }],
  ['390 × 844', { width: 390, height: 756 }],
  ['568 × 320', { width: 568, height: 280 }],
  ['844 × 390', { width: 844, height: 350 }],
  ['768 × 1024', { width: 768, height: 964 }],
  ['1024 × 768', { width: 1024, height: 708 }],
  ['1280 × 720', { width: 940, height: 660 }],
  ['1440 × 900', { width: 1100, height: 840 }],
];
const HANDS: readonly (LayoutNeeds & { readonly count: number })[] = [
  { cards: 10, count: 10, badgeAbove: false },
  { cards: 12, count: 12, badgeAbove: true },
  { cards: 10, count: 1, badgeAbove: false },
  { cards: 10, count: 7, badgeAbove: false },
];

/** Half of what a turned card takes on each axis. */
function halves({ width, angle }: Pose): readonly [number, number] {
  const [w, h, a] = [width / 2, cardHeight(width) / 2, Math.abs(radians(angle))];
  return [w * Math.cos(a) + h * Math.sin(a), w * Math.sin(a) + h * Math.cos(a)];
}

describe.each(BOARDS)('a board at %s', (_name, size) => {
  test.each(HANDS)(
    'shows $count of $cards cards, each with 30 px to tap, nothing cut',
    ({ cards, count, badgeAbove }) => {
      const layout = layoutFor(size, { cards, badgeAbove });
      const poses = handPoses(layout.hand, { count, apart: 3 });
      expect(poses).toHaveLength(count);
      for (const [index, pose] of poses.entries()) {
        const [halfWidth, halfHeight] = halves(pose);
        expect(pose.x - halfWidth).toBeGreaterThanOrEqual(0);
        expect(pose.x + halfWidth).toBeLessThanOrEqual(size.width);
        if (layout.kind !== 'across') expect(pose.y + halfHeight).toBeLessThanOrEqual(size.height);
        const next = poses[index + 1];
        if (next && next.y - pose.y < 50) expect(next.x - pose.x).toBeGreaterThanOrEqual(29.9);
      }
    },
  );

  test('keeps trick, ask row and hand apart', () => {
    const { trick, ask, hand, mat } = layoutFor(size, { cards: 10, badgeAbove: false });
    const mine = trickPose(trick, 'me');
    expect(mine.y + cardHeight(mine.width) / 2).toBeLessThanOrEqual(ask.top);
    expect(ask.top + ask.height).toBeLessThanOrEqual(hand.top);
    expect(trickPose(trick, 'left').x - trick.width / 2).toBeGreaterThanOrEqual(mat.left);
  });

  test('for a watcher: trick and the hand below apart, both on the mat', () => {
    const { trick, below, mat } = layoutFor(size, { cards: 0, badgeAbove: false });
    const mine = trickPose(trick, 'me');
    expect(mine.y + cardHeight(mine.width) / 2).toBeLessThanOrEqual(below.y - cardHeight(below.width) / 2);
    expect(below.y + cardHeight(below.width) / 2).toBeLessThanOrEqual(mat.top + mat.height);
  });

  test('for a watcher: the last trick is asked for on the mat, clear of the hand below', () => {
    const layout = layoutFor(size, { cards: 0, badgeAbove: false });
    const { top, right } = cornerPlace(layout);
    const bottom = top + (layout.kind === 'small' ? 88 : 44);
    const { below, mat } = layout;
    expect(bottom).toBeLessThanOrEqual(mat.top + mat.height);
    const handRight = below.x + below.width / 2 + below.step * 4.5;
    const beside = handRight <= size.width - right - 44;
    expect(beside || bottom <= below.y - cardHeight(below.width) / 2).toBe(true);
  });

  test('for who plays: the corner is clear of the trick', () => {
    const layout = layoutFor(size, { cards: 10, badgeAbove: false });
    const { right } = cornerPlace(layout);
    const card = trickPose(layout.trick, 'right');
    const buttons = layout.kind === 'small' ? 34 : 78;
    const { top } = cornerPlace(layout);
    const beside = card.x + halves(card)[0] <= size.width - right - buttons;
    expect(beside || card.y + halves(card)[1] <= top + 12).toBe(true);
  });

  test('who sits out has a place that no neighbour stands on', () => {
    for (const cards of [0, 10] as const) {
      const { badges } = layoutFor(size, { cards, badgeAbove: false, topSeat: true });
      for (const place of ['left', 'right', 'me'] as const) {
        const apart = Math.max(Math.abs(badges[place].x - badges.top.x), Math.abs(badges[place].y - badges.top.y));
        expect(apart, `${place}, ${cards} cards`).toBeGreaterThanOrEqual(40);
      }
    }
  });

  test('covers no index of a trick', () => {
    const { trick } = layoutFor(size, { cards: 10, badgeAbove: false });
    const [left, me] = [trickPose(trick, 'left'), trickPose(trick, 'me')];
    expect(me.x - left.x).toBeGreaterThanOrEqual(trick.width);
  });
});

test('the numbers of the design', () => {
  const wide = layoutFor({ width: 1100, height: 840 }, { cards: 10, badgeAbove: false });
  expect(wide.hand.top).toBeCloseTo(590, -0.5);
  expect(wide.ask.top).toBeCloseTo(514, -0.5);
  const phone = layoutFor({ width: 390, height: 756 }, { cards: 10, badgeAbove: false });
  const [first, second] = handPoses(phone.hand, { count: 10, apart: 3 });
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(31, 0);
  expect(phone.ask.top).toBeCloseTo(515, 0);
});

test('upright and across are told by the room there is', () => {
  expect(kindOf({ width: 844, height: 350 })).toBe('across');
  expect(kindOf({ width: 375, height: 440 })).toBe('phone');
});
