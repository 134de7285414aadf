import type { Card } from '@skatrunde/rules/cards';
import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { CardFace } from '../../../cards/CardFace.tsx';
import { layDown, turnUp } from './flip.ts';
import styles from './Officers.module.css';

export type StackCardsProps = {
  readonly open?: Card;
  /** A card lies face down, under the open one if there is one. */
  readonly covered: boolean;
  readonly state: 'plain' | 'dim' | 'sent';
};

/**
 * The open card on the covered one, the covered one alone, or an empty place. What was covered is turned over in sight;
 * what is laid on a covered card comes down on it.
 */
export function StackCards({ open, covered, state }: StackCardsProps) {
  const face = useRef<HTMLSpanElement>(null);
  const wasCovered = useRef(false);
  const coveredAlone = open === undefined && covered;
  useLayoutEffect(() => {
    if (wasCovered.current && open !== undefined && face.current) {
      if (covered) layDown(face.current);
      else turnUp(face.current);
    }
    wasCovered.current = coveredAlone;
  }, [open, covered, coveredAlone]);
  if (open === undefined) return <span className={styles.cards}>{covered ? <CardBack /> : <Empty />}</span>;
  return (
    <span className={styles.cards} data-state={state}>
      {covered && (
        <span className={styles.under} aria-hidden="true">
          <CardBack />
        </span>
      )}
      <span ref={face} className={styles.face}>
        <CardFace card={open} />
        <span className={styles.backOfFace} data-back aria-hidden="true">
          <CardBack />
        </span>
      </span>
    </span>
  );
}

function Empty() {
  return <span className={styles.empty} aria-hidden="true" />;
}
