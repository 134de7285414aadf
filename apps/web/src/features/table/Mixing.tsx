import type { TableView } from '@skatrunde/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import styles from './Mixing.module.css';
import { missingText } from './mixing.ts';

/** After so long it is said for whom; after so long it is told aloud, too. Ms. */
const SAY_FOR_WHOM = 1000;
const TELL = 2000;

/** On the mat, before the first game: the cards are mixed, and if it takes long, for whose browser the table waits. */
export function Mixing({ view }: { readonly view: TableView }) {
  const { fairCards } = useText();
  const waits = useWaitsLong(view);
  return (
    <div className={styles.mixing}>
      <p className={styles.title}>{fairCards.mixing}</p>
      <p className={styles.waits}>{waits}</p>
    </div>
  );
}

/** For whose browser the table waits, once it is worth saying; then it is told, once. */
export function useWaitsLong(view: TableView): string | undefined {
  const text = useText();
  const announce = useAnnounce();
  const [long, setLong] = useState(false);
  const missing = missingText(view, text);
  const tell = useEffectEvent(() => {
    if (missing !== undefined) announce(`${text.fairCards.mixing}. ${missing}`);
  });
  useEffect(() => {
    const say = setTimeout(() => setLong(true), SAY_FOR_WHOM);
    const told = setTimeout(() => tell(), TELL);
    return () => {
      clearTimeout(say);
      clearTimeout(told);
    };
  }, []);
  return long ? missing : undefined;
}
