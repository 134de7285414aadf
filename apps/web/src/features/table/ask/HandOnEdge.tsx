import type { Card } from '@skatrunde/rules/cards';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import styles from './HandOnEdge.module.css';

/** My hand on the upper edge of a sheet that covers it. */
export function HandOnEdge({ cards }: { readonly cards: readonly Card[] }) {
  const text = useText();
  const deck = useDeck();
  return (
    <ul className={styles.hand} style={{ '--count': cards.length }} aria-label={text.table.ask.announce.handCards}>
      {cards.map((card) => (
        <li key={card} className={styles.card}>
          <span role="img" aria-label={text.cards.name(card, deck)}>
            <CardFace card={card} large />
          </span>
        </li>
      ))}
    </ul>
  );
}
