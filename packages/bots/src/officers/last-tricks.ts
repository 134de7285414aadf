import { beats, type Card, cardPoints, legalCards } from '@skatrunde/rules';
import type { Position } from './position.ts';

/** Cards each for which everything is looked through, once nothing lies face down. */
const LAST_CARDS = 6;

/** Whether everything that is left can be looked through. */
export function isLast({ covered, mine, theirs }: Position): boolean {
  return covered === 0 && Math.max(mine.length, theirs.length) <= LAST_CARDS;
}

/** What the rest of the game brings me with this card, in card points, when both play as well as they can. */
export function restValue(card: Card, position: Position): number {
  const { mine, theirs, led } = position;
  const search: Search = { ...position, known: new Map() };
  if (led !== undefined) return -trick({ led, answer: card }, theirs, mine, search);
  return answered(card, mine, theirs, search);
}

type Search = Pick<Position, 'trumps' | 'aim'> & { readonly known: Map<string, number> };

/** What who leads gets out of the rest, less what the other gets. */
function leading(own: readonly Card[], others: readonly Card[], search: Search): number {
  if (own.length === 0) return 0;
  const key = `${own.join('')}/${others.join('')}`;
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const best = Math.max(...own.map((card) => answered(card, own, others, search)));
  search.known.set(key, best);
  return best;
}

function answered(led: Card, own: readonly Card[], others: readonly Card[], search: Search): number {
  return Math.min(
    ...legalCards(others, [led], search.trumps).map((answer) => trick({ led, answer }, own, others, search)),
  );
}

/** The same after this trick. */
function trick(
  { led, answer }: { readonly led: Card; readonly answer: Card },
  own: readonly Card[],
  others: readonly Card[],
  search: Search,
): number {
  const [after, othersAfter] = [own.filter((card) => card !== led), others.filter((card) => card !== answer)];
  const points = search.aim * cardPoints([led, answer]);
  if (beats(answer, led, search.trumps)) return -points - leading(othersAfter, after, search);
  return points + leading(after, othersAfter, search);
}
