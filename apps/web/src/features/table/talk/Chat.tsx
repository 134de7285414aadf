import type { TableView } from '@skatrunde/protocol';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Refusal } from '../../../connection/refusal.ts';
import { useText } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useTable, useTableState } from '../table-context.ts';
import styles from './Chat.module.css';

/** The talk of one's own role: players among themselves, watchers among themselves. */
export function Chat({ view }: { readonly view: TableView }) {
  const text = useText();
  const watching = view.you.role === 'watcher';
  return (
    <div className={styles.chat}>
      <Messages note={watching ? text.panel.chat.watchers : text.panel.chat.players} />
      <SayField />
    </div>
  );
}

function Messages({ note }: { readonly note: string }) {
  const text = useText();
  const { chat } = useTableState();
  return (
    <ScrollBox className={styles.messages} label={text.panel.chat.title} endOn={chat?.at(-1)?.id}>
      <div className={styles.list}>
        <p className={styles.room}>{note}</p>
        {chat?.map(({ id, name, text: said }) => (
          <p key={id}>
            <strong>{name}</strong> {said}
          </p>
        ))}
      </div>
    </ScrollBox>
  );
}

function SayField() {
  const text = useText();
  const { connection } = useTable();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<Refusal>();
  const send = async (): Promise<void> => {
    const words = said.trim();
    if (words === '') return;
    setSaid('');
    const answer = await connection.say(words);
    setRefused(answer.ok ? undefined : answer.code);
    if (!answer.ok) setSaid((next) => (next === '' ? words : next));
  };
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={text.panel.chat.label}
        labelHidden
        placeholder={text.panel.chat.placeholder}
        value={said}
        maxLength={300}
        error={refused && text.refusals[refused]}
        onChange={setSaid}
      >
        <IconButton
          className={styles.send}
          icon={SendHorizontal}
          label={text.panel.chat.send}
          onClick={() => void send()}
        />
      </Field>
    </form>
  );
}
