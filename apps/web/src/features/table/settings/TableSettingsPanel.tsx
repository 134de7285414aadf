import type { TableView } from '@skatrunde/protocol';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { DeviceDialog } from '../../../me/DeviceDialog.tsx';
import { NameDialog } from '../../../me/NameDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AtThisTable } from './AtThisTable.tsx';
import { DoorSettings } from './DoorSettings.tsx';
import { LeaveTable } from './LeaveTable.tsx';
import { LookSettings } from './LookSettings.tsx';
import styles from './TableSettingsPanel.module.css';
import { TableTitle } from './TableTitle.tsx';
import { TempoDoor } from './TempoDoor.tsx';

/** Behind the cog: what is mine (name, look, device), what is the table's, and the way out. */
export function TableSettingsPanel({ view }: { readonly view: TableView }) {
  const text = useText();
  const [open, setOpen] = useState<'name' | 'device'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <section className={styles.group}>
        <AtThisTable view={view} />
        {view.you.host && view.stage.kind !== 'lobby' && <TempoDoor view={view} />}
        {view.you.host && <TableTitle view={view} />}
        {view.you.host && <DoorSettings view={view} />}
      </section>
      <section className={styles.group}>
        <h3 className={styles.title}>{text.panel.mine.title}</h3>
        <Button size="small" wide onClick={() => setOpen('name')}>
          {text.app.name.change}
        </Button>
        <Button size="small" wide icon={Smartphone} onClick={() => setOpen('device')}>
          {text.app.device.open}
        </Button>
        <LookSettings />
      </section>
      <section className={styles.group}>
        <LeaveTable view={view} />
      </section>
      {open === 'name' && <NameDialog onClose={close} />}
      {open === 'device' && <DeviceDialog onClose={close} />}
    </>
  );
}
