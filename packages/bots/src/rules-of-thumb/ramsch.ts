import { CARD_POINTS, type Card, type RamschView, rankOf, type SkatCommand, suitInPlay } from '@skatrunde/rules';
import { beatsInRamsch, strengthInRamsch } from './ramsch-order.ts';

/** Danger of a hand: what a harmless one has at most, and one that cannot lose. */
const HARMLESS = 30;
const SAFE = 12;

/** Takes the skat to get rid of two dangerous cards; a harmless hand pushes it on and doubles. */
export function answerPush(hand: readonly Card[]): SkatCommand {
  return { type: danger(hand) <= HARMLESS ? 'push' : 'pickUp' };
}

/** Puts on what is most likely to take tricks; `cards`: those that may be put on. */
export function answerPutOn(cards: readonly Card[]): SkatCommand | undefined {
  const [first, second] = cards.toSorted((a, b) => dangerOf(b, cards) - dangerOf(a, cards));
  return first === undefined || second === undefined ? undefined : { type: 'discard', cards: [first, second] };
}

export function answerKnock(hand: readonly Card[]): SkatCommand {
  return { type: 'knock', knock: danger(hand) <= SAFE };
}

/** The card in a Ramsch: stay below with the highest card that does; nothing to follow: away with the dearest. */
export function ramschCard(view: RamschView, legal: readonly Card[]): Card | undefined {
  const led = view.trick[0]?.card;
  if (led === undefined) return least(legal, (card) => dangerOf(card, view.hand));
  const best = view.trick.reduce((top, { card }) => (beatsInRamsch(card, top) ? card : top), led);
  const below = legal.filter((card) => !beatsInRamsch(card, best));
  if (below.length > 0) return most(below, (card) => CARD_POINTS[rankOf(card)] * 10 + strengthInRamsch(card));
  return view.trick.length === 2 ? most(legal, strengthInRamsch) : least(legal, strengthInRamsch);
}

function danger(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + dangerOf(card, hand), 0);
}

/** High cards that few small ones of the suit protect. */
function dangerOf(card: Card, hand: readonly Card[]): number {
  const suit = suitInPlay(card, { type: 'ramsch' });
  const smaller = hand.filter(
    (other) => suitInPlay(other, { type: 'ramsch' }) === suit && strengthInRamsch(other) < strengthInRamsch(card),
  );
  const height = strengthInRamsch(card) + (suit === 'trump' ? 4 : 0);
  return Math.max(0, height - 2 - smaller.length * 2);
}

function most(cards: readonly Card[], worth: (card: Card) => number): Card | undefined {
  return cards.toSorted((a, b) => worth(b) - worth(a))[0];
}

function least(cards: readonly Card[], worth: (card: Card) => number): Card | undefined {
  return most(cards, (card) => -worth(card));
}
