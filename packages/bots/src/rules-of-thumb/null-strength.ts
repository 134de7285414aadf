import { type Card, type NullContract, SUITS, type Suit, strength, suitOf } from '@skatrunde/rules';
import type { Stage } from './weights.ts';

const NULL: NullContract = { type: 'null', hand: false, ouvert: false };

/**
 * How far each card of a suit is from being safe in Null: under the k-th lowest own card k - 1 lower ones of the others
 * can be ducked. 7 9 J K has no gap and can never be made to take a trick; a single 8 has a gap of 1, a single ace of 7.
 */
function gaps(cards: readonly Card[], suit: Suit): readonly number[] {
  return cards
    .filter((card) => suitOf(card) === suit)
    .map((card) => strength(card, NULL))
    .sort((a, b) => a - b)
    .map((place, index) => place - 2 * index);
}

/** No suit has a gap: nothing can force a trick on these cards. */
export function isSafeNull(cards: readonly Card[]): boolean {
  return SUITS.every((suit) => gaps(cards, suit).every((gap) => gap <= 0));
}

/** What a gap at the lowest card costs, and the widest one above it; the scale begins at `one`. Fitted to played games. */
type NullWeights = { readonly one: number; readonly lowest: readonly number[]; readonly above: readonly number[] };
const WEIGHTS: Readonly<Record<Stage, NullWeights>> = {
  afterSkat: { one: 1.1, lowest: [0, 0.17, 1.5, 2.2, 2.7, 3.3, 3.3, 2.6], above: [0, 0.4, 0.95, 1.55, 1.8, 1.8] },
  beforeSkat: { one: 1.35, lowest: [0, 0.1, 0.9, 1.05, 1.15, 1.1, 1, 1], above: [0, 0.25, 0.5, 0.7, 0.7, 0.7] },
};
const SAFE = 0.99;

/** Chance that a Null game with these ten cards takes no trick, 0..1. */
export function nullChance(cards: readonly Card[], stage: Stage): number {
  if (isSafeNull(cards)) return SAFE;
  const { one, lowest, above } = WEIGHTS[stage];
  const cost = SUITS.map((suit) => gaps(cards, suit)).reduce(
    (sum, [first = 0, ...others]) => sum + costOf(lowest, first) + costOf(above, Math.max(0, ...others)),
    0,
  );
  return 1 / (1 + Math.exp(cost - one));
}

function costOf(costs: readonly number[], gap: number): number {
  return costs[Math.min(Math.max(gap, 0), costs.length - 1)] ?? 0;
}
