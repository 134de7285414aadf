import { type BadgePlaces, badgePlaces } from './badge-places.ts';
import { type HandArea, handArea } from './hand-area.ts';
import type { LayoutNeeds } from './layout-needs.ts';
import { type BoardSize, isPhone, kindOf, type LayoutKind, NUMBERS } from './layout-numbers.ts';
import { type Box, cardHeight, clamp, type Point } from './shapes.ts';

export type Layout = BoardSize & {
  readonly kind: LayoutKind;
  /** A phone: large index, short words, no backs while bids stand. */
  readonly phone: boolean;
  readonly mat: Box;
  readonly hand: HandArea;
  readonly ask: Box;
  readonly trick: TrickArea;
  readonly badges: BadgePlaces;
  /** Others' hands, face down; there is no room for them on the smallest screen. */
  readonly backs: BacksArea | undefined;
  /** There is room for the won tricks on the mat; else they are counted at the badges. */
  readonly piles: boolean;
  /** The cards of who sits below, when a watcher looks on. */
  readonly below: BelowArea;
};

export type BacksArea = { readonly width: number; readonly step: number; readonly left: Point; readonly right: Point };

export type BelowArea = Point & { readonly width: number; readonly step: number };

export type TrickArea = {
  /** Middle of the two upper cards. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From my card to the left and right one, in card widths; and how much lower it lies, in card heights. */
  readonly spread: number;
  readonly drop: number;
};

/** Where everything is on a board of this size; the numbers are those of the design. */
export function layoutFor(size: BoardSize, needs: LayoutNeeds): Layout {
  const kind = kindOf(size);
  const hand = handArea(size, { kind, exchange: needs.cards > 10 });
  const mat = needs.cards === 0 ? wholeMat(size, kind) : matUnderHand(size, { kind, handTop: hand.top });
  const below = belowPlace(kind, { width: size.width, mat });
  const ask =
    needs.cards === 0 ? askBelowMat(mat) : askBox(size, { kind, handTop: hand.top, badgeAbove: needs.badgeAbove });
  const badges = badgePlaces(kind, { size, mat, ask, needs });
  const onMyBadge = kind === 'small' && needs.badgeAbove && needs.cards === 10;
  const aboveHand = onMyBadge ? badges.me.y - 24 : ask.top;
  const floor = needs.cards === 0 ? below.y - cardHeight(below.width) / 2 : aboveHand;
  return {
    ...size,
    kind,
    phone: isPhone(kind),
    mat,
    hand,
    ask,
    trick: trickArea(kind, { width: size.width, mat, floor, ceiling: kind === 'small' ? ceilingOf(needs) : 0 }),
    badges,
    backs: backsArea(kind, { width: size.width, mat }),
    piles: !isPhone(kind) && size.width >= 900,
    below,
  };
}

/** What stands above the trick on the smallest screen. */
function ceilingOf({ openHand, topSeat }: LayoutNeeds): number {
  return openHand ? 56 : topSeat ? 38 : 0;
}

/** The mat ends behind the hand's upper part: the hand is held over the table's edge. */
const MAT_BEHIND_HAND: Readonly<Record<LayoutKind, number>> = {
  wide: 122,
  tablet: 90,
  across: 60,
  phone: 28,
  small: 28,
};

function matUnderHand(
  { width }: BoardSize,
  { kind, handTop }: { readonly kind: LayoutKind; readonly handTop: number },
): Box {
  const { side, top } = NUMBERS[kind];
  return { left: side, top, width: width - 2 * side, height: handTop + MAT_BEHIND_HAND[kind] - top };
}

/** Nobody holds cards here: the mat takes the whole board. */
function wholeMat({ width, height }: BoardSize, kind: LayoutKind): Box {
  const { side, top } = NUMBERS[kind];
  return { left: side, top, width: width - 2 * side, height: height - 2 * top };
}

function askBelowMat({ left, top, width, height }: Box): Box {
  return { left, top: top + height, width, height: 0 };
}

type AskNeeds = { readonly kind: LayoutKind; readonly handTop: number; readonly badgeAbove: boolean };

/** One row right above the hand; on a phone it begins beside my badge, or takes the whole width. */
function askBox({ width }: BoardSize, { kind, handTop, badgeAbove }: AskNeeds): Box {
  const { askAbove, askHeight } = NUMBERS[kind];
  const top = handTop - askAbove;
  const [left, right] = askEdges(kind, { width, badgeAbove });
  return { left, top, width: width - left - right, height: askHeight };
}

function askEdges(
  kind: LayoutKind,
  { width, badgeAbove }: { readonly width: number; readonly badgeAbove: boolean },
): readonly [number, number] {
  switch (kind) {
    case 'wide':
      return [240, 240];
    case 'tablet':
      return width >= 900 ? [216, 216] : badgeAbove ? [36, 36] : [236, 36];
    case 'across':
      return width < 700 ? [96, 14] : [150, 60];
    case 'phone':
      return badgeAbove ? [14, 14] : [128, 14];
    case 'small':
      return badgeAbove ? [14, 14] : [116, 14];
  }
}

type Around = { readonly width: number; readonly mat: Box };

type TrickRoom = Around & { readonly floor: number; readonly ceiling: number };

/** Three places in the middle; smaller where there is less room, so that nothing ever covers an index. */
function trickArea(kind: LayoutKind, { width: boardWidth, mat, floor, ceiling }: TrickRoom): TrickArea {
  const { trick, spread, drop, clear } = NUMBERS[kind];
  const top = mat.top + clear.top + ceiling;
  const room = floor - clear.bottom - top;
  const preferred = kind === 'tablet' && boardWidth < 900 ? 100 : trick;
  const width = clamp(room / (cardHeight(1) * (1 + drop)), 44, preferred);
  const height = cardHeight(width);
  const block = height * (1 + drop);
  return { x: boardWidth / 2, y: top + Math.max(0, room - block) / 2 + height / 2, width, spread, drop };
}

function backsArea(kind: LayoutKind, { width, mat }: Around): BacksArea | undefined {
  const { backs } = NUMBERS[kind];
  if (!backs || (kind === 'across' && width < 700)) return undefined;
  const y = mat.top + backs.y;
  return {
    width: kind === 'tablet' && width < 900 ? 44 : backs.width,
    step: backs.step,
    left: { x: mat.left + backs.x, y },
    right: { x: mat.left + mat.width - backs.x, y },
  };
}

/** Card width of the hand below, how far its middle stands from the mat's lower edge, and what the badge takes at its left. */
const BELOW: Readonly<Record<LayoutKind, { readonly width: number; readonly up: number; readonly badge: number }>> = {
  wide: { width: 88, up: 100, badge: 0 },
  tablet: { width: 72, up: 84, badge: 0 },
  across: { width: 36, up: 38, badge: 0 },
  phone: { width: 60, up: 60, badge: 132 },
  small: { width: 44, up: 46, badge: 120 },
};

function belowPlace(kind: LayoutKind, { width: boardWidth, mat }: Around): BelowArea {
  const { width, up, badge } = BELOW[kind];
  const room = mat.width - badge - 16;
  const x = mat.left + badge + (mat.width - badge) / 2;
  return {
    x: badge === 0 ? boardWidth / 2 : x,
    y: mat.top + mat.height - up,
    width,
    step: Math.min(width * 0.3, (room - width) / 9),
  };
}
