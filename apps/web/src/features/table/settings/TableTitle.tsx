import type { TableView } from '@skatrunde/protocol';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Refusal } from '../../../connection/refusal.ts';
import { useText } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTable } from '../table-context.ts';

/** Host: what the table is called, up to 40 characters. */
export function TableTitle({ view }: { readonly view: TableView }) {
  const text = useText();
  const { connection } = useTable();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const title = typed ?? view.title;
  const save = async (): Promise<void> => {
    if (title.trim() === view.title) return setTyped(undefined);
    const answer = await connection.rename(title.trim());
    setRefused(answer.ok ? undefined : answer.code);
    if (answer.ok) setTyped(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={text.lobby.settings.tableTitle}
        placeholder={text.lobby.settings.tableTitlePlaceholder}
        value={title}
        maxLength={40}
        error={refused && text.refusals[refused]}
        onChange={setTyped}
      >
        {title !== view.title && <IconButton icon={Check} label={text.app.save} onClick={() => void save()} />}
      </Field>
    </form>
  );
}
