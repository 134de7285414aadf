import styles from './Cards.module.css';
import { backSymbol } from './card-symbols.ts';
import './decks.css';
import { useDrawnDeck } from './sprite.ts';

/** A card face down; as wide as its box. */
export function CardBack() {
  return (
    <svg className={`${styles.card} ${styles.back}`} viewBox="0 0 590 910" aria-hidden="true">
      <use href={backSymbol(useDrawnDeck())} />
    </svg>
  );
}
