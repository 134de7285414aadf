import { usePreferences } from '../app/preferences.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

/** Every sentence of the page. German is the original; a key missing in another language does not compile. */
export type Texts = typeof de;

const TEXTS = { de, en } as const satisfies Record<string, Texts>;

/** The sentences in the language chosen now; a component that uses them follows a switch at once. */
export function useText(): Texts {
  return TEXTS[usePreferences().language];
}
