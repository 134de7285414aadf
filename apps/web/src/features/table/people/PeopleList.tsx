import type { TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { useNow } from '../../../ui/use-now.ts';
import { BarredList } from './BarredList.tsx';
import { ComingBots } from './ComingBots.tsx';
import styles from './PeopleList.module.css';
import { PersonRow } from './PersonRow.tsx';
import { tablePeople } from './table-people.ts';

/** Who sits and who watches, who is away since when; for the host also what he can do about it. */
export function PeopleList({ view, titled = false }: { readonly view: TableView; readonly titled?: boolean }) {
  const text = useText();
  useNow({ wanted: view.people.some(({ awaySince }) => awaySince !== undefined) });
  return (
    <section className={styles.people}>
      {titled && <h2 className={styles.title}>{text.panel.people.title}</h2>}
      <ul aria-label={text.panel.people.title}>
        {tablePeople(view).map((one) => (
          <PersonRow key={one.key} one={one} view={view} />
        ))}
        <ComingBots view={view} />
      </ul>
      <BarredList view={view} />
    </section>
  );
}
