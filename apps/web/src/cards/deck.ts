import { useSyncExternalStore } from 'react';

/** Which cards lie on the table. `tournament`: the French pack in four colours. */
export const DECKS = ['french', 'tournament', 'german'] as const;
export type Deck = (typeof DECKS)[number];

const KEY = 'skatrunde.deck';
const listeners = new Set<() => void>();
let current: Deck = remembered();
showOnRoot(current);

export function deck(): Deck {
  return current;
}

/** The deck chosen in this browser; a component that uses it follows a change at once. */
export function useDeck(): Deck {
  return useSyncExternalStore(subscribe, deck);
}

export function changeDeck(to: Deck): void {
  current = to;
  showOnRoot(to);
  remember(to);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The deck's colours hang on the root, as the themes do. */
function showOnRoot(shown: Deck): void {
  document.documentElement.dataset.deck = shown;
}

function remembered(): Deck {
  try {
    const stored = localStorage.getItem(KEY);
    return DECKS.find((one) => one === stored) ?? 'french';
  } catch {
    return 'french';
  }
}

/** A browser that keeps nothing still plays; it only forgets. */
function remember(chosen: Deck): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    return;
  }
}
