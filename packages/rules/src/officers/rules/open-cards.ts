import type { Card } from '../../cards/card.ts';
import { type SuitInPlay, suitInPlay, suitToFollow } from '../../skat/rules/following-suit.ts';
import type { OfficersContract } from '../contract.ts';
import type { OfficersRefusal } from '../game/commands.ts';
import { asInSkat } from './trumps.ts';

/**
 * Only open cards are played (nur offene Karten): suit is followed if an open card allows it, otherwise any open card may
 * be played. What lies face down counts for nothing, nor does a card that is turned up after the trick. Source: rules.md
 * 9.5, 9.6.
 */
const MUST_FOLLOW = {
  trump: 'mustFollowTrump',
  C: 'mustFollowClubs',
  S: 'mustFollowSpades',
  H: 'mustFollowHearts',
  D: 'mustFollowDiamonds',
} as const satisfies Readonly<Record<SuitInPlay, OfficersRefusal>>;

/** Why this card may not be played by who has these open cards; `undefined` if it may. */
export function whyNotPlay(
  card: Card,
  open: readonly Card[],
  trick: readonly Card[],
  contract: OfficersContract,
): OfficersRefusal | undefined {
  if (!open.includes(card)) return 'cardNotOpen';
  const trumps = asInSkat(contract);
  const suit = suitToFollow(open, trick, trumps);
  return suit === undefined || suitInPlay(card, trumps) === suit ? undefined : MUST_FOLLOW[suit];
}
