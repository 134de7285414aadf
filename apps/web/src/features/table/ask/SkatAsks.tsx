import type { Card } from '@skatrunde/rules/cards';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHinted, useHints } from '../hints/hint-context.ts';
import styles from './AskRow.module.css';
import type { AskProps } from './ask-props.ts';

export type PickUpAskProps = AskProps<'pickUpOrHand'> & { readonly onHand: () => void };

/** Take the skat, or play without it. */
export function PickUpAsk({ sent, say, onHand }: PickUpAskProps) {
  const words = useText().table.ask.skat;
  const isHinted = useHinted();
  const { hint } = useHints();
  return (
    <>
      <Button
        kind="primary"
        pending={sent?.type === 'pickUp'}
        hinted={isHinted({ type: 'pickUp' })}
        onClick={() => say({ type: 'pickUp' })}
      >
        {words.pickUp}
      </Button>
      <Button pending={sent?.type === 'announce'} hinted={hint?.command.type === 'announce'} onClick={onHand}>
        {words.hand}
      </Button>
    </>
  );
}

export type DiscardAskProps = AskProps<'discard' | 'putOn'> & {
  /** Picked in the hand, in the order of picking. */
  readonly chosen: readonly Card[];
  readonly onRelease: () => void;
};

/** Put two of twelve away (Drücken). */
export function DiscardAsk({ layout, sent, say, chosen, onRelease }: DiscardAskProps) {
  const text = useText();
  const deck = useDeck();
  const words = text.table.ask.skat;
  const [first, second] = chosen;
  const ready = first !== undefined && second !== undefined;
  return (
    <>
      {(!ready || !layout.phone) && (
        <span className={styles.hint}>{chosen.length === 1 ? words.discardOne : words.discardTwo}</span>
      )}
      {ready && (
        <Button
          kind="primary"
          wide={layout.phone}
          pending={sent?.type === 'discard'}
          onClick={() => say({ type: 'discard', cards: [first, second] })}
        >
          {words.discard(text.cards.short(first, deck), text.cards.short(second, deck))}
        </Button>
      )}
      {chosen.length > 0 && !layout.phone && sent === undefined && (
        <Button kind="quiet" onClick={onRelease}>
          {words.release}
        </Button>
      )}
    </>
  );
}

/** The dialog was put aside: bring it back. */
export function AnnounceAsk({ sent, onOpen }: AskProps<'announce'> & { readonly onOpen: () => void }) {
  return (
    <Button kind="primary" pending={sent?.type === 'announce'} onClick={onOpen}>
      {useText().table.ask.skat.announce}
    </Button>
  );
}
