import { above, type Cards, highest, lowest, size } from './board.ts';
import type { Facts, Rest } from './rest.ts';

/**
 * Claims that need no search. Each compares, suit by suit, the claimer's cards with all that others may hold, as if one
 * opponent held them all.
 */

/**
 * On lead with nothing but winners: draw the trumps that are out from the top, then cash every suit from the top. A card
 * that is kept for the last trick draws no trump, unless it is the last.
 */
export function takesAll(rest: Rest, facts: Facts): boolean {
  const mine = rest.hands[facts.claimer] ?? 0;
  const free = mine === facts.kept ? mine : mine & ~facts.kept;
  return facts.board.suits.every((cards, suit) => {
    const held = free & cards;
    const out = outside(rest, facts, cards, suit);
    const tops = size(above(held, highest(out)));
    return tops >= (suit === facts.board.trump ? size(out) : Math.min(size(held), size(out)));
  });
}

/** Not on lead in Null: in every suit each card from the bottom lies under the outside card of the same place. */
export function takesNone(rest: Rest, facts: Facts): boolean {
  const mine = rest.hands[facts.claimer] ?? 0;
  return facts.board.suits.every((cards, suit) => liesUnder(mine & cards, outside(rest, facts, cards, suit)));
}

function liesUnder(held: Cards, out: Cards): boolean {
  let [own, other] = [held, out];
  while (own !== 0 && other !== 0) {
    if (lowest(own) > lowest(other)) return false;
    own &= own - 1;
    other &= other - 1;
  }
  return true;
}

/** The cards of a suit that an opponent may hold: open hands, and the pool unless all closed hands are void in it. */
function outside({ hands, pool, voids }: Rest, { claimer, closed }: Facts, cards: Cards, suit: number): Cards {
  const open = hands.reduce((set, hand, player) => (player === claimer ? set : set | hand), 0);
  const isOut = closed.some((player) => (((voids[player] ?? 0) >> suit) & 1) === 0);
  return cards & (isOut ? open | pool : open);
}
