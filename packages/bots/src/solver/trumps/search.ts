import { at, highest } from '../bits.ts';
import { NO_LIMIT, SPENT } from '../budget.ts';
import { type MaskPosition, onTable } from '../position.ts';
import {
  bits,
  leastByAlike,
  listLeads,
  listSecond,
  listThird,
  mostByAlike,
  sort,
  values,
  WIDTH,
} from './candidates.ts';
import {
  avoiding,
  beats,
  type Counting,
  groupOf,
  hands,
  type PointGame,
  playFor,
  sumOf,
  wantsMost,
  worthOf,
} from './cards-left.ts';
import { bestOf, keyOf, known, leastOf, mostOf, note, remember, slotOf } from './memory.ts';
import { scoreLeads, scoreSecond, scoreThird } from './ordering.ts';
import { staysOut } from './staying-out.ts';
import { sureOfLeader } from './sure-leads.ts';
import { declarersTrumps, defendersTrumps } from './sure-trumps.ts';

/**
 * Open-card search for suit games, Grand and Ramsch: both sides see everything, the declarer wants points (in Ramsch: none), the
 * other two play together. It asks one yes-or-no question at a time, whether the declarer gets at least `need` of what is left. The answer is
 * a number: from `need` up it is a lower bound of what he gets, below it an upper one, often better than what was asked.
 */

let nodes = 0;
let limit = NO_LIMIT;

/** Positions between two tricks that were looked at since `prepare`. */
export function nodesSoFar(): number {
  return nodes;
}

/** Sets the search to this position; answers what is left to be played for, the cards on the table among it. */
export function prepare(game: PointGame, counting: Counting, position: MaskPosition, maxNodes: number): number {
  remember(game, counting, position);
  playFor(game, counting);
  hands.set(position.hands);
  nodes = 0;
  limit = maxNodes;
  const table = onTable(position, 0) | onTable(position, 1) | onTable(position, 2);
  return sumOf(at(hands, 0) | at(hands, 1) | at(hands, 2) | table);
}

/** After `prepare`: a bound of what the declarer gets. Throws `SPENT`. */
export function search({ leader, led, next }: MaskPosition, need: number, left: number): number {
  if (need <= 0) return 0;
  if (need > left) return left;
  if (led < 0) return lead(0, leader, need, left);
  if (next < 0) return second(1, leader, led, need, left);
  return third(2, leader, led, next, need, left);
}

/** Between two tricks. */
function lead(depth: number, leader: number, need: number, left: number): number {
  if (need <= 0) return 0;
  if (need > left) return left;
  if (++nodes > limit) throw SPENT;
  const own = at(hands, leader);
  if ((own & (own - 1)) === 0) return declarerTakesLast(leader) ? left : 0;
  const all = at(hands, 0) | at(hands, 1) | at(hands, 2);
  const key = keyOf(all);
  const slot = slotOf(key, leader);
  const entry = known(slot, key, leader);
  let least = 0;
  let most = left;
  if (entry !== 0) {
    least = leastOf(entry);
    if (least >= need) return least;
    most = mostOf(entry);
    if (most < need) return most;
  } else if (avoiding) {
    least = declarersTrumps();
    if (least >= need) return least;
    most = leader !== 0 && staysOut() ? 0 : left - defendersTrumps();
    if (most < need) return most;
  } else if (leader === 0) {
    least = sureOfLeader(0);
    if (least >= need) return least;
    most = left - defendersTrumps();
    if (most < need) return most;
  } else {
    most = left - sureOfLeader(leader);
    if (most < need) return most;
    least = declarersTrumps();
    if (least >= need) return least;
  }
  const start = depth * WIDTH;
  const to = listLeads(start, own, all & ~own, leader);
  if (to - start > 1) {
    scoreLeads(start, to, leader, entry === 0 ? -1 : bestOf(entry));
    sort(start, to);
  }
  const value = wantsMost(leader)
    ? mostOfLeads(depth, to, leader, need, left)
    : leastOfLeads(depth, to, leader, need, left);
  if (value >= need) least = Math.max(least, value);
  else most = Math.min(most, value);
  note(slot, key, leader, least, most, decidingCard);
  return value >= need ? least : most;
}

/** The card that decided the last `mostOfLeads` or `leastOfLeads`, -1 when all had to be tried in vain. */
let decidingCard = -1;

function mostOfLeads(depth: number, to: number, leader: number, need: number, left: number): number {
  const own = at(hands, leader);
  const start = depth * WIDTH;
  let most = -1;
  for (let i = start; i < to; i++) {
    const bound = mostByAlike(start, i);
    const bit = at(bits, i);
    if (bound >= need) {
      hands[leader] = own ^ (1 << bit);
      values[i] = second(depth + 1, leader, bit, need, left);
      hands[leader] = own;
    } else values[i] = bound;
    if (at(values, i) > most) most = at(values, i);
    if (most >= need) {
      decidingCard = bit;
      return most;
    }
  }
  decidingCard = -1;
  return most;
}

function leastOfLeads(depth: number, to: number, leader: number, need: number, left: number): number {
  const own = at(hands, leader);
  const start = depth * WIDTH;
  let least = 1000;
  for (let i = start; i < to; i++) {
    const bound = leastByAlike(start, i);
    const bit = at(bits, i);
    if (bound < need) {
      hands[leader] = own ^ (1 << bit);
      values[i] = second(depth + 1, leader, bit, need, left);
      hands[leader] = own;
    } else values[i] = bound;
    if (at(values, i) < least) least = at(values, i);
    if (least < need) {
      decidingCard = bit;
      return least;
    }
  }
  decidingCard = -1;
  return least;
}

function declarerTakesLast(leader: number): boolean {
  const next = leader === 2 ? 0 : leader + 1;
  const last = 3 - leader - next;
  let winner = leader;
  let winning = highest(at(hands, leader));
  const follow = highest(at(hands, next));
  if (beats(follow, winning)) {
    winner = next;
    winning = follow;
  }
  return (beats(highest(at(hands, last)), winning) ? last : winner) === 0;
}

function second(depth: number, leader: number, led: number, need: number, left: number): number {
  const player = leader === 2 ? 0 : leader + 1;
  const own = at(hands, player);
  const start = depth * WIDTH;
  const others = at(hands, leader) | at(hands, 3 - leader - player) | (1 << led);
  const to = listSecond(start, legal(own, led), others, led, leader, player);
  if (to - start > 1) {
    scoreSecond(start, to, player, leader, led);
    sort(start, to);
  }
  return wantsMost(player)
    ? mostOfSecond(depth, to, player, leader, led, need, left)
    : leastOfSecond(depth, to, player, leader, led, need, left);
}

function legal(own: number, led: number): number {
  const suit = own & at(groupOf, led);
  return suit !== 0 ? suit : own;
}

function mostOfSecond(
  depth: number,
  to: number,
  player: number,
  leader: number,
  led: number,
  need: number,
  left: number,
): number {
  const own = at(hands, player);
  const start = depth * WIDTH;
  let most = -1;
  for (let i = start; i < to && most < need; i++) {
    const bound = mostByAlike(start, i);
    if (bound >= need) {
      const bit = at(bits, i);
      hands[player] = own ^ (1 << bit);
      values[i] = third(depth + 1, leader, led, bit, need, left);
      hands[player] = own;
    } else values[i] = bound;
    if (at(values, i) > most) most = at(values, i);
  }
  return most;
}

function leastOfSecond(
  depth: number,
  to: number,
  player: number,
  leader: number,
  led: number,
  need: number,
  left: number,
): number {
  const own = at(hands, player);
  const start = depth * WIDTH;
  let least = 1000;
  for (let i = start; i < to && least >= need; i++) {
    const bound = leastByAlike(start, i);
    if (bound < need) {
      const bit = at(bits, i);
      hands[player] = own ^ (1 << bit);
      values[i] = third(depth + 1, leader, led, bit, need, left);
      hands[player] = own;
    } else values[i] = bound;
    if (at(values, i) < least) least = at(values, i);
  }
  return least;
}

function third(depth: number, leader: number, led: number, next: number, need: number, left: number): number {
  const middle = leader === 2 ? 0 : leader + 1;
  const player = 3 - leader - middle;
  const overtaken = beats(next, led);
  const winner = overtaken ? middle : leader;
  const winning = overtaken ? next : led;
  const own = at(hands, player);
  const start = depth * WIDTH;
  const others = at(hands, leader) | at(hands, middle) | (1 << winning);
  const to = listThird(start, legal(own, led), others, winning, winner, player);
  if (to - start > 1) {
    scoreThird(start, to, player, winner, winning, led);
    sort(start, to);
  }
  const onTheTable = at(worthOf, led) + at(worthOf, next);
  const most = wantsMost(player);
  let value = most ? -1 : 1000;
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    const taker = beats(bit, winning) ? player : winner;
    const trick = onTheTable + at(worthOf, bit);
    hands[player] = own ^ (1 << bit);
    const gained = taker === 0 ? trick : 0;
    const worth = gained + lead(depth + 1, taker, need - gained, left - trick);
    hands[player] = own;
    if (most ? worth > value : worth < value) value = worth;
    if (most ? value >= need : value < need) return value;
  }
  return value;
}
