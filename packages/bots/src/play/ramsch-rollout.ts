import { above, at, BIT_POINTS, countOf, highest } from '../solver/bits.ts';
import { groupOf, legalMask, takingPlace } from '../solver/tricks.ts';

/** A Ramsch in the middle of a trick or between two; filled anew for each playing out. */
export type RamschTable = {
  readonly hands: Int32Array;
  /** Card points taken so far. */
  readonly points: Int32Array;
  readonly tricks: Int32Array;
  leader: number;
  led: number;
  next: number;
  /** Card points of the skat: they go to the last trick. */
  skat: number;
};

export function emptyRamschTable(): RamschTable {
  return {
    hands: new Int32Array(3),
    points: new Int32Array(3),
    tricks: new Int32Array(3),
    leader: 0,
    led: -1,
    next: -1,
    skat: 0,
  };
}

/** Plays this card, then all others the way players do in a Ramsch: below the highest as high as that goes. */
export function playOut(table: RamschTable, card: number): void {
  put(table, card);
  while ((at(table.hands, 0) | at(table.hands, 1) | at(table.hands, 2)) !== 0) put(table, usualCard(table));
}

function toMove({ leader, led, next }: RamschTable): number {
  return (leader + (led < 0 ? 0 : next < 0 ? 1 : 2)) % 3;
}

function put(table: RamschTable, bit: number): void {
  const player = toMove(table);
  table.hands[player] = at(table.hands, player) & ~(1 << bit);
  if (table.led < 0) table.led = bit;
  else if (table.next < 0) table.next = bit;
  else {
    const { led, next } = table;
    const winner = (table.leader + takingPlace(led, next, bit, 'ramsch')) % 3;
    const last = (at(table.hands, 0) | at(table.hands, 1) | at(table.hands, 2)) === 0;
    const trick = at(BIT_POINTS, led) + at(BIT_POINTS, next) + at(BIT_POINTS, bit) + (last ? table.skat : 0);
    table.points[winner] = at(table.points, winner) + trick;
    table.tricks[winner] = at(table.tricks, winner) + 1;
    table.leader = winner;
    table.led = -1;
    table.next = -1;
  }
}

function usualCard(table: RamschTable): number {
  const hand = at(table.hands, toMove(table));
  const { led, next } = table;
  if (led < 0) return safestLead(hand, table);
  const legal = legalMask(hand, led, 'ramsch');
  const best = next >= 0 && takingPlace(led, led, next, 'ramsch') === 2 ? next : led;
  const group = groupOf(led, 'ramsch');
  if ((legal & group) === 0) return dearest(legal & ~groupOf(31, 'ramsch') || legal);
  const below = legal & ~above(best) & ~(1 << best);
  const inSuit = groupOf(best, 'ramsch') === group ? below : legal;
  if (inSuit !== 0) return highest(inSuit);
  return next >= 0 ? highest(legal) : highest(legal & -legal);
}

/** The lowest card of a suit that others still hold above it. */
function safestLead(hand: number, { hands }: RamschTable): number {
  const others = (at(hands, 0) | at(hands, 1) | at(hands, 2)) & ~hand;
  let best = -1;
  let least = Infinity;
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const bit = highest(rest & -rest);
    const out = others & groupOf(bit, 'ramsch');
    const over = countOf(out & above(bit));
    const danger = (countOf(out) - over) * 4 - over * 3 + at(BIT_POINTS, bit) + (bit >= 28 ? 8 : 0);
    if (danger >= least) continue;
    least = danger;
    best = bit;
  }
  return best;
}

/** Without the suit led: away with the card that counts most, the longest way up. */
function dearest(cards: number): number {
  let best = highest(cards);
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const bit = highest(rest & -rest);
    if (at(BIT_POINTS, bit) > at(BIT_POINTS, best)) best = bit;
  }
  return best;
}

/** What a finished Ramsch is worth to a player: minus his card points if he has most, a march for all tricks. */
export function ramschWorth({ points, tricks }: RamschTable, player: number): number {
  if (at(tricks, player) === 10) return 120;
  const most = Math.max(at(points, 0), at(points, 1), at(points, 2));
  const mine = at(points, player);
  return (mine === most ? -mine : 0) - mine / 5;
}
