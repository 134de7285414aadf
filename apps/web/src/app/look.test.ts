import { beforeEach, expect, test } from 'vitest';
import look from '../../public/look.js?raw';
import { changePreferences, LANGUAGES, THEMES } from './preferences.ts';

const root = document.documentElement;

/** What the page shows before its styles and scripts are here. */
function loadAgain(): void {
  root.lang = 'de';
  root.dataset['theme'] = 'wood';
  new Function(look)();
}

beforeEach(() => localStorage.clear());

test.each(THEMES)('theme %s stands from the first paint on', (theme) => {
  changePreferences({ theme });
  loadAgain();
  expect(root.dataset['theme']).toBe(theme);
});

test.each(LANGUAGES)('language %s stands from the first paint on', (language) => {
  changePreferences({ language });
  loadAgain();
  expect(root.lang).toBe(language);
});

test('what is not known there changes nothing', () => {
  for (const stored of ['{"theme":"pink","language":"fr"}', 'null', '{', '7']) {
    localStorage.setItem('skatrunde.preferences', stored);
    loadAgain();
    expect([root.dataset['theme'], root.lang]).toEqual(['wood', 'de']);
  }
});
