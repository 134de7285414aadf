import { BIT_POINTS } from '../solver/bits.ts';
import type { MaskGame, MaskPosition, MutableMaskPosition } from '../solver/position.ts';
import { takingPlace } from '../solver/tricks.ts';

/** What the declarer gains at once by a card: card points of the trick it completes, `lost` for a trick in Null. */
export type Gained = { readonly points: number; readonly lost: boolean };

const NOTHING: Gained = { points: 0, lost: false };

/** Fills `after` with the position after the player to move plays this card. */
export function playInto(after: MutableMaskPosition, before: MaskPosition, bit: number, game: MaskGame): Gained {
  const { leader, led, next } = before;
  const player = (leader + (led < 0 ? 0 : next < 0 ? 1 : 2)) % 3;
  for (let hand = 0; hand < 3; hand++) after.hands[hand] = before.hands[hand] ?? 0;
  after.hands[player] = (before.hands[player] ?? 0) & ~(1 << bit);
  after.leader = leader;
  after.led = led < 0 ? bit : led;
  after.next = led < 0 || next >= 0 ? -1 : bit;
  if (next < 0) return NOTHING;
  after.led = -1;
  after.leader = (leader + takingPlace(led, next, bit, game)) % 3;
  if (after.leader !== 0) return NOTHING;
  if (game === 'null') return { points: 0, lost: true };
  return { points: pointsOn(led) + pointsOn(next) + pointsOn(bit), lost: false };
}

function pointsOn(bit: number): number {
  return BIT_POINTS[bit] ?? 0;
}
