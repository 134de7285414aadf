import type { TableView } from '@skatrunde/protocol';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { capitalised, lengthText } from '../../../house-rules/length-text.ts';
import { presetName } from '../../../house-rules/preset-name.ts';
import { SettingsSummary } from '../../../house-rules/SettingsSummary.tsx';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSettingsDoor } from '../settings/SettingsDoor.tsx';
import styles from './RulesRow.module.css';

/** Where no panel stands beside: what applies at this table, in one row that opens the rest. */
export function RulesRow({ view }: { readonly view: TableView }) {
  const text = useText();
  const change = useSettingsDoor();
  const [open, setOpen] = useState(false);
  const words = text.lobby.settings;
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={styles.row} onClick={view.you.host ? change : () => setOpen(true)}>
        <span>
          <span className={styles.title}>{presetName(view.settings, text)}</span>
          <span className={styles.note}>
            {`${capitalised(lengthText(view.settings.length, text))} · ${words.seatsText[view.settings.seats]}`}
          </span>
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
      {open && !view.you.host && (
        <Dialog title={words.title} onClose={close}>
          <p>{words.hostOnly}</p>
          <SettingsSummary settings={view.settings} />
        </Dialog>
      )}
    </>
  );
}
