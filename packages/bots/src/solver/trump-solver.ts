import { above, at, BIT_POINTS, COUNT7, countOf, highest, pointsOf, SEVEN } from './bits.ts';
import { SPENT } from './budget.ts';
import { MoveList } from './move-list.ts';
import { createOwners } from './owners.ts';
import { type MaskGame, type MaskPosition, onTable } from './position.ts';
import type { Memory, Search } from './search.ts';

/** What the declarer collects: card points, or tricks, each of three cards that count one. */
export type Counting = 'points' | 'tricks';
const EQUAL_CARDS = new Int32Array(32).fill(1);

const JACKS = 0xf0000000 | 0;
const SUIT_TRUMPS = 0xffe00000 | 0;
/** Entries of the table are of the last so many questions. */
const GENERATIONS = 1000;

/**
 * Open-card search for suit and Grand games: both sides see everything, the declarer wants points, the other two play
 * together. Asks one yes-or-no question at a time (alpha-beta with an empty window), keeps bounds of each position
 * between tricks in a table by the cards that are left and the leader, and stops where sure tricks decide.
 */
export function createTrumpSolver({ tableBits = 20 }: Memory = {}, counting: Counting = 'points'): Search {
  const worthOf = counting === 'points' ? BIT_POINTS : EQUAL_CARDS;
  const sumOf = counting === 'points' ? pointsOf : countOf;
  const shift = 32 - tableBits;
  const keys = new Int32Array(1 << tableBits);
  /** generation << 22 | lower bound << 15 | upper bound << 8 | leader << 6 | best card + 1 */
  const entries = new Int32Array(1 << tableBits);
  const hands = new Int32Array(3);
  const groupOf = new Int32Array(32);
  /** How often a card was the answer that ended the search of a position, by player and bit. */
  const history = new Int32Array(3 * 32);
  const moves = new MoveList(groupOf, worthOf);
  const { bits, scores } = moves;
  let generation = 1;
  let nodes = 0;
  let limit = 0;
  let trumps = 0;
  let sideSuits = 3;
  const owners = createOwners();

  /** Keeps the table when it is about the same cards in the same game. Answers the card points that are to be played for. */
  function set(game: MaskGame, position: MaskPosition, maxNodes: number): number {
    const newTrumps = game === 'suit' ? SUIT_TRUMPS : JACKS;
    if (!owners.agreeWith(position) || newTrumps !== trumps) forgetTable();
    if (newTrumps !== trumps) setTrumps(newTrumps);
    hands.set(position.hands);
    nodes = 0;
    limit = maxNodes;
    const table = onTable(position, 0) | onTable(position, 1) | onTable(position, 2);
    return sumOf(at(hands, 0) | at(hands, 1) | at(hands, 2) | table);
  }

  function setTrumps(mask: number): void {
    trumps = mask;
    sideSuits = mask === SUIT_TRUMPS ? 3 : 4;
    for (let bit = 0; bit < 32; bit++) {
      groupOf[bit] = (trumps >>> bit) & 1 ? trumps : SEVEN << (Math.floor(bit / 7) * 7);
    }
  }

  function forgetTable(): void {
    history.fill(0);
    generation = (generation % GENERATIONS) + 1;
    if (generation === 1) entries.fill(0);
  }

  /** Wherever in a trick. `left`: card points in all hands and on the table. */
  function from({ leader, led, next }: MaskPosition, need: number, left: number): boolean {
    if (need <= 0) return true;
    if (need > left) return false;
    if (led < 0) return lead(0, leader, need, left);
    if (next < 0) return second(1, leader, led, need, left);
    return thirdPlays(2, leader, led, next, need, left);
  }

  function beats(bit: number, winning: number): boolean {
    const group = at(groupOf, bit);
    return group === at(groupOf, winning) ? bit > winning : group === trumps;
  }

  /** Card points that the side to lead takes whatever the others do, by leading winners now. */
  function surePoints(leader: number): number {
    const own = at(hands, leader);
    const one = leader === 0 ? at(hands, 1) : at(hands, 0);
    const other = leader === 0 ? at(hands, 2) : 0;
    let sum = sureTrumps(own & trumps, one & trumps, other & trumps);
    for (let suit = 0; suit < sideSuits; suit++) {
      const mine = (own >>> (suit * 7)) & SEVEN;
      if (mine !== 0) sum += sureInSuit(mine, one, other, suit * 7);
    }
    return sum;
  }

  function sureTrumps(own: number, one: number, other: number): number {
    if (own === 0) return 0;
    const tops = own & above(highest(one | other));
    if (tops === 0) return 0;
    const most = Math.max(countOf(one), countOf(other));
    return sumOf(countOf(tops) >= most ? own : tops);
  }

  /** A top card of a side suit is safe as long as whoever could trump it must still follow. */
  function sureInSuit(mine: number, one: number, other: number, at7: number): number {
    const suitOfOne = (one >>> at7) & SEVEN;
    const suitOfOther = (other >>> at7) & SEVEN;
    const theirs = suitOfOne | suitOfOther;
    let tops = theirs === 0 ? mine : mine & above(highest(theirs));
    if (tops === 0) return 0;
    const lengthOfOne = at(COUNT7, suitOfOne);
    const lengthOfOther = at(COUNT7, suitOfOther);
    let safe = 10;
    if ((one & trumps) !== 0) safe = lengthOfOne;
    if ((other & trumps) !== 0 && lengthOfOther < safe) safe = lengthOfOther;
    if (at(COUNT7, tops) >= Math.max(lengthOfOne, lengthOfOther)) tops = mine;
    let sum = 0;
    for (; safe > 0 && tops !== 0; safe--) {
      const bit = highest(tops);
      sum += at(worthOf, bit);
      tops &= ~(1 << bit);
    }
    return sum;
  }

  function scoreLeads(start: number, to: number, leader: number, best: number): void {
    const against = leader === 0 ? at(hands, 1) | at(hands, 2) : at(hands, 0);
    const own = at(hands, leader);
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      scores[i] = bit === best ? 1 << 28 : at(history, leader * 32 + bit) + leadScore(bit, leader, own, against);
    }
  }

  function leadScore(bit: number, leader: number, own: number, against: number): number {
    const group = at(groupOf, bit);
    const points = at(worthOf, bit);
    const top = highest(against & group);
    if (group === trumps) {
      if (bit > top) return leader === 0 ? 600 + bit : 300 + points;
      return (leader === 0 ? 200 : -200) - points * 8;
    }
    if (bit < top) return 100 - points * 12 - 8 * countOf(own & group);
    return top < 0 && (against & trumps) !== 0 ? -100 - points * 8 : 400 + points * 8;
  }

  /** Between two tricks. `left`: card points in all hands. */
  function lead(depth: number, leader: number, need: number, left: number): boolean {
    if (need <= 0) return true;
    if (need > left) return false;
    if (++nodes > limit) throw SPENT;
    const own = at(hands, leader);
    if ((own & (own - 1)) === 0) return lastTrickWinner(leader) === 0;
    const all = at(hands, 0) | at(hands, 1) | at(hands, 2);
    const slot = Math.imul(all ^ Math.imul(leader, 0x5bd1e995), 0x9e3779b1) >>> shift;
    let least = 0;
    let most = left;
    let best = -1;
    const entry = at(entries, slot);
    if (at(keys, slot) === all && entry >>> 22 === generation && ((entry >>> 6) & 3) === leader) {
      least = (entry >>> 15) & 127;
      most = (entry >>> 8) & 127;
      if (need <= least) return true;
      if (need > most) return false;
      best = (entry & 63) - 1;
    } else {
      const sure = surePoints(leader);
      if (leader === 0 && sure >= need) return true;
      if (leader !== 0 && need > left - sure) return false;
    }
    const start = moves.start(depth);
    const to = moves.list(depth, own, all & ~own);
    scoreLeads(start, to, leader, best);
    moves.sort(start, to);
    let result = leader !== 0;
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      hands[leader] = own & ~(1 << bit);
      const reached = second(depth + 1, leader, bit, need, left);
      hands[leader] = own;
      if (reached === (leader === 0)) {
        result = reached;
        best = bit;
        remember(leader, bit, 8);
        break;
      }
    }
    if (result) least = Math.max(least, need);
    else most = Math.min(most, need - 1);
    keys[slot] = all;
    entries[slot] = (generation << 22) | (least << 15) | (most << 8) | (leader << 6) | (best + 1);
    return result;
  }

  function remember(player: number, bit: number, weight: number): void {
    history[player * 32 + bit] = at(history, player * 32 + bit) + weight;
  }

  function lastTrickWinner(leader: number): number {
    const next = leader === 2 ? 0 : leader + 1;
    const last = next === 2 ? 0 : next + 1;
    let winner = leader;
    let winning = highest(at(hands, leader));
    if (beats(highest(at(hands, next)), winning)) {
      winner = next;
      winning = highest(at(hands, next));
    }
    return beats(highest(at(hands, last)), winning) ? last : winner;
  }

  /** `answer`: the highest card of the other side that may still come, -1 when none does. */
  function scoreAnswers(start: number, to: number, player: number, trick: TrickSoFar, answer: number): void {
    const withPartner = player !== 0 && trick.winner !== 0;
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      const points = at(worthOf, bit);
      const costly = at(groupOf, bit) === trumps;
      const takes = beats(bit, trick.winning);
      let score = at(history, player * 32 + bit) >> 1;
      if (withPartner) {
        if (trick.last) score += points * 20 - (costly ? 60 : 0);
        else score += takes ? 50 : points * (answer >= 0 ? 4 : 8);
      } else if (takes) {
        score += 300 + trick.points * 10;
        if (trick.last) score += points * 10 - (costly ? bit : 0);
        else score += answer > bit ? -100 - points * 4 : points * 4;
      } else score -= points * 12 + (costly ? 20 : 0);
      scores[i] = score;
    }
  }

  type TrickSoFar = { winner: number; winning: number; points: number; last: boolean };
  const afterLead: TrickSoFar = { winner: 0, winning: 0, points: 0, last: false };
  const afterTwo: TrickSoFar = { winner: 0, winning: 0, points: 0, last: true };

  function second(depth: number, leader: number, led: number, need: number, left: number): boolean {
    const player = leader === 2 ? 0 : leader + 1;
    const third = player === 2 ? 0 : player + 1;
    const own = at(hands, player);
    const group = at(groupOf, led);
    const legal = (own & group) !== 0 ? own & group : own;
    const start = moves.start(depth);
    const to = moves.list(depth, legal, at(hands, leader) | at(hands, third) | (1 << led));
    if (to - start > 1) {
      afterLead.winner = leader;
      afterLead.winning = led;
      afterLead.points = at(worthOf, led);
      scoreAnswers(start, to, player, afterLead, answerOf(player, third, group));
      moves.sort(start, to);
    }
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      hands[player] = own & ~(1 << bit);
      const reached = thirdPlays(depth + 1, leader, led, bit, need, left);
      hands[player] = own;
      if (reached === (player === 0)) {
        remember(player, bit, 1);
        return reached;
      }
    }
    return player !== 0;
  }

  function answerOf(player: number, third: number, group: number): number {
    if ((player === 0) === (third === 0)) return -1;
    const cards = at(hands, third);
    return highest((cards & group) !== 0 ? cards & group : cards & trumps);
  }

  function thirdPlays(depth: number, leader: number, led: number, next: number, need: number, left: number): boolean {
    const middle = leader === 2 ? 0 : leader + 1;
    const player = middle === 2 ? 0 : middle + 1;
    const own = at(hands, player);
    const group = at(groupOf, led);
    const legal = (own & group) !== 0 ? own & group : own;
    const start = moves.start(depth);
    const to = moves.list(depth, legal, at(hands, leader) | at(hands, middle) | (1 << led) | (1 << next));
    const overtaken = beats(next, led);
    const winner = overtaken ? middle : leader;
    const winning = overtaken ? next : led;
    const points = at(worthOf, led) + at(worthOf, next);
    if (to - start > 1) {
      afterTwo.winner = winner;
      afterTwo.winning = winning;
      afterTwo.points = points;
      scoreAnswers(start, to, player, afterTwo, -1);
      moves.sort(start, to);
    }
    for (let i = start; i < to; i++) {
      const bit = at(bits, i);
      const taker = beats(bit, winning) ? player : winner;
      const trick = points + at(worthOf, bit);
      hands[player] = own & ~(1 << bit);
      const reached = lead(depth + 1, taker, taker === 0 ? need - trick : need, left - trick);
      hands[player] = own;
      if (reached === (player === 0)) {
        remember(player, bit, 1);
        return reached;
      }
    }
    return player !== 0;
  }

  function worth(game: MaskGame, position: MaskPosition, guess: number, maxNodes: number): number {
    const left = set(game, position, maxNodes);
    let least = 0;
    let most = left;
    let need = Math.min(Math.max(guess, 1), left);
    while (least < most) {
      if (from(position, need, left)) {
        least = need;
        need = Math.min(most, least + 1 + ((most - least) >> 2));
      } else {
        most = need - 1;
        need = Math.max(least + 1, most - ((most - least) >> 2));
      }
    }
    return least;
  }

  return {
    atLeast: (game, position, need, maxNodes) => from(position, need, set(game, position, maxNodes)),
    worth,
    trickWorth: (led, next, last) => at(worthOf, led) + at(worthOf, next) + at(worthOf, last),
    nodes: () => nodes,
    forget: () => {
      owners.forget();
      forgetTable();
    },
  };
}
