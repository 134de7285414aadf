import { cardHeight, type Pose } from '../board/shapes.ts';
import type { Frame, OfficersLayout, OfficersNeeds } from './officers-layout.ts';
import { blockSize, stackPoses, WIDTH_PER_HEIGHT } from './stack-poses.ts';

/** Room for his badge above, and for mine and what is asked below: on phones, and where there is more. */
const ABOVE = { phone: 62, large: 84 };
const BELOW = { phone: 74, large: 88 };
/** Beside the stacks. */
const SIDE = 10;
/** From the edge of the mat to what stands there. */
const INSET = 12;

/** Badges above and below; the trick lies between the rows, or beside them where that leaves larger cards. */
export function upright(frame: Frame, needs: OfficersNeeds): OfficersLayout {
  const { kind, mat } = frame;
  const phone = kind === 'phone' || kind === 'small';
  const above = phone ? ABOVE.phone : ABOVE.large;
  const below = phone ? BELOW.phone : BELOW.large;
  const gap = kind === 'small' ? 7 : kind === 'phone' ? 10 : 14;
  const between = 16;
  const room = mat.height - above - below;
  const columns = mat.width - 2 * SIDE - 3 * gap;
  const middle = Math.min(((room - 2 * gap - 32) / 5.1) * WIDTH_PER_HEIGHT, columns / 4);
  const beside = Math.min(((room - 2 * gap - between) / 4) * WIDTH_PER_HEIGHT, (columns - 10) / 5.2);
  const inMiddle = middle >= beside;
  const width = inMiddle ? middle : beside;
  const height = cardHeight(width);
  const block = blockSize(width, gap);
  const zone = inMiddle ? height * 1.1 + 32 : between;
  const first = mat.top + above + Math.max(0, (room - 2 * block.height - zone) / 2);
  const second = first + block.height + zone;
  const needed = block.width + (inMiddle ? 0 : 1.3 * width);
  const left = mat.left + SIDE + Math.max(0, (mat.width - 2 * SIDE - needed) / 2);
  const centre = { x: mat.left + mat.width / 2, y: first + block.height + zone / 2 };
  const tricks = inMiddle
    ? middlePoses(centre, width * 1.1)
    : columnPoses({ x: (left + block.width + mat.left + mat.width - 6) / 2, y: centre.y }, width);
  const bottom = mat.top + mat.height;
  const mine = myBadgeWidth(frame, needs);
  const askLeft = mat.left + INSET + mine + 8;
  const side = (top: number) => stackPoses({ left, top, width, gap });
  const theirBadge = {
    left: mat.left + INSET,
    top: mat.top + (above - 46) / 2,
    width: mat.width - 2 * INSET - 96,
    height: 48,
  };
  const myBadge = { left: mat.left + INSET, top: bottom - (below + 46) / 2, width: mine, height: 48 };
  return {
    kind,
    arrangement: 'upright',
    mat,
    theirs: { stacks: side(first), trick: tricks[0], badge: theirBadge, pile: pileAt(theirBadge) },
    mine: { stacks: side(second), trick: tricks[1], badge: myBadge, pile: pileAt(myBadge) },
    ask: { left: askLeft, top: bottom - (below + 66) / 2, width: mat.left + mat.width - INSET - askLeft, height: 66 },
    corner: { top: mat.top + (above - 46) / 2, right: frame.edge + 6 },
  };
}

/** While two answers stand beside it only the coaster is left of me. */
function myBadgeWidth({ kind }: Frame, { question, watching }: OfficersNeeds): number {
  if (kind !== 'phone' && kind !== 'small') return 260;
  if (question) return 48;
  return kind === 'small' && !watching ? 142 : 158;
}

function pileAt({ left, top }: { readonly left: number; readonly top: number }) {
  return { x: left + 22, y: top + 24 };
}

type Centre = { readonly x: number; readonly y: number };

function middlePoses({ x, y }: Centre, width: number): readonly [Pose, Pose] {
  return [
    { x: x - width * 0.68, y, angle: -5, width },
    { x: x + width * 0.68, y, angle: 5, width },
  ];
}

/** One below the other, mine below. */
function columnPoses({ x, y }: Centre, width: number): readonly [Pose, Pose] {
  const apart = cardHeight(width) * 0.56;
  return [
    { x, y: y - apart, angle: -4, width },
    { x, y: y + apart, angle: 4, width },
  ];
}
