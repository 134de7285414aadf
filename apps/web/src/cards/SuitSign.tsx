import type { Suit } from '@skatrunde/rules/cards';
import styles from './Cards.module.css';
import { suitSymbol } from './card-symbols.ts';
import './decks.css';
import { useDrawnDeck } from './sprite.ts';

/** The sign of a suit in its colour, as high as the text around it. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg className={styles.suit} viewBox="0 0 120 120" aria-hidden="true">
      <use href={suitSymbol(suit, useDrawnDeck())} />
    </svg>
  );
}
