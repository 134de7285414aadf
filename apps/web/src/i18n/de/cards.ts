import { type Card, type Rank, rankOf, type Suit, suitOf } from '@skatrunde/rules/cards';
import type { Deck } from '../../cards/deck.ts';

type Names = {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
};

const NUMBERS = { '7': 'Sieben', '8': 'Acht', '9': 'Neun', T: 'Zehn' };
const FRENCH: Names = {
  suits: { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' },
  ranks: { ...NUMBERS, J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' },
};
const GERMAN: Names = {
  suits: { C: 'Eichel', S: 'Grün', H: 'Rot', D: 'Schellen' },
  ranks: { ...NUMBERS, J: 'Unter', Q: 'Ober', K: 'König', A: 'Daus' },
};
const NAMES: Readonly<Record<Deck, Names>> = { french: FRENCH, tournament: FRENCH, german: GERMAN };
const DIGITS: Readonly<Partial<Record<Rank, string>>> = { '7': '7', '8': '8', '9': '9', T: '10' };

/** What cards are called, in the words of the deck that lies on the table. */
export const cards = {
  suit: (suit: Suit, deck: Deck): string => NAMES[deck].suits[suit],
  /** As it is spoken: "Herz Zehn", "Eichel Unter". */
  name: (card: Card, deck: Deck): string => `${NAMES[deck].suits[suitOf(card)]} ${NAMES[deck].ranks[rankOf(card)]}`,
  /** As it is written on a button: "Herz 10", "Kreuz König". */
  short: (card: Card, deck: Deck): string =>
    `${NAMES[deck].suits[suitOf(card)]} ${DIGITS[rankOf(card)] ?? NAMES[deck].ranks[rankOf(card)]}`,
  deckNames: { french: 'Französisches Blatt', tournament: 'Turnierblatt', german: 'Deutsches Blatt' } satisfies Record<
    Deck,
    string
  >,
};
