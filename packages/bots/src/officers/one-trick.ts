import { beats, type Card, cardPoints, legalCards } from '@skatrunde/rules';
import { cardWorth } from './card-worth.ts';
import type { Position } from './position.ts';

/** What it is worth to lead the next trick, in card points; in Ramsch, what it costs. */
const LEAD = { '1': 1, '-1': 4 };

/** What this trick brings me with this card, in card points: the other answers as well as his open cards allow. */
export function trickValue(card: Card, position: Position): number {
  const { led, theirs, trumps } = position;
  if (led !== undefined) return -balance({ led, answer: card }, position);
  const answers = legalCards(theirs, [card], trumps);
  return Math.min(...answers.map((answer) => balance({ led: card, answer }, position)));
}

/** What a complete trick brings who led it: its card points, the lead, and what both cards might still have done. */
function balance(
  { led, answer }: { readonly led: Card; readonly answer: Card },
  { trumps, aim }: Pick<Position, 'trumps' | 'aim'>,
): number {
  const taken = beats(answer, led, trumps) ? -1 : 1;
  const gained = taken * aim * (cardPoints([led, answer]) + LEAD[aim]);
  return gained - cardWorth(led, trumps, aim) + cardWorth(answer, trumps, aim);
}
