import type { ContractInPlay } from '../skat/contract.ts';
import { suitInPlay } from '../skat/rules/following-suit.ts';
import { strength } from '../skat/rules/trick-winner.ts';
import { type Card, SUITS, type Suit } from './card.ts';

/**
 * How a hand is held: trumps first, then the suits with their colours alternating where that is possible, each from high
 * to low. Before the announcement it is held as for Grand.
 */

const AUCTION_ORDER: ContractInPlay = {
  type: 'grand',
  hand: false,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
};

const BLACK: readonly Suit[] = ['C', 'S'];

/**
 * The plain suits from left to right. The colour with more suits in the hand begins; on a tie the one that is not the
 * trump's, or black. Suits that the hand lacks come last.
 */
export function suitOrder(hand: readonly Card[], contract: ContractInPlay = AUCTION_ORDER): readonly Suit[] {
  const held = new Set(hand.map((card) => suitInPlay(card, contract)));
  const present = SUITS.filter((suit) => held.has(suit));
  const black = present.filter((suit) => BLACK.includes(suit));
  const red = present.filter((suit) => !BLACK.includes(suit));
  const alternating = blackBegins(black, red, contract) ? interleaved(black, red) : interleaved(red, black);
  return [...alternating, ...SUITS.filter((suit) => !held.has(suit))];
}

function blackBegins(black: readonly Suit[], red: readonly Suit[], contract: ContractInPlay): boolean {
  if (black.length !== red.length) return black.length > red.length;
  return contract.type !== 'suit' || !BLACK.includes(contract.trump);
}

function interleaved(first: readonly Suit[], second: readonly Suit[]): readonly Suit[] {
  return first.flatMap((suit, index) => [suit, ...second.slice(index, index + 1)]);
}

/**
 * The hand sorted for this contract. Give the `suits` of an earlier `suitOrder` to keep their places while the hand
 * gets smaller.
 */
export function inHandOrder(
  hand: readonly Card[],
  contract: ContractInPlay = AUCTION_ORDER,
  suits: readonly Suit[] = suitOrder(hand, contract),
): readonly Card[] {
  const place = (card: Card) => {
    const suit = suitInPlay(card, contract);
    return suit === 'trump' ? -1 : suits.indexOf(suit);
  };
  return [...hand].sort((a, b) => place(a) - place(b) || strength(b, contract) - strength(a, contract));
}
