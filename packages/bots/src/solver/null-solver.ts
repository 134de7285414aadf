import { at, highest } from './bits.ts';
import { SPENT } from './budget.ts';
import { MoveList } from './move-list.ts';
import { createOwners } from './owners.ts';
import type { MaskPosition } from './position.ts';
import type { Memory, Search } from './search.ts';

const SUIT = 0xff;
/** Entries of the table are of the last so many deals. */
const GENERATIONS = 0x7ffffff;

/** Open-card search for Null: the declarer has lost with his first trick, so only tricks of the defenders go on. */
export function createNullSolver({ tableBits = 16 }: Memory = {}): Search {
  const shift = 32 - tableBits;
  const keys = new Int32Array(1 << tableBits);
  /** generation << 4 | leader << 1 | stays clean */
  const entries = new Int32Array(1 << tableBits);
  const hands = new Int32Array(3);
  const groupOf = Int32Array.from({ length: 32 }, (_, bit) => SUIT << (Math.floor(bit / 8) * 8));
  const moves = new MoveList(groupOf, new Int32Array(32));
  const { bits, scores } = moves;
  let generation = 0;
  let nodes = 0;
  let limit = 0;
  const owners = createOwners();

  /** The declarer's cards are all lower than what the others still hold of the suit, or he has none. */
  function safeInEverySuit(): boolean {
    const own = at(hands, 0);
    const others = at(hands, 1) | at(hands, 2);
    for (let shiftOfSuit = 0; shiftOfSuit < 32; shiftOfSuit += 8) {
      if (!safeInSuit((own >>> shiftOfSuit) & SUIT, (others >>> shiftOfSuit) & SUIT)) return false;
    }
    return true;
  }

  /** However often the suit is led, he has a lower card than the lowest of the others each time. */
  function safeInSuit(own: number, others: number): boolean {
    let mine = own;
    let theirs = others;
    while (mine !== 0 && theirs !== 0) {
      const myLowest = mine & -mine;
      const theirLowest = theirs & -theirs;
      if (myLowest > theirLowest) return false;
      mine ^= myLowest;
      theirs ^= theirLowest;
    }
    return true;
  }

  function lead(depth: number, leader: number): boolean {
    if (++nodes > limit) throw SPENT;
    const own = at(hands, leader);
    if (own === 0) return true;
    if (leader !== 0 && safeInEverySuit()) return true;
    const all = at(hands, 0) | at(hands, 1) | at(hands, 2);
    const slot = Math.imul(all ^ Math.imul(leader, 0x5bd1e995), 0x9e3779b1) >>> shift;
    const entry = at(entries, slot);
    if (at(keys, slot) === all && entry >>> 4 === generation && ((entry >>> 1) & 3) === leader)
      return (entry & 1) === 1;
    const from = moves.start(depth);
    const to = moves.list(depth, own, all & ~own);
    for (let i = from; i < to; i++) scores[i] = leadScore(at(bits, i), leader);
    moves.sort(from, to);
    let clean = leader !== 0;
    for (let i = from; i < to && clean === (leader !== 0); i++) {
      const bit = at(bits, i);
      hands[leader] = own & ~(1 << bit);
      clean = second(depth + 1, leader, bit);
      hands[leader] = own;
    }
    keys[slot] = all;
    entries[slot] = (generation << 4) | (leader << 1) | (clean ? 1 : 0);
    return clean;
  }

  /** Low cards first; of the defenders in suits where the declarer has something high. */
  function leadScore(bit: number, leader: number): number {
    const rank = bit & 7;
    if (leader === 0) return -rank;
    const his = at(hands, 0) & at(groupOf, bit);
    return his === 0 ? -20 - rank : (highest(his) & 7) - 2 * rank;
  }

  function second(depth: number, leader: number, led: number): boolean {
    const player = leader === 2 ? 0 : leader + 1;
    const third = player === 2 ? 0 : player + 1;
    return follow(depth, player, at(hands, leader) | at(hands, third), led, led, (bit) =>
      thirdPlays(depth + 1, leader, led, bit),
    );
  }

  function thirdPlays(depth: number, leader: number, led: number, next: number): boolean {
    const middle = leader === 2 ? 0 : leader + 1;
    const player = middle === 2 ? 0 : middle + 1;
    const overtaken = beats(next, led);
    const winner = overtaken ? middle : leader;
    const winning = overtaken ? next : led;
    const others = at(hands, leader) | at(hands, middle) | (1 << next);
    return follow(depth, player, others, led, winning, (bit) => {
      const taker = beats(bit, winning) ? player : winner;
      return taker !== 0 && lead(depth + 1, taker);
    });
  }

  function follow(
    depth: number,
    player: number,
    others: number,
    led: number,
    winning: number,
    goOn: (bit: number) => boolean,
  ): boolean {
    const own = at(hands, player);
    const suit = own & at(groupOf, led);
    const from = moves.start(depth);
    const to = moves.list(depth, suit !== 0 ? suit : own, others | (1 << led) | (1 << winning));
    for (let i = from; i < to; i++) scores[i] = answerScore(at(bits, i), player, winning);
    moves.sort(from, to);
    for (let i = from; i < to; i++) {
      const bit = at(bits, i);
      hands[player] = own & ~(1 << bit);
      const clean = goOn(bit);
      hands[player] = own;
      if (clean === (player === 0)) return clean;
    }
    return player !== 0;
  }

  /** The declarer gets rid of his highest card that does not take; the defenders stay under his. */
  function answerScore(bit: number, player: number, winning: number): number {
    const rank = bit & 7;
    if (player === 0) return beats(bit, winning) ? -50 - rank : rank;
    return at(groupOf, bit) === at(groupOf, winning) ? -rank : rank;
  }

  function beats(bit: number, winning: number): boolean {
    return at(groupOf, bit) === at(groupOf, winning) && bit > winning;
  }

  function staysClean(position: MaskPosition, maxNodes: number): boolean {
    if (!owners.agreeWith(position)) forgetTable();
    hands.set(position.hands);
    nodes = 0;
    limit = maxNodes;
    const { leader, led, next } = position;
    if (led < 0) return lead(0, leader);
    return next < 0 ? second(1, leader, led) : thirdPlays(2, leader, led, next);
  }

  function forgetTable(): void {
    generation = (generation % GENERATIONS) + 1;
    if (generation === 1) entries.fill(0);
  }

  return {
    atLeast: (_game, position, need, maxNodes) => need <= 0 || (need === 1 && staysClean(position, maxNodes)),
    worth: (_game, position, _guess, maxNodes) => (staysClean(position, maxNodes) ? 1 : 0),
    trickWorth: () => 0,
    nodes: () => nodes,
    forget: () => {
      owners.forget();
      forgetTable();
    },
  };
}
