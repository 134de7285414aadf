import type { LayoutNeeds } from './layout-needs.ts';
import { type BoardSize, type LayoutKind, NUMBERS } from './layout-numbers.ts';
import type { Box, Point } from './shapes.ts';

/** Centre of an avatar. */
export type BadgePlace = Point & {
  /** On which side of the avatar the name stands; `below` where there is no room beside it. */
  readonly side: 'right' | 'left' | 'below';
};

export type BadgePlaces = {
  readonly left: BadgePlace;
  readonly right: BadgePlace;
  readonly top: BadgePlace;
  readonly me: BadgePlace;
};

type Parts = { readonly size: BoardSize; readonly mat: Box; readonly ask: Box; readonly needs: LayoutNeeds };

export function badgePlaces(kind: LayoutKind, parts: Parts): BadgePlaces {
  const { avatar } = NUMBERS[kind];
  const { mat } = parts;
  const y = mat.top + avatar.y;
  return {
    left: { x: mat.left + avatar.x, y, side: 'right' },
    right: { x: mat.left + mat.width - avatar.x, y, side: 'left' },
    top: topBadge(kind, parts),
    me: { ...(parts.needs.cards === 0 ? badgeOnMat(kind, mat) : myBadge(kind, parts)), side: 'right' },
  };
}

/** Who sits out: at the top middle, out of the way of trick and cards. */
function topBadge(kind: LayoutKind, parts: Parts): BadgePlace {
  const { size, mat } = parts;
  const x = size.width / 2;
  switch (kind) {
    case 'wide':
      return { x: x - 64, y: mat.top + 50, side: 'right' };
    case 'tablet':
      return tabletTop(size, mat);
    case 'across':
      return { x: mat.left + 34, y: topAcross(kind, parts), side: 'right' };
    case 'phone':
      return { x, y: mat.top + 102, side: 'below' };
    case 'small':
      return { x: x - 30, y: mat.top + 76, side: 'right' };
  }
}

/** On an upright tablet a row below the neighbours, so that their names and words have room; else between them. */
function tabletTop({ width, height }: BoardSize, mat: Box): BadgePlace {
  const upright = width < 900 && height >= 800;
  return upright
    ? { x: width / 2 - 64, y: mat.top + 134, side: 'right' }
    : { x: width / 2 - (width < 900 ? 90 : 64), y: mat.top + 40, side: 'right' };
}

/**
 * On a phone on its side the mat's left edge has the room: right below the cards of the left seat, so that my words have
 * theirs; below an open hand halfway down to the lower badge.
 */
function topAcross(kind: LayoutKind, { size, mat, ask, needs }: Parts): number {
  const { avatar, backs } = NUMBERS[kind];
  const low = needs.cards === 0 ? badgeOnMat(kind, mat) : myBadge(kind, { size, mat, ask, needs });
  const high = backs && size.width >= 700 ? backs.y + 30 : avatar.y + 22;
  const middle = (mat.top + high + low.y - 22) / 2;
  return needs.openHand ? middle : Math.min(middle, mat.top + high + 40);
}

function myBadge(kind: LayoutKind, { size, mat, ask, needs }: Parts): Point {
  const middle = ask.top + ask.height / 2;
  const { avatar } = NUMBERS[kind];
  switch (kind) {
    case 'wide':
      return { x: mat.left + avatar.x, y: middle };
    case 'tablet':
      return { x: mat.left + avatar.x, y: needs.badgeAbove && size.width < 900 ? middle - 80 : middle };
    case 'across':
      return { x: mat.left + 32, y: size.height - 64 };
    case 'phone':
      return { x: mat.left + (needs.badgeAbove ? 34 : 28), y: needs.badgeAbove ? middle - 68 : middle };
    case 'small':
      return { x: mat.left + (needs.badgeAbove ? 34 : 28), y: needs.badgeAbove ? middle - 54 : middle };
  }
}

const UP: Readonly<Record<LayoutKind, number>> = { wide: 100, tablet: 84, across: 38, phone: 52, small: 40 };

/** For a watcher, and between games: in the mat's lower corner. */
function badgeOnMat(kind: LayoutKind, mat: Box): Point {
  return { x: mat.left + NUMBERS[kind].avatar.x, y: mat.top + mat.height - UP[kind] };
}
