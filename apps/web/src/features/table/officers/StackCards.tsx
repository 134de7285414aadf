import type { Card } from '@skatrunde/rules/cards';
import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { CardFace } from '../../../cards/CardFace.tsx';
import { turnUp } from './flip.ts';
import styles from './Officers.module.css';

export type StackCardsProps = {
  readonly open?: Card;
  /** A card lies face down, under the open one if there is one. */
  readonly covered: boolean;
  readonly state: 'plain' | 'dim' | 'sent';
};

/** The open card on the covered one, the covered one alone, or an empty place. What was covered is turned over in sight. */
export function StackCards({ open, covered, state }: StackCardsProps) {
  const face = useRef<HTMLSpanElement>(null);
  const before = useRef<'covered' | undefined>(undefined);
  const coveredAlone = open === undefined && covered;
  useLayoutEffect(() => {
    if (before.current === 'covered' && open !== undefined && face.current) turnUp(face.current);
    before.current = coveredAlone ? 'covered' : undefined;
  }, [open, coveredAlone]);
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
