import { useEffect } from 'react';
import styles from './Cards.module.css';
import { type Deck, useDeck } from './deck.ts';

const FILES: Readonly<Record<Deck, string>> = {
  french: '/cards/french.svg',
  tournament: '/cards/french.svg',
  german: '/cards/german.svg',
};
const AGAIN_AFTER_MS = 2000;
const wanted = new Set<string>();

/** The deck on the table, with its drawings in the page: fetched once, so that a lost line never takes the cards away. */
export function useDrawnDeck(): Deck {
  const deck = useDeck();
  const file = FILES[deck];
  useEffect(() => {
    if (wanted.has(file)) return;
    wanted.add(file);
    void bring(file);
  }, [file]);
  return deck;
}

/** Puts the drawings into the page, where every card links to them; a failed try is repeated. */
async function bring(file: string): Promise<void> {
  const drawings = await fetchDrawings(file);
  if (drawings) document.body.append(drawings);
  else setTimeout(() => void bring(file), AGAIN_AFTER_MS);
}

async function fetchDrawings(file: string): Promise<Element | undefined> {
  try {
    const answer = await fetch(file);
    return answer.ok ? spriteOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

function spriteOf(text: string): Element {
  const sprite = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
  sprite.setAttribute('class', styles.sprite ?? '');
  sprite.setAttribute('aria-hidden', 'true');
  return sprite;
}
