import type { TableView } from '@skatrunde/protocol';
import { SettingsSummary } from '../../../house-rules/SettingsSummary.tsx';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AtThisTable.module.css';
import { settingsInForce } from './in-force.ts';

/** Shown once to who comes to a running match: what applies there. */
export function NewcomerSlip({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const { atTable } = useText().rules;
  return (
    <div className={styles.box}>
      <p>{atTable.newcomer}</p>
      <div className={styles.slip} data-surface="pad">
        <SettingsSummary settings={settingsInForce(view)} />
      </div>
      <div className={styles.understood}>
        <Button kind="primary" wide onClick={onClose}>
          {atTable.understood}
        </Button>
      </div>
    </div>
  );
}
