import { type Card, rankOf, type Suit, suitOf } from '@skatrunde/rules/cards';
import type { Language } from '../app/preferences.ts';
import type { Deck } from './deck.ts';

/** How the ids of a deck's drawings begin. */
const PREFIXES: Readonly<Record<Deck, 'fr' | 'de'>> = { french: 'fr', tournament: 'fr', german: 'de' };

/** French letters follow the language: Bube and Dame in German, jack and queen in English. */
const GERMAN_LETTERS: Readonly<Record<string, string>> = { J: 'B', Q: 'D' };

export type CardLook = {
  readonly deck: Deck;
  readonly language: Language;
  /** The large index, for narrow cards: a wider corner and a calm middle. */
  readonly large: boolean;
};

/** The two drawings that make a card: its face, and over it the index in the corners. */
export function cardSymbols(card: Card, { deck, language, large }: CardLook): readonly [string, string] {
  const prefix = PREFIXES[deck];
  const letter = prefix === 'fr' && language === 'de' ? (GERMAN_LETTERS[rankOf(card)] ?? rankOf(card)) : rankOf(card);
  return [`#${prefix}-${card}${large ? '-l' : ''}`, `#${prefix}-${large ? 'ixl' : 'ix'}-${suitOf(card)}${letter}`];
}

export function backSymbol(deck: Deck): string {
  return `#${PREFIXES[deck]}-back`;
}

export function suitSymbol(suit: Suit, deck: Deck): string {
  return `#${PREFIXES[deck]}-suit-${suit}`;
}
