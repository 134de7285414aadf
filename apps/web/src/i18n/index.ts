import { type Language, usePreferences } from '../app/preferences.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

/** Every sentence of the page. German is the original; a key missing in another language does not compile. */
export type Texts = typeof de;

const TEXTS: Readonly<Record<Language, Texts>> = { de, en };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: de.app.languageName,
  en: en.app.languageName,
};

/** The sentences in the language chosen now; a component that uses them follows a switch at once. */
export function useText(): Texts {
  return TEXTS[usePreferences().language];
}
