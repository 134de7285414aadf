import { PACK } from '../cards/card.ts';
import type { SeenCard } from './seen-card.ts';

/** Why these hands and this skat are not a deal of the whole pack; undefined if they are. */
export function whyNotWholePack(
  hands: readonly (readonly SeenCard[])[],
  skat: readonly SeenCard[],
): string | undefined {
  const wrongSize = hands.findIndex((hand) => hand.length !== 10);
  if (wrongSize >= 0) return `hand ${wrongSize} has ${hands[wrongSize]?.length} cards`;
  if (skat.length !== 2) return `the skat has ${skat.length} cards`;
  const dealt = new Set<SeenCard>([...hands.flat(), ...skat]);
  const missing = PACK.filter((card) => !dealt.has(card));
  return missing.length === 0 ? undefined : `not dealt: ${missing.join(' ')}`;
}
