import { at, highest } from '../bits.ts';
import { NO_LIMIT, SPENT } from '../budget.ts';
import { type MaskPosition, onTable } from '../position.ts';
import { beats, catchesNow, hands, lowestRank, SUIT, safeInEverySuit, suitOf, suitPlace } from './cards-left.ts';
import { find, known, note, setOwners } from './memory.ts';

/**
 * Open-card search for Null: whether the declarer stays without a trick. Lower cards never hurt him, so of the cards of a suit
 * that keep him out of a trick only the highest is worth trying.
 */

const WIDTH = 10;
const bits = new Int32Array(31 * WIDTH);
const scores = new Int32Array(31 * WIDTH);
let nodes = 0;
let limit = NO_LIMIT;

/** Positions between two tricks that were looked at for the last question. */
export function nodesSoFar(): number {
  return nodes;
}

/** Throws `SPENT`. */
export function staysClean(position: MaskPosition, maxNodes: number): boolean {
  hands.set(position.hands);
  setOwners(
    at(hands, 0) | onTable(position, 0),
    at(hands, 1) | onTable(position, 1),
    at(hands, 2) | onTable(position, 2),
  );
  nodes = 0;
  limit = maxNodes;
  const { leader, led, next } = position;
  if (led < 0) return lead(0, leader);
  return next < 0 ? second(1, leader, led) : third(2, leader, led, next);
}

function lead(depth: number, leader: number): boolean {
  if (++nodes > limit) throw SPENT;
  if (at(hands, 0) === 0) return true;
  if (leader !== 0) {
    if (safeInEverySuit()) return true;
    if (catchesNow(leader)) return false;
  }
  find(leader);
  const answer = known(leader);
  if (answer >= 0) return answer === 1;
  const clean = leader === 0 ? declarerLeads(depth) : !defenderLeads(depth, leader);
  find(leader);
  note(leader, clean);
  return clean;
}

/** A card is safe to lead when one of the others has nothing below it. */
function declarerLeads(depth: number): boolean {
  const own = at(hands, 0);
  for (let place = 0; place < 32; place += 8) {
    const safe = suitOf(own, place) & (rankLimit(at(hands, 1), at(hands, 2), place) - 1);
    if (safe === 0) continue;
    const bit = highest(safe) + place;
    hands[0] = own ^ (1 << bit);
    const clean = second(depth + 1, 0, bit);
    hands[0] = own;
    if (clean) return true;
  }
  return false;
}

/** As a bit of the suit: below it, one of these two must take the trick. */
function rankLimit(one: number, other: number, place: number): number {
  return Math.max(lowestBit(suitOf(one, place)), lowestBit(suitOf(other, place)), 1);
}

function lowestBit(suit: number): number {
  return suit & -suit;
}

/** Whether one of the leads catches the declarer. */
function defenderLeads(depth: number, leader: number): boolean {
  const own = at(hands, leader);
  const start = depth * WIDTH;
  const to = list(start, own, at(hands, 0) | at(hands, 3 - leader));
  for (let i = start; i < to; i++) scores[i] = leadScore(at(bits, i), leader);
  sort(start, to);
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    hands[leader] = own ^ (1 << bit);
    const clean = second(depth + 1, leader, bit);
    hands[leader] = own;
    if (!clean) return true;
  }
  return false;
}

/** Low cards of suits in which the declarer has something high. */
function leadScore(bit: number, leader: number): number {
  const place = suitPlace(bit);
  const his = suitOf(at(hands, 0), place);
  const rank = bit & 7;
  if (his === 0) return -20 - rank - 8 * lowestRank(suitOf(at(hands, 3 - leader), place));
  return highest(his) - 2 * rank;
}

function second(depth: number, leader: number, led: number): boolean {
  const player = leader === 2 ? 0 : leader + 1;
  const own = at(hands, player);
  const place = suitPlace(led);
  const suit = suitOf(own, place);
  if (player === 0) {
    const thirds = suitOf(at(hands, 1), place);
    const limitBit = Math.max(1 << (led - place), lowestBit(thirds));
    if (suit === 0) return throwsOff(depth, leader, led, -1);
    const safe = suit & (limitBit - 1);
    return safe !== 0 && declarerPlays(depth, leader, led, -1, highest(safe) + place);
  }
  const start = depth * WIDTH;
  const to = listAnswers(start, player, led, led);
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    hands[player] = own ^ (1 << bit);
    const clean = third(depth + 1, leader, led, bit);
    hands[player] = own;
    if (!clean) return false;
  }
  return true;
}

function third(depth: number, leader: number, led: number, next: number): boolean {
  const middle = leader === 2 ? 0 : leader + 1;
  const player = 3 - leader - middle;
  const winner = beats(next, led) ? middle : leader;
  const winning = winner === middle ? next : led;
  const own = at(hands, player);
  const place = suitPlace(led);
  const suit = suitOf(own, place);
  if (player === 0) {
    if (suit === 0) return throwsOff(depth, leader, led, next);
    const safe = suit & ((1 << (winning - place)) - 1);
    return safe !== 0 && declarerPlays(depth, leader, led, next, highest(safe) + place);
  }
  const start = depth * WIDTH;
  const to = listAnswers(start, player, led, winning);
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    const taker = beats(bit, winning) ? player : winner;
    if (taker === 0) return false;
    hands[player] = own ^ (1 << bit);
    const clean = lead(depth + 1, taker);
    hands[player] = own;
    if (!clean) return false;
  }
  return true;
}

/** The declarer cannot follow: the highest card of one of his suits. `next`: -1 when he is second. */
function throwsOff(depth: number, leader: number, led: number, next: number): boolean {
  const own = at(hands, 0);
  const start = depth * WIDTH;
  let to = start;
  for (let place = 0; place < 32; place += 8) {
    const suit = suitOf(own, place);
    if (suit === 0) continue;
    const bit = highest(suit) + place;
    bits[to] = bit;
    scores[to] = danger(bit, place);
    to++;
  }
  sort(start, to);
  for (let i = start; i < to; i++) {
    if (declarerPlays(depth, leader, led, next, at(bits, i))) return true;
  }
  return false;
}

/** How many cards of the others lie below this one, more than the declarer has himself. */
function danger(bit: number, place: number): number {
  const others = suitOf(at(hands, 1) | at(hands, 2), place);
  if (others === 0) return -100;
  const below = (1 << (bit - place)) - 1;
  const suit = suitOf(at(hands, 0), place);
  return 4 * (bits8(others & below) - bits8(suit & below)) + (bit & 7) - bits8(suit);
}

function bits8(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function declarerPlays(depth: number, leader: number, led: number, next: number, bit: number): boolean {
  const own = at(hands, 0);
  hands[0] = own ^ (1 << bit);
  let clean: boolean;
  if (next < 0) clean = third(depth + 1, leader, led, bit);
  else clean = lead(depth + 1, beats(next, led) ? (leader === 2 ? 0 : leader + 1) : leader);
  hands[0] = own;
  return clean;
}

/** What a defender may answer. He stays under the declarer, else he takes or throws off what is high. */
function listAnswers(start: number, player: number, led: number, winning: number): number {
  const own = at(hands, player);
  const place = suitPlace(led);
  const suit = own & (SUIT << place);
  const others = (at(hands, 0) | at(hands, 1) | at(hands, 2)) & ~own;
  const to = list(start, suit !== 0 ? suit : own, others | (1 << led) | (1 << winning));
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    scores[i] = suit !== 0 ? -(bit & 7) : bit & 7;
  }
  sort(start, to);
  return to;
}

/** Lists these cards, one of each run that nothing of the others lies between. */
function list(start: number, cards: number, others: number): number {
  let end = start;
  let last = -1;
  for (let rest = cards; rest !== 0; ) {
    const bit = highest(rest);
    rest ^= 1 << bit;
    const between = ((1 << last) - 1) & ~((2 << bit) - 1);
    if (last < 0 || suitPlace(bit) !== suitPlace(last) || (between & others) !== 0) bits[end++] = bit;
    last = bit;
  }
  return end;
}

/** The best scores first. */
function sort(start: number, to: number): void {
  for (let i = start + 1; i < to; i++) {
    const bit = at(bits, i);
    const score = at(scores, i);
    let j = i - 1;
    for (; j >= start && at(scores, j) < score; j--) {
      bits[j + 1] = at(bits, j);
      scores[j + 1] = at(scores, j);
    }
    bits[j + 1] = bit;
    scores[j + 1] = score;
  }
}
