import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import { type ByPlayer, byPlayer, PLAYERS } from '../seats.ts';

/**
 * Revolution: Null ouvert, worth 92 with or without the skat, in which the defenders see each other's cards and share
 * their twenty anew before the first card; the first in turn proposes, the other has the last word. Source: rules.md 8.8.
 */

/** Who shares the cards, in this order. */
export function whoRearranges(declarer: Player): readonly Player[] {
  return PLAYERS.filter((player) => player !== declarer);
}

/** Both defenders' cards, this player's own first. */
export function sharedCards(hands: ByPlayer<readonly Card[]>, player: Player, partner: Player): readonly Card[] {
  return [...(hands[player] ?? []), ...(hands[partner] ?? [])];
}

/** Why these may not be the ten that this player keeps. */
export function whyNotKeep(
  keep: readonly Card[],
  shared: readonly Card[],
): 'cardNotInHand' | 'notTenCards' | undefined {
  if (!keep.every((card) => shared.includes(card))) return 'cardNotInHand';
  return keep.length === 10 && new Set(keep).size === 10 ? undefined : 'notTenCards';
}

/** The hands when this player keeps these ten and the partner has the others. */
export function rearranged(
  hands: ByPlayer<readonly Card[]>,
  { player, partner, keep }: { readonly player: Player; readonly partner: Player; readonly keep: readonly Card[] },
): ByPlayer<readonly Card[]> {
  const others = sharedCards(hands, player, partner).filter((card) => !keep.includes(card));
  return byPlayer((one) => (one === player ? keep : one === partner ? others : (hands[one] ?? [])));
}
