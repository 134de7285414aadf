import { at, BIT_POINTS, highest, pointsOf, SEVEN } from './bits.ts';
import { SPENT } from './budget.ts';
import { MoveList } from './move-list.ts';
import { createOwners } from './owners.ts';
import { type MaskPosition, onTable } from './position.ts';
import type { Memory, Search } from './search.ts';

const JACKS = 0xf0000000 | 0;
/** Entries of the table are of the last so many deals. */
const GENERATIONS = 1000;

/**
 * Open-card search for Ramsch, asked for the first hand: how many card points can the other two together make it take?
 * They do not really play together, each would rather see somebody else lose, so this is what the first hand is safe from
 * whatever happens, not what will happen. It is the one question about three players with an answer that does not depend
 * on how somebody else chooses between cards that are all the same to him.
 */
export function createRamschSolver({ tableBits = 18 }: Memory = {}): Search {
  const shift = 32 - tableBits;
  const keys = new Int32Array(1 << tableBits);
  /** generation << 22 | lower bound << 15 | upper bound << 8 | leader << 6 | best card + 1 */
  const entries = new Int32Array(1 << tableBits);
  const hands = new Int32Array(3);
  const groupOf = Int32Array.from({ length: 32 }, (_, bit) => (bit < 28 ? SEVEN << (Math.floor(bit / 7) * 7) : JACKS));
  const moves = new MoveList(groupOf, BIT_POINTS);
  const { bits, scores } = moves;
  const owners = createOwners();
  let generation = 1;
  let nodes = 0;
  let limit = 0;

  function set(position: MaskPosition, maxNodes: number): number {
    if (!owners.agreeWith(position)) forgetTable();
    hands.set(position.hands);
    nodes = 0;
    limit = maxNodes;
    const table = onTable(position, 0) | onTable(position, 1) | onTable(position, 2);
    return pointsOf(at(hands, 0) | at(hands, 1) | at(hands, 2) | table);
  }

  function forgetTable(): void {
    generation = (generation % GENERATIONS) + 1;
    if (generation === 1) entries.fill(0);
  }

  function beats(bit: number, winning: number): boolean {
    const group = at(groupOf, bit);
    return group === at(groupOf, winning) ? bit > winning : group === JACKS;
  }

  function from({ leader, led, next }: MaskPosition, need: number, left: number): boolean {
    if (need <= 0) return true;
    if (need > left) return false;
    if (led < 0) return lead(0, leader, need, left);
    if (next < 0) return second(1, leader, led, need, left);
    return thirdPlays(2, leader, led, next, need, left);
  }

  /** Between two tricks: whether the first hand must take so much of what is `left`. */
  function lead(depth: number, leader: number, need: number, left: number): boolean {
    if (need <= 0) return true;
    if (need > left) return false;
    if (++nodes > limit) throw SPENT;
    const own = at(hands, leader);
    const all = at(hands, 0) | at(hands, 1) | at(hands, 2);
    const slot = Math.imul(all ^ Math.imul(leader, 0x5bd1e995), 0x9e3779b1) >>> shift;
    const entry = at(entries, slot);
    let least = 0;
    let most = left;
    let best = -1;
    if (at(keys, slot) === all && entry >>> 22 === generation && ((entry >>> 6) & 3) === leader) {
      least = (entry >>> 15) & 127;
      most = (entry >>> 8) & 127;
      if (need <= least) return true;
      if (need > most) return false;
      best = (entry & 63) - 1;
    }
    const start = moves.start(depth);
    const to = moves.list(depth, own, all & ~own);
    for (let i = start; i < to; i++) scores[i] = at(bits, i) === best ? 1000 : leadScore(at(bits, i), leader);
    moves.sort(start, to);
    let result = leader === 0;
    for (let i = start; i < to && result === (leader === 0); i++) {
      best = at(bits, i);
      hands[leader] = own & ~(1 << best);
      result = second(depth + 1, leader, best, need, left);
      hands[leader] = own;
    }
    if (result) least = Math.max(least, need);
    else most = Math.min(most, need - 1);
    keys[slot] = all;
    entries[slot] = (generation << 22) | (least << 15) | (most << 8) | (leader << 6) | (best + 1);
    return result;
  }

  /** Low cards first; the other two lead into suits where the first hand has something high. */
  function leadScore(bit: number, leader: number): number {
    if (leader === 0) return -bit % 7;
    const his = at(hands, 0) & at(groupOf, bit);
    return his === 0 ? -20 : (highest(his) % 7) - 2 * (bit % 7);
  }

  function second(depth: number, leader: number, led: number, need: number, left: number): boolean {
    const player = leader === 2 ? 0 : leader + 1;
    const third = player === 2 ? 0 : player + 1;
    const own = at(hands, player);
    const start = moves.start(depth);
    const to = moves.list(depth, legal(own, led), at(hands, leader) | at(hands, third) | (1 << led));
    sortAnswers(start, to, player, led);
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      hands[player] = own & ~(1 << bit);
      const taken = thirdPlays(depth + 1, leader, led, bit, need, left);
      hands[player] = own;
      if (taken === (player !== 0)) return taken;
    }
    return player === 0;
  }

  function thirdPlays(depth: number, leader: number, led: number, next: number, need: number, left: number): boolean {
    const middle = leader === 2 ? 0 : leader + 1;
    const player = middle === 2 ? 0 : middle + 1;
    const own = at(hands, player);
    const winner = beats(next, led) ? middle : leader;
    const winning = winner === middle ? next : led;
    const points = at(BIT_POINTS, led) + at(BIT_POINTS, next);
    const start = moves.start(depth);
    const to = moves.list(depth, legal(own, led), at(hands, leader) | at(hands, middle) | (1 << winning));
    sortAnswers(start, to, player, winning);
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      const taker = beats(bit, winning) ? player : winner;
      const trick = points + at(BIT_POINTS, bit);
      hands[player] = own & ~(1 << bit);
      const taken = lead(depth + 1, taker, taker === 0 ? need - trick : need, left - trick);
      hands[player] = own;
      if (taken === (player !== 0)) return taken;
    }
    return player === 0;
  }

  function legal(own: number, led: number): number {
    const suit = own & at(groupOf, led);
    return suit !== 0 ? suit : own;
  }

  /** The first hand gets rid of what is high and does not take; the others stay under it and give it points. */
  function sortAnswers(start: number, to: number, player: number, winning: number): void {
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      const takes = beats(bit, winning);
      scores[i] =
        player === 0 ? (takes ? -50 - at(BIT_POINTS, bit) : bit % 7) : (takes ? -50 : 0) + at(BIT_POINTS, bit);
    }
    moves.sort(start, to);
  }

  function worth(position: MaskPosition, guess: number, maxNodes: number): number {
    const left = set(position, maxNodes);
    let least = 0;
    let most = left;
    let need = Math.min(Math.max(guess, 1), left);
    while (least < most) {
      if (from(position, need, left)) least = need;
      else most = need - 1;
      need = (least + most + 1) >> 1;
    }
    return least;
  }

  return {
    atLeast: (_game, position, need, maxNodes) => from(position, need, set(position, maxNodes)),
    worth: (_game, position, guess, maxNodes) => worth(position, guess, maxNodes),
    trickWorth: (led, next, last) => at(BIT_POINTS, led) + at(BIT_POINTS, next) + at(BIT_POINTS, last),
    nodes: () => nodes,
    forget: () => {
      owners.forget();
      forgetTable();
    },
  };
}
