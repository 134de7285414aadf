import { useSyncExternalStore } from 'react';

/** What a person has chosen for this browser; remembered in its local storage where there is one. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['wood', 'light', 'night', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export type Preferences = { readonly language: Language; readonly theme: Theme };

const KEY = 'skatrunde.preferences';
const listeners = new Set<() => void>();
let current: Preferences = { language: browserLanguage(), theme: browserTheme(), ...remembered() };

export function preferences(): Preferences {
  return current;
}

export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  remember();
  showOnRoot(current);
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

/** Language and theme stand as attributes on the root, where the styles and the screen reader look for them. */
export function showOnRoot({ language, theme }: Preferences): void {
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme;
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar').trim();
  if (bar !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function browserLanguage(): Language {
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en');
  return first ?? 'en';
}

function browserTheme(): Theme {
  return typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'wood';
}

function remembered(): Partial<Preferences> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...pick(stored, 'language', LANGUAGES), ...pick(stored, 'theme', THEMES) };
  } catch {
    return {};
  }
}

function pick<K extends string, V extends string>(
  stored: unknown,
  key: K,
  allowed: readonly V[],
): Partial<Record<K, V>> {
  if (typeof stored !== 'object' || stored === null || !(key in stored)) return {};
  const value = allowed.find((one) => one === Reflect.get(stored, key));
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}

/** A browser that keeps nothing (private window, blocked storage) still plays; it only forgets. */
function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    return;
  }
}
