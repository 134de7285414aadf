import type { TableView } from '@skatrunde/protocol';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../../i18n/index.ts';
import styles from './PeopleFold.module.css';
import { PeopleList } from './PeopleList.tsx';

/** Where the chat needs the room: the people in one line that opens. */
export function PeopleFold({ view }: { readonly view: TableView }) {
  const text = useText();
  const players = view.seats.filter(({ occupant }) => occupant !== undefined).length;
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.title}>{text.panel.people.title}</span>
        <span className={styles.count}>{text.panel.people.count(players, view.watchers.length)}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <PeopleList view={view} />
    </details>
  );
}
