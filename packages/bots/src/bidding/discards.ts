import { type Card, rankOf, suitOf } from '@skatrunde/rules';
import type { Judged } from './features.ts';
import { maskOf, NULL_BITS, TRUMP_BITS } from './hand-mask.ts';
import { type JudgedGame, winningOdds } from './judging.ts';

/** Two cards to put away, and how sure the game then is (log odds). */
export type RatedDiscard = { readonly pair: readonly [Card, Card]; readonly odds: number };

/** Masks of this game are of these bits. */
export function bitsFor(game: JudgedGame): typeof TRUMP_BITS {
  return game === 'null' || game === 'nullOuvert' ? NULL_BITS : TRUMP_BITS;
}

/** Cards that may sensibly be put away: no trumps, as long as there are two others. */
function disposable(game: JudgedGame, twelve: readonly Card[]): readonly Card[] {
  if (game === 'null' || game === 'nullOuvert') return twelve;
  const plain = twelve.filter((card) => rankOf(card) !== 'J' && suitOf(card) !== game);
  return plain.length >= 2 ? plain : twelve;
}

/** Calls `rate` with each pair and its odds. */
function eachDiscard(
  game: JudgedGame,
  twelve: readonly Card[],
  seen: Pick<Judged, 'leads' | 'heard'>,
  rate: (first: Card, second: Card, odds: number) => void,
): void {
  const bits = bitsFor(game);
  const all = maskOf(twelve, bits);
  const cards = disposable(game, twelve);
  for (let one = 0; one < cards.length; one += 1) {
    for (let other = one + 1; other < cards.length; other += 1) {
      const [first, second] = [cards[one] as Card, cards[other] as Card];
      const buried = bits[first] | bits[second];
      const odds = winningOdds(game, { held: all & ~buried, buried, ...seen });
      rate(first, second, odds);
    }
  }
}

/** The best two to put away for this game. */
export function bestDiscard(
  game: JudgedGame,
  twelve: readonly Card[],
  seen: Pick<Judged, 'leads' | 'heard'>,
): RatedDiscard {
  let best: RatedDiscard | undefined;
  eachDiscard(game, twelve, seen, (first, second, odds) => {
    if (best === undefined || odds > best.odds) best = { pair: [first, second], odds };
  });
  if (best === undefined) throw new Error('Nothing to put away');
  return best;
}

/** All that may sensibly be put away for this game, the best first. */
export function ratedDiscards(
  game: JudgedGame,
  twelve: readonly Card[],
  seen: Pick<Judged, 'leads' | 'heard'>,
): readonly RatedDiscard[] {
  const rated: RatedDiscard[] = [];
  eachDiscard(game, twelve, seen, (first, second, odds) => rated.push({ pair: [first, second], odds }));
  return rated.sort((a, b) => b.odds - a.odds);
}
