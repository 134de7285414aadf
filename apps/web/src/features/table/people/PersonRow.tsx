import type { TableView } from '@skatrunde/protocol';
import { Ellipsis, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { type Texts, useText } from '../../../i18n/index.ts';
import { NameDialog } from '../../../me/NameDialog.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useServerNow } from '../table-context.ts';
import { HostActions } from './HostActions.tsx';
import styles from './PeopleList.module.css';
import type { TablePerson } from './table-people.ts';

export function PersonRow({ one, view }: { readonly one: TablePerson; readonly view: TableView }) {
  const text = useText();
  const serverNow = useServerNow();
  const actionsId = useId();
  const [more, setMore] = useState(false);
  const [renaming, setRenaming] = useState(false);
  if (one.kind === 'bot') {
    return (
      <li className={styles.row}>
        <Avatar name={one.name} bot size="small" />
        <span className={styles.name}>{one.name}</span>
        <span className={styles.note}>{text.bots.botOf(one.level)}</span>
      </li>
    );
  }
  const { person } = one;
  const me = person.person === view.you.person;
  return (
    <li className={styles.row}>
      <Avatar name={person.name} size="small" away={!person.present} />
      <span className={styles.name}>{person.name}</span>
      <span className={styles.note}>{noteOn(one, { view, now: serverNow(), text })}</span>
      {me && (
        <IconButton
          className={styles.more}
          icon={Pencil}
          label={text.panel.people.rename}
          onClick={() => setRenaming(true)}
        />
      )}
      {!me && view.you.host && (
        <IconButton
          className={styles.more}
          icon={Ellipsis}
          label={text.panel.people.more(person.name)}
          expanded={more}
          onClick={() => setMore(!more)}
        />
      )}
      {more && !me && view.you.host && (
        <div id={actionsId} className={styles.actions}>
          <HostActions one={one} view={view} onDone={() => setMore(false)} />
        </div>
      )}
      {renaming && <NameDialog onClose={() => setRenaming(false)} />}
    </li>
  );
}

type NoteContext = { readonly view: TableView; readonly now: number; readonly text: Texts };

/** "du · Gastgeber", "weg seit 40 s", "schaut zu". */
function noteOn(one: Extract<TablePerson, { kind: 'person' }>, { view, now, text }: NoteContext): string {
  const words = text.panel.people;
  const { person, present, awaySince } = one.person;
  const notes = [
    person === view.you.person ? words.you : '',
    person === view.host ? words.host : '',
    one.role === 'watching' ? words.watching : one.role === 'waits' ? words.waits : '',
    one.leavesAfterGame ? words.leavesAfterGame : '',
    one.replaced ? text.bots.standIn.plays : '',
    !present && awaySince !== undefined ? words.away(text.app.duration(now - awaySince)) : '',
  ];
  return notes.filter(Boolean).join(' · ');
}
