import { type Card, type Contract, type Rank, rankOf, type Suit, suitInPlay, suitOf } from '@skatrunde/rules';

/**
 * What an open card is worth to its owner beyond the trick it is played to, in card points: what it will probably bring
 * home, or cost. Found by playing bots with other numbers against each other.
 */
const TRUMP: Readonly<Record<Exclude<Rank, 'J'>, number>> = { A: 14, T: 11, K: 7, Q: 6, '9': 5, '8': 5, '7': 5 };
const JACK: Readonly<Record<Suit, number>> = { C: 15, S: 10, H: 8, D: 7 };
const PLAIN: Readonly<Record<Exclude<Rank, 'J'>, number>> = { A: 13, T: 4, K: -1, Q: -2, '9': -3, '8': -4, '7': -3 };
/** In Ramsch a card is worth what it spares. */
const RAMSCH: Readonly<Record<Rank, number>> = { A: -12, T: -9, K: -4, Q: -3, J: -5, '9': -1, '8': 4, '7': 6 };

export function cardWorth(card: Card, trumps: Contract, aim: 1 | -1): number {
  const rank = rankOf(card);
  if (aim < 0) return RAMSCH[rank];
  if (rank === 'J') return JACK[suitOf(card)];
  return suitInPlay(card, trumps) === 'trump' ? TRUMP[rank] : PLAIN[rank];
}
