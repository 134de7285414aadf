import { at, BIT_POINTS, countOf, highest } from '../solver/bits.ts';
import type { MaskGame } from '../solver/position.ts';
import { groupOf, legalMask } from '../solver/tricks.ts';

/** A card that was played, and all that matters for why: seen by everybody but for the hand. */
export type PastPlay = {
  readonly player: number;
  readonly bit: number;
  /** Cards that the player still had to play afterwards, as far as they lie open by now. */
  readonly later: number;
  /** Cards played before. */
  readonly before: number;
  readonly led: number;
  readonly next: number;
  readonly leader: number;
  readonly declarer: number;
};

/** Numbers counted for a card. */
export const TRAITS = 18;

/** Kinds of situations that have habits of their own. */
export const SITUATIONS = 15;

/** Which habits apply: role, place in the trick, whose the trick is, and whether the suit must be followed. */
export function situationOf(play: PastPlay, hand: number, game: MaskGame): number {
  const { player, leader, led, next, declarer } = play;
  const declares = player === declarer;
  if (led < 0) return declares ? 0 : (player + 1) % 3 === declarer ? 1 : 2;
  const follows = (hand & groupOf(led, game)) !== 0 ? 0 : 1;
  if (next < 0) return 3 + follows + 2 * (declares ? 0 : leader === declarer ? 1 : 2);
  if (declares) return 9 + follows;
  const winner = takes(next, led, game) ? (leader + 1) % 3 : leader;
  return 11 + follows + 2 * (winner === declarer ? 0 : 1);
}

function takes(bit: number, best: number, game: MaskGame): boolean {
  const group = groupOf(bit, game);
  if (group === groupOf(best, game)) return bit > best;
  return group < 0;
}

/** Counts one legal card of a hand in a suit or Grand game. */
export function countTraits(out: Float64Array, bit: number, play: PastPlay, hand: number, game: MaskGame): void {
  const { led, next } = play;
  const group = groupOf(bit, game);
  const trump = (group >>> 31) & 1;
  const unseen = ~(play.before | hand);
  const mine = hand & group;
  const out7 = unseen & group;
  const points = at(BIT_POINTS, bit);
  const best = led < 0 ? -1 : next >= 0 && takes(next, led, game) ? next : led;
  const wins = best >= 0 && takes(bit, best, game) ? 1 : 0;
  const master = bit > highest(out7) && (out7 >= 0 || bit === 31) ? 1 : 0;
  const ace = bit < 28 && bit % 7 === 6 ? 1 : 0;
  const ten = bit < 28 && bit % 7 === 5 ? 1 : 0;
  const onTable = (led < 0 ? 0 : at(BIT_POINTS, led)) + (next < 0 ? 0 : at(BIT_POINTS, next));
  const length = countOf(mine);
  out[0] = points / 10;
  out[1] = trump;
  out[2] = bit >= 28 ? 1 : 0;
  out[3] = wins;
  out[4] = wins * master;
  out[5] = master;
  out[6] = ace * (1 - trump);
  out[7] = ten;
  out[8] = bit === highest(mine & -mine) ? 1 : 0;
  out[9] = (length / 7) * (1 - trump);
  out[10] = length === 1 ? 1 : 0;
  out[11] = countOf(out7) / 7;
  out[12] = (wins * onTable) / 10;
  out[13] = (wins * points) / 10;
  out[14] = ten === 1 && (out7 >>> (bit + 1)) & 1 ? 1 : 0;
  out[15] = bit === highest(mine) ? 1 : 0;
  out[16] = (trump * (bit - 21)) / 10;
  out[17] = length === 2 && points < 10 && (mine & (0x60 << (bit - (bit % 7)))) !== 0 && trump === 0 ? 1 : 0;
}

/** Logarithm of the share with which a player with this hand would have played that card. */
export function habitLikelihood(weights: Float64Array, play: PastPlay, hand: number, game: MaskGame): number {
  const legal = legalMask(hand, play.led, game);
  if ((legal & (legal - 1)) === 0) return 0;
  const row = situationOf(play, hand, game) * TRAITS;
  let total = 0;
  let chosen = 0;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const bit = highest(rest & -rest);
    countTraits(traits, bit, play, hand, game);
    let sum = 0;
    for (let trait = 0; trait < TRAITS; trait++) sum += (weights[row + trait] ?? 0) * (traits[trait] ?? 0);
    total += Math.exp(sum);
    if (bit === play.bit) chosen = sum;
  }
  return chosen - Math.log(total);
}
const traits = new Float64Array(TRAITS);
