import { type Rank, rankOf, type Suit, suitOf } from '@skatrunde/rules/cards';
import type { Deck } from '../../cards/deck.ts';
import type { cards as german } from '../de/cards.ts';

type Names = {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
};

const NUMBERS = { '7': 'seven', '8': 'eight', '9': 'nine', T: 'ten' };
const FRENCH: Names = {
  suits: { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' },
  ranks: { ...NUMBERS, J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
};
const GERMAN: Names = {
  suits: { C: 'acorns', S: 'leaves', H: 'hearts', D: 'bells' },
  ranks: { ...NUMBERS, J: 'unter', Q: 'ober', K: 'king', A: 'deuce' },
};
const NAMES: Readonly<Record<Deck, Names>> = { french: FRENCH, tournament: FRENCH, german: GERMAN };
const DIGITS: Readonly<Partial<Record<Rank, string>>> = { '7': '7', '8': '8', '9': '9', T: '10' };

export const cards: typeof german = {
  suit: (suit, deck) => NAMES[deck].suits[suit],
  name: (card, deck) => `${NAMES[deck].ranks[rankOf(card)]} of ${NAMES[deck].suits[suitOf(card)]}`,
  short: (card, deck) =>
    `${DIGITS[rankOf(card)] ?? NAMES[deck].ranks[rankOf(card)]} of ${NAMES[deck].suits[suitOf(card)]}`,
  deckNames: { french: 'French pack', tournament: 'Tournament pack', german: 'German pack' },
};
