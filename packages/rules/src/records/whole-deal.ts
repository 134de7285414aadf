import { isCard, PACK } from '../cards/card.ts';
import type { Deal } from '../skat/rules/dealing.ts';
import type { ByPlayer } from '../skat/seats.ts';
import { misread, type Reading, read } from './reading.ts';
import { allKnown, type SeenCard } from './seen-card.ts';

/** These hands and this skat as a deal of the whole pack, or what is wrong with it. */
export function wholeDeal([f, m, r]: ByPlayer<readonly SeenCard[]>, skat: readonly SeenCard[]): Reading<Deal> {
  const sizes = [f, m, r, skat].map((cards) => cards.length).join(' ');
  if (sizes !== '10 10 10 2') return misread('hands', `10 10 10 2 cards expected, ${sizes} found`);
  const dealt = new Set<SeenCard>([...f, ...m, ...r, ...skat]);
  const missing = PACK.filter((card) => !dealt.has(card));
  const [first, second] = skat;
  const known = allKnown(f) && allKnown(m) && allKnown(r) && isCard(first) && isCard(second);
  if (!known || missing.length > 0) {
    return misread('hands', `not dealt: ${missing.join(' ')}`);
  }
  return read({ hands: [f, m, r], skat: [first, second] });
}
