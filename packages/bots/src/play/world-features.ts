import type { Call } from '@skatrunde/rules';
import { COUNT7, countOf, highest, SEVEN } from '../solver/bits.ts';

/** A world as it was dealt, before the first card: what each player began the play with, and the two cards beside. */
export type DealtWorld = { readonly hands: Int32Array; skat: number };

/** What was counted, one number a place of the vector. */
export const FEATURES = 64;

const ACE = 1 << 6;
const TEN = 1 << 5;
const KING = 1 << 4;
const QUEEN = 1 << 3;

/** How the players who did not become declarer have bid. */
export type SaidSomething = readonly [boolean, boolean, boolean];

export function saidSomething(calls: readonly Call[]): SaidSomething {
  const said = (player: number): boolean => calls.some((call) => call.player === player && call.call !== 'pass');
  return [said(0), said(1), said(2)];
}

function count(out: Float64Array, at: number, by = 1): void {
  out[at] = (out[at] ?? 0) + by;
}

/** Counts in a suit or Grand game what tells likely hands from unlikely ones. */
export function countTrumpGame(
  world: DealtWorld,
  game: { readonly kind: 'suit' | 'grand'; readonly declarer: number; readonly said: SaidSomething },
  out: Float64Array,
): void {
  out.fill(0);
  const own = world.hands[game.declarer] ?? 0;
  const sideSuits = game.kind === 'suit' ? 3 : 4;
  if (game.kind === 'suit') {
    const trumps = countOf(own & 0xffe00000);
    count(out, Math.min(Math.max(trumps - 3, 0), 6)); // 0..6
    count(out, 7, (own >>> 27) & 1);
    count(out, 8, (own >>> 26) & 1);
  }
  for (let jack = 0; jack < 4; jack++) count(out, 9 + jack, (own >>> (28 + jack)) & 1);
  count(out, 13 + countOf(own & 0xf0000000)); // 13..17
  for (let suit = 0; suit < sideSuits; suit++) {
    countSideSuit((own >>> (suit * 7)) & SEVEN, (world.skat >>> (suit * 7)) & SEVEN, out);
  }
  const trumpsBuried = world.skat & (game.kind === 'suit' ? 0xffe00000 : 0xf0000000);
  count(out, 42, countOf(trumpsBuried));
  for (let player = 0; player < 3; player++) {
    if (player === game.declarer) continue;
    countOther(world.hands[player] ?? 0, game.said[player] ? 54 : 44, out);
  }
}

/** 18..41 */
function countSideSuit(own: number, buried: number, out: Float64Array): void {
  const length = COUNT7[own] ?? 0;
  count(out, 18 + Math.min(length, 5)); // 18..23
  const ace = (own & ACE) !== 0;
  const ten = (own & TEN) !== 0;
  if (ace) count(out, 24);
  if (ace && ten) count(out, 25);
  if (ten && !ace) count(out, length === 1 ? 26 : 27);
  if ((own & KING) !== 0) count(out, ace || ten ? 28 : 29);
  if ((own & QUEEN) !== 0) count(out, 30);
  if (ace && length === 1) count(out, 31);
  if (buried === 0) return;
  if ((buried & ACE) !== 0) count(out, 32);
  if ((buried & TEN) !== 0) count(out, ace ? 33 : 34);
  if ((buried & KING) !== 0) count(out, 35);
  if ((buried & QUEEN) !== 0) count(out, 36);
  if ((buried & 7) !== 0) count(out, 37, COUNT7[buried & 7] ?? 0);
  if (length === 0) count(out, 38);
  if (ace && length > 0) count(out, 39);
  if (ten && !ace) count(out, 40);
  if ((COUNT7[buried] ?? 0) === 2) count(out, 41);
}

/** A player who passed at once, or one who bid and was outbid. */
function countOther(own: number, at: number, out: Float64Array): void {
  const jacks = countOf(own & 0xf0000000);
  count(out, at, jacks);
  if (jacks >= 2) count(out, at + 1);
  if (jacks >= 3) count(out, at + 2);
  let longest = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mine = (own >>> (suit * 7)) & SEVEN;
    longest = Math.max(longest, COUNT7[mine] ?? 0);
    if ((mine & ACE) !== 0) count(out, at + 3);
    if ((mine & TEN) !== 0) count(out, at + 4);
  }
  const trumps = jacks + longest;
  count(out, at + 5, Math.max(trumps - 4, 0));
  if (trumps >= 6) count(out, at + 6);
  if (trumps >= 7) count(out, at + 7);
  if ((own >>> 31) & 1) count(out, at + 8);
}

/** The same for Null: how far each suit of the declarer is from being safe. */
export function countNull(
  world: DealtWorld,
  game: { readonly declarer: number; readonly said: SaidSomething },
  out: Float64Array,
): void {
  out.fill(0);
  const own = world.hands[game.declarer] ?? 0;
  for (let suit = 0; suit < 4; suit++)
    countNullSuit((own >>> (suit * 8)) & 0xff, (world.skat >>> (suit * 8)) & 0xff, out);
}

/** 0..31 */
function countNullSuit(own: number, buried: number, out: Float64Array): void {
  let lowest = 0;
  let widest = 0;
  let place = 0;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const gap = highest(rest & -rest) - 2 * place;
    if (place === 0) lowest = gap;
    else widest = Math.max(widest, gap);
    place += 1;
  }
  if (place === 0) count(out, 0);
  else count(out, 1 + Math.min(lowest, 7)); // 1..8
  count(out, 9 + Math.min(widest, 5)); // 9..14
  count(out, 15 + Math.min(place, 6)); // 15..21
  if (buried === 0) return;
  const top = highest(buried);
  count(out, 22 + top); // 22..29
  if (own === 0) count(out, 30);
}
