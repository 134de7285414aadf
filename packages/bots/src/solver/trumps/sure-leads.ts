import { above, at, COUNT7, countOf, highest, SEVEN } from '../bits.ts';
import { hands, leastSum, sideEnd, trumps, worthOf } from './cards-left.ts';
import { unbeaten, worthOfWins } from './sure-trumps.ts';

/**
 * What the side to lead is sure of: it leads the cards of one hand that nobody can beat, side suits first, and wins so many
 * tricks with this hand's trumps (`sure-trumps.ts`). Each of these tricks has another card of this hand in it, so they add up.
 */

/** Tricks of the sum that is being made. */
let tricks = 0;

export function sureOfLeader(leader: number): number {
  tricks = 0;
  return leader === 0 ? sureOfDeclarer() : sureOfDefender(at(hands, leader), at(hands, 3 - leader));
}

function sureOfDeclarer(): number {
  const own = at(hands, 0);
  const one = at(hands, 1);
  const other = at(hands, 2);
  let sum = ledTrumps(own & trumps, one & trumps, other & trumps);
  for (let place = 0; place < sideEnd; place += 7) {
    const mine = (own >>> place) & SEVEN;
    if (mine !== 0) sum += ledSuit(mine, one, other, place);
  }
  return tricks === 0 ? 0 : sum + leastSum(one, tricks) + leastSum(other, tricks);
}

function ledTrumps(mine: number, one: number, other: number): number {
  if (mine === 0) return 0;
  const theirs = one | other;
  const tops = countOf(mine & above(highest(theirs)));
  if (tops >= Math.max(countOf(one), countOf(other))) return wins(mine, countOf(mine), 0);
  return wins(mine, unbeaten(mine, theirs), theirs);
}

function wins(mine: number, many: number, theirs: number): number {
  tricks += many;
  return worthOfWins(mine, theirs, many);
}

/** A top card of a side suit is safe as long as whoever could trump it must still follow. */
function ledSuit(mine: number, one: number, other: number, place: number): number {
  const suitOfOne = (one >>> place) & SEVEN;
  const suitOfOther = (other >>> place) & SEVEN;
  const tops = mine & above(highest(suitOfOne | suitOfOther));
  if (tops === 0) return 0;
  const lengthOfOne = at(COUNT7, suitOfOne);
  const lengthOfOther = at(COUNT7, suitOfOther);
  let safe = 10;
  if ((one & trumps) !== 0) safe = lengthOfOne;
  if ((other & trumps) !== 0 && lengthOfOther < safe) safe = lengthOfOther;
  return take(at(COUNT7, tops) >= Math.max(lengthOfOne, lengthOfOther) ? mine : tops, safe, place);
}

/** Counts the highest of these cards, at most so many. */
function take(cards: number, most: number, place: number): number {
  let rest = cards;
  let sum = 0;
  for (let more = most; more > 0 && rest !== 0; more--) {
    const bit = highest(rest);
    sum += at(worthOf, bit + place);
    tricks++;
    rest ^= 1 << bit;
  }
  return sum;
}

/**
 * The partner helps, but he may have to take a trick that he should leave to the leader, and then leads himself. So what is
 * counted are only tricks in which he has a lower card to follow with, or something that is not trump to throw off.
 */
function sureOfDefender(own: number, partner: number): number {
  const his = at(hands, 0);
  let sum = trumpsOfDefender(own & trumps, his & trumps, partner & trumps);
  let thrownOff = (partner & trumps) === 0 ? 10 : countOf(partner & ~trumps);
  for (let place = 0; place < sideEnd && thrownOff > 0; place += 7) {
    const mine = (own >>> place) & SEVEN;
    if (mine === 0) continue;
    const before = tricks;
    sum += suitOfDefender(mine, his, (partner >>> place) & SEVEN, place, thrownOff);
    thrownOff -= tricks - before;
  }
  return tricks === 0 ? 0 : sum + leastSum(his, tricks);
}

function trumpsOfDefender(mine: number, his: number, partner: number): number {
  if (mine === 0) return 0;
  const tops = mine & above(highest(his));
  const all = countOf(tops) >= countOf(his);
  if (all && tops !== 0 && staysUnder(partner, mine, countOf(mine))) return wins(mine, countOf(mine), 0);
  return wins(mine, unbeaten(mine, his), his);
}

/** Whether a partner can play below these cards so many times. */
function staysUnder(partner: number, cards: number, times: number): boolean {
  const lowest = cards & -cards;
  return partner >>> 0 < lowest >>> 0 || countOf(partner & (lowest - 1)) >= times;
}

function suitOfDefender(mine: number, his: number, partner: number, place: number, thrownOff: number): number {
  const suitOfHis = (his >>> place) & SEVEN;
  const length = at(COUNT7, suitOfHis);
  let cards = mine & above(highest(suitOfHis));
  if (cards === 0) return 0;
  const most = Math.min(thrownOff, (his & trumps) !== 0 ? length : 10);
  if (at(COUNT7, cards) >= length) cards = mine;
  if (!staysUnder(partner, cards, Math.min(most, at(COUNT7, cards)))) {
    cards = mine & above(highest(suitOfHis | partner));
    if (at(COUNT7, cards) >= Math.max(length, at(COUNT7, partner))) cards = mine;
  }
  return take(cards, most, place);
}
