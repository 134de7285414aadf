import { at, countOf, highest } from '../bits.ts';
import { bits, fates, scores } from './candidates.ts';
import { avoiding, beats, groupOf, hands, trumps, worthOf } from './cards-left.ts';
import { LOST, OWN } from './fates.ts';

/**
 * In which order the cards of a position are tried: the sooner the one that decides, the smaller the search. The numbers
 * were found by trying: changed a little at a time, kept when a fixed set of deals took fewer nodes (docs/solver.md). They
 * decide how long an answer takes, never which one it is.
 */

/** Tried before all others. */
const FIRST = 1 << 20;

/** `best`: the card that decided when this position was met before, -1 when there is none. */
export function scoreLeads(start: number, to: number, leader: number, best: number): void {
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    if (bit === best) scores[i] = FIRST;
    else if (avoiding) scores[i] = ramschLead(bit, leader);
    else scores[i] = leader === 0 ? declarersLead(bit, at(fates, i)) : defendersLead(bit, at(fates, i), leader);
  }
}

/** Low cards first; the other two first what makes the first hand take the trick. */
function ramschLead(bit: number, leader: number): number {
  const group = at(groupOf, bit);
  const points = at(worthOf, bit);
  if (leader === 0) {
    const safe = Math.max(lowestOf(at(hands, 1) & group), lowestOf(at(hands, 2) & group));
    return bit < safe ? rankOf(bit) : -10 - rankOf(bit);
  }
  const his = at(hands, 0) & group;
  if (his === 0) return points - 20;
  const catches = bit < lowestOf(his) && lowestOf(at(hands, 3 - leader) & group) < lowestOf(his);
  return rankOf(highest(his)) - 2 * rankOf(bit) + (catches ? 150 + 8 * points : 0);
}

/** The lowest bit, -1 when there is none. */
function lowestOf(mask: number): number {
  return highest(mask & -mask);
}

/** Points into a trick that does not hurt, few into one that does. The first hand gets rid of what is high. */
function ramschAnswer(bit: number, fate: number, player: number, winning: number): number {
  const points = at(worthOf, bit);
  const high = player === 0 ? 8 * rankOf(bit) : 0;
  if (fate === OWN) return 300 + 8 * points + high;
  if (fate === LOST) return 3 * rankOf(bit) - 8 * points;
  if (player === 0) return beats(bit, winning) ? -50 - points : 4 * rankOf(bit);
  return points - (beats(bit, winning) ? 50 : 0);
}

function rankOf(bit: number): number {
  return bit > 27 ? bit - 20 : bit % 7;
}

function declarersLead(bit: number, fate: number): number {
  const group = at(groupOf, bit);
  const points = at(worthOf, bit);
  const top = highest((at(hands, 1) | at(hands, 2)) & group);
  if (group === trumps) return bit > top ? 244 + points : 200 - 8 * points;
  if (fate === OWN) return 656 + 42 * points;
  if (bit > top) return -105 + 26 * points;
  return 100 + 25 * points + 22 * countOf(at(hands, 0) & group);
}

function defendersLead(bit: number, fate: number, leader: number): number {
  const group = at(groupOf, bit);
  const points = at(worthOf, bit);
  const his = at(hands, 0) & group;
  const partner = at(hands, 3 - leader);
  const partnerTakes = highest(partner & group) > highest(his);
  if (group === trumps) {
    if (fate === OWN) return -10 - 22 * points;
    return partnerTakes ? -235 + 7 * points : -200 - 77 * points;
  }
  return sideLead(fate, his, partnerTakes, partner, group, points) - 47 * countOf(at(hands, leader) & group);
}

function sideLead(
  fate: number,
  his: number,
  partnerTakes: boolean,
  partner: number,
  group: number,
  points: number,
): number {
  if (fate === OWN) return 47 + 13 * points;
  if (his === 0) return -24 - 7 * points;
  if (partnerTakes) return 27 - 21 * points;
  if ((partner & group) === 0 && (partner & trumps) !== 0) return 38 + 12 * points;
  return 89 - 9 * points;
}

export function scoreSecond(start: number, to: number, player: number, leader: number, led: number): void {
  const own = at(hands, player);
  const others = at(hands, leader) | at(hands, 3 - leader - player);
  const follows = (at(groupOf, led) & own) !== 0;
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    const group = at(groupOf, bit);
    let score = avoiding
      ? ramschAnswer(bit, at(fates, i), player, led)
      : secondScore(bit, at(fates, i), player, leader, led);
    if (!follows && group !== trumps) {
      score += 14 * countOf(own & group) + (bit > highest(others & group) ? -18 : 0);
    }
    scores[i] = score;
  }
}

function secondScore(bit: number, fate: number, player: number, leader: number, led: number): number {
  const points = at(worthOf, bit);
  const trump = at(groupOf, bit) === trumps;
  if (fate === OWN) return 306 + 13 * points + (trump ? -105 : 0);
  if (fate === LOST) return -1 - 16 * points + (trump ? 25 : 0);
  if (beats(bit, led)) return 200 - 4 * points + (trump ? 28 : 0);
  if (player !== 0 && leader !== 0) return 48 + 5 * points + (trump ? -35 : 0);
  return -39 + 37 * points + (trump ? 2 : 0);
}

/** `winner` has been winning so far, with the card `winning`. */
export function scoreThird(
  start: number,
  to: number,
  player: number,
  winner: number,
  winning: number,
  led: number,
): void {
  const own = at(hands, player);
  const others = (at(hands, 0) | at(hands, 1) | at(hands, 2)) & ~own;
  const follows = (at(groupOf, led) & own) !== 0;
  for (let i = start; i < to; i++) {
    const bit = at(bits, i);
    const group = at(groupOf, bit);
    let score = avoiding
      ? ramschAnswer(bit, at(fates, i), player, winning)
      : thirdScore(bit, winning, player !== 0 && winner !== 0);
    if (group !== trumps) {
      const top = bit > highest(others & group);
      score += follows ? (top ? -109 : 0) : -2 * countOf(own & group) + (top ? -4 : 0);
    }
    scores[i] = score;
  }
}

function thirdScore(bit: number, winning: number, partnerWins: boolean): number {
  const points = at(worthOf, bit);
  const trump = at(groupOf, bit) === trumps;
  if (beats(bit, winning)) {
    return 300 + 17 * points - 16 * rankOf(bit) + (trump ? -137 : 0) + (partnerWins ? 12 : 0);
  }
  if (partnerWins) return 257 + 44 * points + (trump ? 8 : 0);
  return 22 - 22 * points + (trump ? -31 : 0);
}
