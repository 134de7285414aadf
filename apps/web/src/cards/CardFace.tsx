import type { Card } from '@skatrunde/rules/cards';
import { usePreferences } from '../app/preferences.ts';
import styles from './Cards.module.css';
import { cardSymbols } from './card-symbols.ts';
import './decks.css';
import { useDrawnDeck } from './sprite.ts';

/** One card, face up; as wide as its box. A picture only: whoever shows it says its name. */
export function CardFace({ card, large = false }: { readonly card: Card; readonly large?: boolean }) {
  const { language } = usePreferences();
  const [face, index] = cardSymbols(card, { deck: useDrawnDeck(), language, large });
  return (
    <svg className={styles.card} viewBox="0 0 590 910" aria-hidden="true" data-card={card}>
      <use href={face} />
      <use href={index} />
    </svg>
  );
}
