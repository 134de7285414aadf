import { at } from '../bits.ts';
import { groupOf, worthOf } from './cards-left.ts';
import { fateOfLead, fateOfSecond, fateOfThird, OPEN } from './fates.ts';

/** The cards that are tried at each depth of the search, in one piece of memory, so that it allocates nothing. */

/** Most cards in a hand; each depth has so many places. */
export const WIDTH = 10;
export const bits = new Int32Array(31 * WIDTH);
export const scores = new Int32Array(31 * WIDTH);
/** Whether the trick is settled when this card is played. */
export const fates = new Int32Array(31 * WIDTH);
/** What the search found this card to be worth, or a bound of it. */
export const values = new Int32Array(31 * WIDTH);
/** Cards with the same number win and lose alike, they differ in what they count. */
const runs = new Int32Array(31 * WIDTH);

let end = 0;
let last = -1;
let run = 0;

/** Each list answers where it ends; `others`: cards that may lie between two of these. */
export function listLeads(start: number, own: number, others: number, leader: number): number {
  begin(start);
  for (let rest = own; rest !== 0; ) {
    const bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
    if (last >= 0 && isAlike(bit, last, others)) addAlike(bit);
    else addNew(bit, fateOfLead(bit, leader));
  }
  return end;
}

export function listSecond(
  start: number,
  legal: number,
  others: number,
  led: number,
  leader: number,
  player: number,
): number {
  begin(start);
  for (let rest = legal; rest !== 0; ) {
    const bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
    if (last >= 0 && isAlike(bit, last, others)) addAlike(bit);
    else addNew(bit, fateOfSecond(bit, led, leader, player));
  }
  return end;
}

export function listThird(
  start: number,
  legal: number,
  others: number,
  winning: number,
  winner: number,
  player: number,
): number {
  begin(start);
  for (let rest = legal; rest !== 0; ) {
    const bit = 31 - Math.clz32(rest);
    rest ^= 1 << bit;
    if (last >= 0 && isAlike(bit, last, others)) addAlike(bit);
    else addNew(bit, fateOfThird(bit, winning, winner, player));
  }
  return end;
}

function begin(start: number): void {
  end = start;
  last = -1;
  run = 0;
}

/** Whether nothing of the others lies between these two of a suit. */
function isAlike(lower: number, higher: number, others: number): boolean {
  const group = at(groupOf, lower);
  if (group !== at(groupOf, higher)) return false;
  return (((1 << higher) - 1) & ~((2 << lower) - 1) & group & others) === 0;
}

function addNew(bit: number, fate: number): void {
  last = bit;
  bits[end] = bit;
  fates[end] = fate;
  runs[end] = ++run;
  end++;
}

/** A card that wins and loses like the one before: left out when it counts the same, or when the trick is settled. */
function addAlike(bit: number): void {
  last = bit;
  const fate = at(fates, end - 1);
  const more = at(worthOf, bit) - at(worthOf, at(bits, end - 1));
  if (more === 0) return;
  if (fate === OPEN) {
    bits[end] = bit;
    fates[end] = OPEN;
    runs[end] = run;
    end++;
  } else if (more > 0 === fate > 0) bits[end - 1] = bit;
}

/** The best scores first. */
export function sort(start: number, to: number): void {
  for (let i = start + 1; i < to; i++) {
    const bit = at(bits, i);
    const score = at(scores, i);
    const runOfBit = at(runs, i);
    let j = i - 1;
    for (; j >= start && at(scores, j) < score; j--) {
      bits[j + 1] = at(bits, j);
      scores[j + 1] = at(scores, j);
      runs[j + 1] = at(runs, j);
    }
    bits[j + 1] = bit;
    scores[j + 1] = score;
    runs[j + 1] = runOfBit;
  }
}

/** What the card at `i` is worth at most, by the cards before it that win and lose alike: they differ by what they count. */
export function mostByAlike(start: number, i: number): number {
  let most = 1000;
  for (let j = start; j < i; j++) {
    if (at(runs, j) === at(runs, i)) most = Math.min(most, at(values, j) + difference(i, j));
  }
  return most;
}

/** The same for the least. */
export function leastByAlike(start: number, i: number): number {
  let least = -1000;
  for (let j = start; j < i; j++) {
    if (at(runs, j) === at(runs, i)) least = Math.max(least, at(values, j) - difference(i, j));
  }
  return least;
}

function difference(i: number, j: number): number {
  return Math.abs(at(worthOf, at(bits, i)) - at(worthOf, at(bits, j)));
}
