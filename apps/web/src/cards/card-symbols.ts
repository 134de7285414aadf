import { type Card, rankOf, type Suit, suitOf } from '@skatrunde/rules/cards';
import type { Language } from '../app/preferences.ts';
import type { Deck } from './deck.ts';

/** Where the drawings of a deck are, and how their ids begin. The file is fetched once and then shared by all cards. */
const SPRITES: Readonly<Record<Deck, { readonly file: string; readonly prefix: 'fr' | 'de' }>> = {
  french: { file: '/cards/french.svg', prefix: 'fr' },
  tournament: { file: '/cards/french.svg', prefix: 'fr' },
  german: { file: '/cards/german.svg', prefix: 'de' },
};

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
  const { file, prefix } = SPRITES[deck];
  const letter = prefix === 'fr' && language === 'de' ? (GERMAN_LETTERS[rankOf(card)] ?? rankOf(card)) : rankOf(card);
  const face = `${prefix}-${card}${large ? '-l' : ''}`;
  return [`${file}#${face}`, `${file}#${prefix}-${large ? 'ixl' : 'ix'}-${suitOf(card)}${letter}`];
}

export function backSymbol(deck: Deck): string {
  const { file, prefix } = SPRITES[deck];
  return `${file}#${prefix}-back`;
}

export function suitSymbol(suit: Suit, deck: Deck): string {
  const { file, prefix } = SPRITES[deck];
  return `${file}#${prefix}-suit-${suit}`;
}
