import { type Card, isCard } from '../../cards/card.ts';
import type { ByPlayer } from '../seats.ts';

/** What lies where before the first word: ten cards each, two in the skat. */
export type Deal = { readonly hands: ByPlayer<readonly Card[]>; readonly skat: readonly [Card, Card] };

/** Where the cards of the shuffled pack go: three each, two to the skat, four each, three each. Source: rules.md 2.5, 2.6. */
const BATCHES = {
  forehand: [0, 11, 23],
  middlehand: [3, 15, 26],
  rearhand: [6, 19, 29],
} as const;

function handFrom(pack: readonly Card[], [three, four, last]: readonly [number, number, number]): readonly Card[] {
  return [...pack.slice(three, three + 3), ...pack.slice(four, four + 4), ...pack.slice(last, last + 3)];
}

/** Deals a shuffled pack (Geben). Throws when it is not the 32 cards: the shuffle is ours, never a player's. */
export function dealCards(pack: readonly string[]): Deal {
  if (!isPack(pack)) throw new Error(`Not a pack of 32 cards: ${pack.join(' ')}`);
  const { forehand, middlehand, rearhand } = BATCHES;
  const [first, second] = pack.slice(9, 11);
  if (first === undefined || second === undefined) throw new Error('A pack without a skat');
  return {
    hands: [handFrom(pack, forehand), handFrom(pack, middlehand), handFrom(pack, rearhand)],
    skat: [first, second],
  };
}

function isPack(cards: readonly string[]): cards is readonly Card[] {
  return cards.length === 32 && cards.every(isCard) && new Set(cards).size === 32;
}

/** The other way round: the shuffled pack that gives this deal. Records that know only the deal are replayed with it. */
export function packOf({ hands, skat }: Deal): readonly Card[] {
  const batches = (from: number, to: number) => hands.flatMap((hand) => hand.slice(from, to));
  return [...batches(0, 3), ...skat, ...batches(3, 7), ...batches(7, 10)];
}
