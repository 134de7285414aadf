import type { TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCommand } from '../use-command.ts';
import styles from './PeopleList.module.css';

/** For the host alone: whom he removed, and the way back for them. */
export function BarredList({ view }: { readonly view: TableView }) {
  const text = useText();
  const say = useCommand();
  const barred = view.barred ?? [];
  if (barred.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{text.panel.people.barred}</h3>
      <ul>
        {barred.map(({ person, name }) => (
          <li key={person} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Button size="small" kind="quiet" onClick={() => say({ type: 'allowBack', person })}>
              {text.panel.people.allowBack}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
