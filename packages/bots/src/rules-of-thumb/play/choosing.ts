import {
  beats,
  CARD_POINTS,
  type Card,
  cardPoints,
  rankOf,
  type SuitInPlay,
  strength,
  suitInPlay,
} from '@skatrunde/rules';
import { bestOf, type Situation } from './situation.ts';

/** Cards with the highest number for `worth`; one of them by chance. */
export function most(s: Situation, cards: readonly Card[], worth: (card: Card) => number): Card | undefined {
  const top = Math.max(...cards.map(worth));
  return s.choose(cards.filter((card) => worth(card) === top));
}

export function points(card: Card): number {
  return CARD_POINTS[rankOf(card)];
}

export function isTrump(s: Situation, card: Card): boolean {
  return suitInPlay(card, s.contract) === 'trump';
}

export function ofSuit(s: Situation, cards: readonly Card[], suit: SuitInPlay): readonly Card[] {
  return cards.filter((card) => suitInPlay(card, s.contract) === suit);
}

export function trumps(s: Situation, cards: readonly Card[]): readonly Card[] {
  return ofSuit(s, cards, 'trump');
}

export function sideCards(s: Situation, cards: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !isTrump(s, card));
}

/** No card of its suit that is out is higher. */
export function isMaster(s: Situation, card: Card): boolean {
  const suit = suitInPlay(card, s.contract);
  return ofSuit(s, s.out, suit).every((other) => strength(other, s.contract) < strength(card, s.contract));
}

/** How many cards of this card's suit are out. */
export function outBeside(s: Situation, card: Card): number {
  return ofSuit(s, s.out, suitInPlay(card, s.contract)).length;
}

export function mine(s: Situation, card: Card): number {
  return ofSuit(s, s.hand, suitInPlay(card, s.contract)).length;
}

/** The legal cards that would take the trick now. */
export function winners(s: Situation): readonly Card[] {
  const best = bestOf(s.trick, s.contract);
  return best === undefined ? s.legal : s.legal.filter((card) => beats(card, best.card, s.contract));
}

export function trickPoints(s: Situation): number {
  return cardPoints(s.trick.map(({ card }) => card));
}

/**
 * What is given when the trick is lost: few points, no trump, nothing that will take a trick later, and rather the last
 * card of a suit than one of many.
 */
export function cheapest(s: Situation, cards: readonly Card[] = s.legal): Card | undefined {
  return most(s, cards, (card) => -priceOf(s, card));
}

function priceOf(s: Situation, card: Card): number {
  const trump = isTrump(s, card) ? 60 + strength(card, s.contract) : 0;
  const master = isMaster(s, card) ? 12 : 0;
  const guardsTen = points(card) < 10 && mine(s, card) === 2 && holdsTenBelowAce(s, card) ? 6 : 0;
  return points(card) * 4 + trump + master + guardsTen + mine(s, card) / 2 + strength(card, s.contract) / 10;
}

/** The ten of this card's suit is mine and its ace is out: a small card beside it keeps it alive. */
function holdsTenBelowAce(s: Situation, card: Card): boolean {
  return ofSuit(s, s.hand, suitInPlay(card, s.contract)).some((own) => rankOf(own) === 'T' && !isMaster(s, own));
}

/** The card that brings most points home in a trick that is ours; an ace is kept while a ten does. */
export function richest(s: Situation, cards: readonly Card[]): Card | undefined {
  return most(
    s,
    cards,
    (card) => (rankOf(card) === 'A' && mine(s, card) > 1 ? 9 : points(card)) * 10 - strength(card, s.contract) / 10,
  );
}

/** The card that takes the trick at the least cost in power. */
export function lowest(s: Situation, cards: readonly Card[]): Card | undefined {
  return most(s, cards, (card) => -strength(card, s.contract));
}

/** This player may have to follow: nothing speaks against it, and enough cards of the suit are out. */
export function likelyFollows(s: Situation, player: number, suit: SuitInPlay): boolean {
  const open = s.open.get(player);
  if (open !== undefined) return ofSuit(s, open, suit).length > 0;
  return !(s.lacks.get(player)?.has(suit) ?? false) && ofSuit(s, s.out, suit).length >= 3;
}
