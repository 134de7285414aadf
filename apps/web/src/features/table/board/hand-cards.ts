import {
  type Card,
  type ContractInPlay,
  inHandOrder,
  rankOf,
  type Suit,
  suitOf,
  suitOrder,
} from '@skatrunde/rules/cards';

/** My hand as it is held: sorted for the contract, trumps first and set apart. */
export type HeldHand = { readonly cards: readonly Card[]; readonly trumps: number };

/** `suits`: the order of the plain suits from the first time it was held like this, so that nothing jumps about. */
export function heldHand(
  hand: readonly Card[],
  contract: ContractInPlay | undefined,
  suits?: readonly Suit[],
): HeldHand {
  const cards = inHandOrder(hand, contract, suits ?? suitOrder(hand, contract));
  return { cards, trumps: cards.filter((card) => isHeldApart(card, contract)).length };
}

/** Before the announcement the jacks stand apart, as for Grand; in Null nothing does. */
function isHeldApart(card: Card, contract: ContractInPlay | undefined): boolean {
  if (contract?.type === 'null') return false;
  return rankOf(card) === 'J' || (contract?.type === 'suit' && suitOf(card) === contract.trump);
}
