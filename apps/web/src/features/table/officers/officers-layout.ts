import { type BoardSize, kindOf, type LayoutKind, NUMBERS } from '../board/layout-numbers.ts';
import { type Box, cardHeight, type Pose } from '../board/shapes.ts';

/** Eight stacks in two rows of four, and the place for a card in the trick. */
export type Side = { readonly stacks: readonly Pose[]; readonly trick: Pose; readonly badge: Box };

export type OfficersLayout = {
  readonly kind: LayoutKind;
  /** Upright: badges above and below instead of beside. */
  readonly upright: boolean;
  readonly mat: Box;
  readonly mine: Side;
  readonly theirs: Side;
  /** What is asked of me. */
  readonly ask: Box;
};

/** Cards are 59 by 91 mm. */
const WIDTH_PER_HEIGHT = 59 / 91;
const COLUMNS = [0, 1, 2, 3] as const;

type Frame = {
  readonly kind: LayoutKind;
  readonly mat: Box;
  /** Room taken above, below and at the left of the stacks. */
  readonly above: number;
  readonly below: number;
  readonly left: number;
  readonly gap: number;
  /** Between his rows and mine. */
  readonly between: number;
};

/** Where everything lies on a board of this size. Upright the trick lies between the rows, or beside them where that leaves larger cards. */
export function officersLayout(size: BoardSize): OfficersLayout {
  const kind = kindOf(size);
  const upright = kind === 'phone' || kind === 'small';
  const { side, top } = NUMBERS[kind];
  const mat = { left: side, top, width: size.width - 2 * side, height: size.height - 2 * top };
  return upright ? uprightLayout(kind, mat) : broadLayout(kind, mat);
}

function uprightLayout(kind: LayoutKind, mat: Box): OfficersLayout {
  const frame: Frame = { kind, mat, above: 58, below: 66, left: 10, gap: kind === 'small' ? 7 : 10, between: 16 };
  const room = mat.height - frame.above - frame.below;
  const columns = mat.width - 2 * frame.left - 3 * frame.gap;
  const middle = Math.min(((room - 2 * frame.gap - 32) / 5.1) * WIDTH_PER_HEIGHT, columns / 4);
  const beside = Math.min(((room - 2 * frame.gap - frame.between) / 4) * WIDTH_PER_HEIGHT, (columns - 10) / 5.2);
  return middle >= beside ? placed(frame, middle, 'middle') : placed(frame, beside, 'beside');
}

const LEFT: Readonly<Record<LayoutKind, number>> = { wide: 232, tablet: 176, across: 118, phone: 10, small: 10 };

function broadLayout(kind: LayoutKind, mat: Box): OfficersLayout {
  const low = kind === 'across';
  const gap = low ? 8 : 14;
  const frame: Frame = {
    kind,
    mat,
    above: low ? 12 : 24,
    below: low ? 54 : 72,
    left: LEFT[kind],
    gap,
    between: 2 * gap,
  };
  const room = mat.height - frame.above - frame.below;
  const byHeight = ((room - 4 * gap) / 4) * WIDTH_PER_HEIGHT;
  const byWidth = (mat.width - frame.left - 3 * gap - 40) / (4 + 2.3);
  return placed(frame, Math.min(byHeight, byWidth), 'beside');
}

function placed(frame: Frame, width: number, trick: 'middle' | 'beside'): OfficersLayout {
  const { kind, mat, above, below, gap, between } = frame;
  const upright = kind === 'phone' || kind === 'small';
  const height = cardHeight(width);
  const rows = 2 * height + gap;
  const zone = trick === 'middle' ? height * 1.1 + 32 : between;
  const block = 2 * rows + zone;
  const first = mat.top + above + Math.max(0, (mat.height - above - below - block) / 2);
  const left = leftOf(frame, width, trick);
  const second = first + rows + zone;
  const end = left + 4 * width + 3 * gap;
  const middle = first + rows + zone / 2;
  const [theirTrick, myTrick] = trickPoses({ upright, trick, width, end, middle, mat });
  return {
    kind,
    upright,
    mat,
    theirs: {
      stacks: stackPoses({ left, top: first, width, gap }),
      trick: theirTrick,
      badge: {
        left: mat.left + 12,
        top: upright ? mat.top + 6 : first + 12,
        width: badgeWidth(frame, upright),
        height: 48,
      },
    },
    mine: {
      stacks: stackPoses({ left, top: second, width, gap }),
      trick: myTrick,
      badge: {
        left: mat.left + 12,
        top: upright ? mat.top + mat.height - 56 : second + rows - 60,
        width: upright ? (kind === 'small' ? 48 : 118) : badgeWidth(frame, upright),
        height: 48,
      },
    },
    ask: askBox(frame, upright),
  };
}

function leftOf({ mat, left, gap }: Frame, width: number, trick: 'middle' | 'beside'): number {
  const stacks = 4 * width + 3 * gap;
  if (trick === 'middle') return mat.left + (mat.width - stacks) / 2;
  return mat.left + left + Math.max(0, (mat.width - left - stacks - width * (left > 20 ? 2.4 : 1.3)) / 2);
}

function badgeWidth({ mat, left }: Frame, upright: boolean): number {
  return upright ? mat.width - 84 : left - 20;
}

function askBox({ kind, mat }: Frame, upright: boolean): Box {
  const bottom = mat.top + mat.height;
  if (!upright)
    return { left: mat.left + 12, top: bottom - (kind === 'across' ? 50 : 62), width: mat.width - 24, height: 48 };
  const left = mat.left + (kind === 'small' ? 64 : 134);
  return { left, top: bottom - 58, width: mat.left + mat.width - left - 8, height: 52 };
}

type Rows = { readonly left: number; readonly top: number; readonly width: number; readonly gap: number };

function stackPoses({ left, top, width, gap }: Rows): readonly Pose[] {
  const height = cardHeight(width);
  return [0, 1].flatMap((row) =>
    COLUMNS.map((column) => ({
      x: left + column * (width + gap) + width / 2,
      y: top + row * (height + gap) + height / 2,
      angle: 0,
      width,
    })),
  );
}

type TrickPlace = {
  readonly upright: boolean;
  readonly trick: 'middle' | 'beside';
  readonly width: number;
  readonly end: number;
  readonly middle: number;
  readonly mat: Box;
};

/** His card and mine; beside upright rows there is room for one below the other. */
function trickPoses({ upright, trick, width, end, middle, mat }: TrickPlace): readonly [Pose, Pose] {
  if (trick === 'middle') {
    const x = mat.left + mat.width / 2;
    const card = width * 1.1;
    return [
      { x: x - card * 0.68, y: middle, angle: -5, width: card },
      { x: x + card * 0.68, y: middle, angle: 5, width: card },
    ];
  }
  const right = mat.left + mat.width;
  if (upright) {
    const x = (end + right) / 2;
    const apart = cardHeight(width) * 0.56;
    return [
      { x, y: middle - apart, angle: -4, width },
      { x, y: middle + apart, angle: 4, width },
    ];
  }
  const x = end + Math.min(right - end, width * 2.8) / 2;
  return [
    { x: x - width * 0.58, y: middle, angle: -5, width: width * 1.05 },
    { x: x + width * 0.58, y: middle, angle: 5, width: width * 1.05 },
  ];
}
