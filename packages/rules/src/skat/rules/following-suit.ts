import { type Card, rankOf, type Suit, suitOf } from '../../cards/card.ts';
import type { ContractInPlay } from '../contract.ts';
import type { SkatRefusal } from '../game/commands.ts';

/**
 * Following suit (Bedienen): who holds a card of the suit led must play one; all trumps are one suit. Who holds none may
 * play anything. Source: rules.md 5.2, 1.7.
 */

/** What a card counts as in play: its suit, or trump. */
export type SuitInPlay = Suit | 'trump';

/** A jack is trump except in Null, and never belongs to its printed suit then. Source: rules.md 1.3-1.5, 1.7. */
export function suitInPlay(card: Card, contract: ContractInPlay): SuitInPlay {
  const suit = suitOf(card);
  switch (contract.type) {
    case 'null':
      return suit;
    case 'grand':
    case 'ramsch':
      return rankOf(card) === 'J' ? 'trump' : suit;
    case 'suit':
      return suit === contract.trump || rankOf(card) === 'J' ? 'trump' : suit;
  }
}

const MUST_FOLLOW = {
  trump: 'mustFollowTrump',
  C: 'mustFollowClubs',
  S: 'mustFollowSpades',
  H: 'mustFollowHearts',
  D: 'mustFollowDiamonds',
} as const satisfies Readonly<Record<SuitInPlay, SkatRefusal>>;

/** What this hand must follow: the suit led, if it holds one of it. `trick` is what lies on the table. */
export function suitToFollow(
  hand: readonly Card[],
  trick: readonly Card[],
  contract: ContractInPlay,
): SuitInPlay | undefined {
  const led = trick[0];
  if (led === undefined) return undefined;
  const suit = suitInPlay(led, contract);
  for (const card of hand) if (suitInPlay(card, contract) === suit) return suit;
  return undefined;
}

/** Why this card may not be played from this hand to this trick; `undefined` if it may. */
export function whyNotPlay(
  card: Card,
  hand: readonly Card[],
  trick: readonly Card[],
  contract: ContractInPlay,
): SkatRefusal | undefined {
  if (!hand.includes(card)) return 'cardNotInHand';
  const suit = suitToFollow(hand, trick, contract);
  return suit === undefined || suitInPlay(card, contract) === suit ? undefined : MUST_FOLLOW[suit];
}

/** The cards of the hand that may be played, in the order of the hand. */
export function legalCards(hand: readonly Card[], trick: readonly Card[], contract: ContractInPlay): readonly Card[] {
  const suit = suitToFollow(hand, trick, contract);
  return suit === undefined ? hand : hand.filter((card) => suitInPlay(card, contract) === suit);
}
