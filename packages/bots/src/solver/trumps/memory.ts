import { at, highest } from '../bits.ts';
import { createOwners } from '../owners.ts';
import { type MaskPosition, onTable } from '../position.ts';
import type { Counting, PointGame } from './cards-left.ts';

/**
 * What was found out about positions between two tricks: bounds of what the declarer still gets, and the card that decided.
 * An entry is found by the cards left and the leader, and holds as long as no card changes its owner.
 */

const TABLE_BITS = 18;
const SHIFT = 32 - TABLE_BITS;
const keys = new Int32Array(1 << TABLE_BITS);
/** generation << 22 | lower bound << 15 | upper bound << 8 | leader << 6 | best card + 1 */
const entries = new Int32Array(1 << TABLE_BITS);

/** Generations are used up to this one, then the table is emptied. */
const LAST_GENERATION = 1000;
let latest = 0;
/** Points and tricks of the same deal live side by side. */
const current: Record<Counting, number> = { points: 0, tricks: 0 };
let generation = 0;

const owners = createOwners();
const owned = new Int32Array(3);
let gameOfEntries = '';

/** Makes ready for this question: keeps what is known when it is about the same game and no card has another owner. */
export function remember(game: PointGame, counting: Counting, position: MaskPosition): void {
  if (!owners.agreeWith(position) || game !== gameOfEntries) forgetEntries();
  gameOfEntries = game;
  if (current[counting] === 0) current[counting] = nextGeneration();
  generation = current[counting];
  for (let player = 0; player < 3; player++) {
    owned[player] = at(owned, player) | (position.hands[player] as number) | onTable(position, player);
  }
  setEqualPositions();
}

function nextGeneration(): number {
  if (latest === LAST_GENERATION) {
    entries.fill(0);
    latest = 0;
    current.points = 0;
    current.tricks = 0;
  }
  latest += 1;
  return latest;
}

function forgetEntries(): void {
  current.points = 0;
  current.tricks = 0;
  owned.fill(0);
}

/** The next answer and its nodes depend on nothing before. */
export function forget(): void {
  owners.forget();
  forgetEntries();
}

/** Of each side suit, the sevens to nines left: the lowest of them that would be held by the same players in the same order. */
const lowCards = new Int32Array(4 * 8);
/** The same of the jacks. */
const jacks = new Int32Array(16);
/** What stands for itself: queens to aces. */
const HIGH = 0x0f1e3c78;

function setEqualPositions(): void {
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = 0; mask < 8; mask++) lowCards[suit * 8 + mask] = lowestAlike(suit * 7, mask) << (suit * 7);
  }
  for (let mask = 0; mask < 16; mask++) jacks[mask] = lowestAlike(28, mask) << 28;
}

function lowestAlike(first: number, mask: number): number {
  const wanted = holders(first, mask);
  for (let other = 0; other < mask; other++) if (holders(first, other) === wanted) return other;
  return mask;
}

/** Who holds these cards from the lowest on, as digits of base 4. */
function holders(first: number, mask: number): number {
  let row = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = first + highest(rest & -rest);
    row = row * 4 + (((at(owned, 0) >>> bit) & 1) !== 0 ? 1 : ((at(owned, 1) >>> bit) & 1) !== 0 ? 2 : 3);
  }
  return row;
}

/** The same for all positions that are alike: cards that count the same, held by the same players in the same order. */
export function keyOf(cards: number): number {
  return (
    (cards & HIGH) |
    at(lowCards, cards & 7) |
    at(lowCards, 8 + ((cards >>> 7) & 7)) |
    at(lowCards, 16 + ((cards >>> 14) & 7)) |
    at(lowCards, 24 + ((cards >>> 21) & 7)) |
    at(jacks, cards >>> 28)
  );
}

export function slotOf(key: number, leader: number): number {
  return Math.imul(key ^ Math.imul(leader, 0x5bd1e995), 0x9e3779b1) >>> SHIFT;
}

/** What is known of this position, 0 when nothing is. */
export function known(slot: number, key: number, leader: number): number {
  const entry = at(entries, slot);
  const same = at(keys, slot) === key && entry >>> 22 === generation && ((entry >>> 6) & 3) === leader;
  return same ? entry : 0;
}

export function leastOf(entry: number): number {
  return (entry >>> 15) & 127;
}

export function mostOf(entry: number): number {
  return (entry >>> 8) & 127;
}

/** -1 when there is none. */
export function bestOf(entry: number): number {
  return (entry & 63) - 1;
}

/** Writes over whatever was there. */
export function note(slot: number, key: number, leader: number, least: number, most: number, best: number): void {
  keys[slot] = key;
  entries[slot] = (generation << 22) | (least << 15) | (most << 8) | (leader << 6) | (best + 1);
}
