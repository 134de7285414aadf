import { type Language, usePreferences } from '../app/preferences.ts';
import { check as de } from './de/check.ts';
import { check as en } from './en/check.ts';

export type CheckTexts = typeof de;

const TEXTS: Readonly<Record<Language, CheckTexts>> = { de, en };

/** The sentences of the page that checks the cards; apart from the others, so that only who opens it loads them. */
export function useCheckText(): CheckTexts {
  return TEXTS[usePreferences().language];
}
