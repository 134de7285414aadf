import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../cards/card.ts';
import type { ContractInPlay } from '../contract.ts';
import { suitInPlay } from './following-suit.ts';

/**
 * Who takes the trick (Stich): the highest trump, else the highest card of the suit led. Source: rules.md 5.3, 5.4.
 */

/** Order in suit and Grand games: the ten stands above the king. */
const STRENGTH: Readonly<Record<Rank, number>> = { '7': 0, '8': 1, '9': 2, Q: 3, K: 4, T: 5, A: 6, J: 7 };

/** Order in Null: the ten stands below the jack. Source: rules.md 1.5. */
const NULL_STRENGTH: Readonly<Record<Rank, number>> = { '7': 0, '8': 1, '9': 2, T: 3, J: 4, Q: 5, K: 6, A: 7 };

/** Among jacks the suits decide: clubs, spades, hearts, diamonds. */
const JACK_STRENGTH: Readonly<Record<Suit, number>> = { D: 7, H: 8, S: 9, C: 10 };

/** How high a card stands within its suit in play. Cards of different suits do not compare. */
export function strength(card: Card, contract: ContractInPlay): number {
  const rank = rankOf(card);
  if (contract.type === 'null') return NULL_STRENGTH[rank];
  return rank === 'J' ? JACK_STRENGTH[suitOf(card)] : STRENGTH[rank];
}

/** Whether a card played later takes the trick away from the best one so far. */
export function beats(card: Card, best: Card, contract: ContractInPlay): boolean {
  const suit = suitInPlay(card, contract);
  if (suit === suitInPlay(best, contract)) return strength(card, contract) > strength(best, contract);
  return suit === 'trump';
}

/** The place in the trick, 0 for who led, of the card that takes it. Throws on an empty trick. */
export function winningPlace(trick: readonly Card[], contract: ContractInPlay): number {
  let [best] = trick;
  if (best === undefined) throw new Error('Nobody has played to this trick');
  let place = 0;
  for (let later = 1; later < trick.length; later += 1) {
    const card = trick[later];
    if (card === undefined || !beats(card, best, contract)) continue;
    best = card;
    place = later;
  }
  return place;
}
