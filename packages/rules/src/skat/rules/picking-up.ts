import type { Card } from '../../cards/card.ts';

/**
 * Picking up the skat (Skat aufnehmen) and putting two of the twelve cards away (Drücken): any two, also the same ones,
 * also jacks. Source: rules.md 4.1-4.3.
 */

/** The hand with the skat: the dealt ten, then the two. */
export function withSkat(hand: readonly Card[], skat: readonly [Card, Card]): readonly Card[] {
  return [...hand, ...skat];
}

/** Why these two may not be put away from these twelve; `undefined` if they may. */
export function whyNotDiscard(
  [first, second]: readonly [Card, Card],
  twelve: readonly Card[],
): 'cardNotInHand' | 'sameCardTwice' | undefined {
  if (!twelve.includes(first) || !twelve.includes(second)) return 'cardNotInHand';
  return first === second ? 'sameCardTwice' : undefined;
}

/** The ten that are left. */
export function afterDiscard(twelve: readonly Card[], [first, second]: readonly [Card, Card]): readonly Card[] {
  return twelve.filter((card) => card !== first && card !== second);
}
