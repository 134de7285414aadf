import { PACK } from '@skatrunde/rules/cards';
import { de } from '../apps/web/src/i18n/de/index.ts';
import { en } from '../apps/web/src/i18n/en/index.ts';

export type Language = 'de' | 'en';
export type Words = typeof de;
type Card = (typeof PACK)[number];

/** The page's own sentences: tests look for what people read and hear, and a reworded button breaks no test. */
export const WORDS: Readonly<Record<Language, Words>> = { de, en };

/** The pattern of a sentence with a number in it: `numbered(words.table.ask.bid.say)` finds "18 sagen" and "20 sagen". */
export function numbered(sentence: (value: number) => string): RegExp {
  return new RegExp(`^${escaped(sentence(4711)).replace('4711', '(\\d+)')}$`);
}

/** A card as it is spoken: "Kreuz Bube". */
export function cardName(card: Card, words: Words): string {
  return words.cards.name(card, 'french');
}

/** Told as somebody plays this card: "Du spielst Kreuz Bube.", "Anna spielt Kreuz Bube." */
export function played(card: Card, words: Words): RegExp {
  const { played: sentence } = words.table.told;
  const name = cardName(card, words);
  const [you, other] = [true, false].map((isYou) => escaped(sentence({ name: NAME, you: isYou }, name)));
  return new RegExp(`${you}|${other?.replace(NAME, String.raw`\S+`)}`, 'g');
}

const NAME = 'Somebody';

/** The card spoken of; throws when it is none. */
export function cardNamed(name: string, words: Words): Card {
  const card = PACK.find((one) => cardName(one, words) === name);
  if (card === undefined) throw new Error(`No card is called ${name}`);
  return card;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
