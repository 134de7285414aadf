import { at, BIT_POINTS, highest } from '../solver/bits.ts';
import type { MaskGame, MaskPosition } from '../solver/position.ts';
import { legalMask, takingPlace } from '../solver/tricks.ts';
import type { Dice } from './dice.ts';
import { countTraits, type PastPlay, situationOf, TRAITS } from './habits.ts';

type Running = { -readonly [Key in keyof PastPlay]: PastPlay[Key] };

/** Plays suit games and Grands to their end the way people do, who do not see each other's cards. */
export type PlayingOut = {
  /** Card points that the declarer, hand 0, takes from this position on. `seen`: the cards played before. */
  readonly points: (game: MaskGame, from: MaskPosition, seen: number) => number;
};

/** `weights`: habits of this kind of game. `dice`: people are not all alike. */
export function createPlayingOut(weights: Float64Array, dice: Dice): PlayingOut {
  const hands = new Int32Array(3);
  const traits = new Float64Array(TRAITS);
  const now: Running = { player: 0, bit: -1, later: 0, before: 0, led: -1, next: -1, leader: 0, declarer: 0 };

  /** The card with the highest sum of its traits and of some luck. */
  function usualCard(hand: number, game: MaskGame): number {
    const legal = legalMask(hand, now.led, game);
    if ((legal & (legal - 1)) === 0) return highest(legal);
    const row = situationOf(now, hand, game) * TRAITS;
    let best = -1;
    let most = -Infinity;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const bit = highest(rest & -rest);
      countTraits(traits, bit, now, hand, game);
      let sum = -Math.log(-Math.log(dice.share() + 1e-9) + 1e-9);
      for (let trait = 0; trait < TRAITS; trait++) sum += (weights[row + trait] ?? 0) * (traits[trait] ?? 0);
      if (sum <= most) continue;
      most = sum;
      best = bit;
    }
    return best;
  }

  /** Plays one card; answers what the declarer gains by it. */
  function put(bit: number, game: MaskGame): number {
    hands[now.player] = at(hands, now.player) & ~(1 << bit);
    now.before |= 1 << bit;
    if (now.next >= 0) {
      const winner = (now.leader + takingPlace(now.led, now.next, bit, game)) % 3;
      const gained = at(BIT_POINTS, now.led) + at(BIT_POINTS, now.next) + at(BIT_POINTS, bit);
      now.led = -1;
      now.next = -1;
      now.leader = winner;
      now.player = winner;
      return winner === 0 ? gained : 0;
    }
    if (now.led < 0) now.led = bit;
    else now.next = bit;
    now.player = (now.player + 1) % 3;
    return 0;
  }

  return {
    points: (game, from, seen) => {
      for (let hand = 0; hand < 3; hand++) hands[hand] = from.hands[hand] ?? 0;
      now.before = seen;
      now.led = from.led;
      now.next = from.next;
      now.leader = from.leader;
      now.player = (from.leader + (from.led < 0 ? 0 : from.next < 0 ? 1 : 2)) % 3;
      let points = 0;
      while ((at(hands, 0) | at(hands, 1) | at(hands, 2)) !== 0) {
        points += put(usualCard(at(hands, now.player), game), game);
      }
      return points;
    },
  };
}
