import { type Card, type Contract, rankOf, suitInPlay } from '@skatrunde/rules';

/** Tricks enough in one hand against a declarer: top trumps and aces that will be followed. */
export function saysKontra(hand: readonly Card[], contract: Contract): boolean {
  if (contract.type === 'null') return false;
  const trumps = hand.filter((card) => suitInPlay(card, contract) === 'trump');
  const jacks = trumps.filter((card) => rankOf(card) === 'J').length;
  const aces = hand.filter((card) => rankOf(card) === 'A' && suitInPlay(card, contract) !== 'trump').length;
  return contract.type === 'grand' ? jacks >= 2 && aces >= 3 : trumps.length >= 5 && jacks >= 2 && aces >= 1;
}
