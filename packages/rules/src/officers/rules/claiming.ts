import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { Contract } from '../../skat/contract.ts';
import { legalCards } from '../../skat/rules/following-suit.ts';
import { beats } from '../../skat/rules/trick-winner.ts';
import type { OfficersContract } from '../contract.ts';
import { otherPlayer } from '../seats.ts';
import { asInSkat } from './trumps.ts';
import type { Taken } from './winning.ts';

/**
 * Claiming the rest (Abkürzen): "all remaining tricks are mine". Once nothing lies face down any more, the open cards
 * prove it or do not; before that, and when they do not, it is an offer that the other answers. In Ramsch only who has
 * every trick so far may claim: he marches through. Source: rules.md 6.8, 9.13.
 */

/** Whether this player may claim in this game. */
export function canClaim(player: Player, contract: OfficersContract, { tricks }: Taken): boolean {
  return contract.type !== 'ramsch' || tricks[otherPlayer(player)] === 0;
}

/** A game in which nothing lies face down. `trick`: who has played to it, and what. */
export type OpenPosition = {
  readonly contract: OfficersContract;
  readonly mine: readonly Card[];
  readonly theirs: readonly Card[];
  readonly trick: { readonly led: 'me' | 'them'; readonly card?: Card };
};

/** Whether the claimer takes every remaining trick, whatever the other plays. */
export function takesTheRest({ contract, mine, theirs, trick }: OpenPosition): boolean {
  const search: Search = { trumps: asInSkat(contract), known: new Map() };
  const { led, card } = trick;
  if (led === 'me')
    return card === undefined ? leading(mine, theirs, search) : allAnswersLose(card, mine, theirs, search);
  const leads = card === undefined ? theirs : [card];
  return leads.every((lead) =>
    someAnswerWins(
      lead,
      mine,
      theirs.filter((held) => held !== lead),
      search,
    ),
  );
}

/** `known`: positions that are already answered, by the cards that both still hold. */
type Search = { readonly trumps: Contract; readonly known: Map<string, boolean> };

function leading(mine: readonly Card[], theirs: readonly Card[], search: Search): boolean {
  if (mine.length === 0) return true;
  const key = `${mine.join('')}/${theirs.join('')}`;
  const before = search.known.get(key);
  if (before !== undefined) return before;
  const holds = mine.some((card) => allAnswersLose(card, without(mine, card), theirs, search));
  search.known.set(key, holds);
  return holds;
}

function allAnswersLose(card: Card, mine: readonly Card[], theirs: readonly Card[], search: Search): boolean {
  return legalCards(theirs, [card], search.trumps).every(
    (answer) => !beats(answer, card, search.trumps) && leading(mine, without(theirs, answer), search),
  );
}

function someAnswerWins(lead: Card, mine: readonly Card[], theirs: readonly Card[], search: Search): boolean {
  return legalCards(mine, [lead], search.trumps).some(
    (answer) => beats(answer, lead, search.trumps) && leading(without(mine, answer), theirs, search),
  );
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  return cards.filter((held) => held !== card);
}
