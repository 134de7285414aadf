import { type TableView, tempoOf } from '@skatrunde/protocol';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useCommand } from '../use-command.ts';
import styles from './SettingsDialog.module.css';
import { TempoRows } from './TempoRows.tsx';

/** Host, while a match runs: the one part of the settings that can be changed then. Each choice holds at once. */
export function TempoDoor({ view }: { readonly view: TableView }) {
  const words = useText().bots.tempo;
  const say = useCommand();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" wide icon={Timer} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <p className={styles.note}>{words.anyTime}</p>
          <TempoRows
            titled={false}
            tempo={tempoOf(view.settings)}
            onChange={(tempo) => say({ type: 'changeTempo', tempo })}
          />
        </Dialog>
      )}
    </>
  );
}
