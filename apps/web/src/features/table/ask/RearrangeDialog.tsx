import type { Card } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './RearrangeDialog.module.css';

export type RearrangeDialogProps = {
  /** Mine first, then the partner's. */
  readonly cards: readonly Card[];
  readonly onKeep: (keep: readonly Card[]) => void;
  readonly onClose: () => void;
};

const HAND = 10;

/** Revolution: which ten of the twenty I keep; the partner gets the others. */
export function RearrangeDialog({ cards, onKeep, onClose }: RearrangeDialogProps) {
  const text = useText();
  const [kept, setKept] = useState<readonly Card[]>(() => cards.slice(0, HAND));
  const { house } = text.table;
  const toggle = (card: Card): void =>
    setKept(kept.includes(card) ? kept.filter((one) => one !== card) : [...kept, card]);
  return (
    <Dialog
      title={house.rearrangeTitle}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          reason={kept.length === HAND ? undefined : house.rearrangeCount(kept.length)}
          onClick={() => onKeep(kept)}
        >
          {house.keepThese}
        </Button>
      }
    >
      <Cards title={house.ownCards} cards={cards.slice(0, HAND)} kept={kept} onToggle={toggle} />
      <Cards title={house.partnersCards} cards={cards.slice(HAND)} kept={kept} onToggle={toggle} />
    </Dialog>
  );
}

type CardsProps = {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly kept: readonly Card[];
  readonly onToggle: (card: Card) => void;
};

/** One hand, each card to be kept or given. */
function Cards({ title, cards, kept, onToggle }: CardsProps) {
  const text = useText();
  const deck = useDeck();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={kept.includes(card)}
              onClick={() => onToggle(card)}
            >
              {text.cards.name(card, deck)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
