import { type BoardSize, kindOf, NUMBERS } from '../board/layout-numbers.ts';
import { aboveEachOther } from './layout-above.ts';
import { besideEachOther } from './layout-beside.ts';
import { upright } from './layout-upright.ts';
import type { OfficersLayout, OfficersNeeds } from './officers-layout.ts';

/** Mine below his is what one expects: it takes so much larger cards to lay them side by side. */
const MUCH = 1.2;

/** Where everything lies on a board of this size: as leaves the largest cards. */
export function officersLayout(size: BoardSize, needs: OfficersNeeds): OfficersLayout {
  const kind = kindOf(size);
  const { side, top } = NUMBERS[kind];
  const mat = { left: side, top, width: size.width - 2 * side, height: size.height - 2 * top };
  const frame = { kind, mat, edge: side };
  if (size.height > size.width) return upright(frame, needs);
  const above = aboveEachOther(frame);
  const beside = besideEachOther(frame);
  return (beside.width > MUCH * above.width ? beside : above).layout;
}
