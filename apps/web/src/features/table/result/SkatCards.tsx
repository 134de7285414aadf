import type { OverView } from '@skatrunde/rules/cards';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import styles from './SkatCards.module.css';

/** What lay in the skat; where two others were put away in their place, those. */
export function SkatCards({ view }: { readonly view: OverView }) {
  const words = useText().table.result;
  return (
    <div className={styles.skat}>
      <Pair label={words.inSkat} cards={view.deal.skat} />
      {view.discard && !sameCards(view.discard, view.deal.skat) && (
        <Pair label={words.discarded} cards={view.discard} />
      )}
    </div>
  );
}

type Two = OverView['deal']['skat'];

function sameCards(first: Two, second: Two): boolean {
  return first.every((card) => second.includes(card));
}

function Pair({ label, cards }: { readonly label: string; readonly cards: Two }) {
  const text = useText();
  const deck = useDeck();
  return (
    <div className={styles.pair}>
      <span className={styles.label}>{label}</span>
      <ul className={styles.cards} aria-label={label}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            <span role="img" aria-label={text.cards.name(card, deck)}>
              <CardFace card={card} large />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
