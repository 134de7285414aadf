import type { TableView } from '@skatrunde/protocol';
import { SettingsSummary } from '../../../house-rules/SettingsSummary.tsx';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AtThisTable.module.css';
import { FairCards } from './FairCards.tsx';
import { settingsInForce } from './in-force.ts';
import { KindLink } from './KindLink.tsx';
import { useSettingsDoor } from './SettingsDoor.tsx';

/** What applies at this table, as a slip of paper; the host changes it from here. */
export function AtThisTable({ view }: { readonly view: TableView }) {
  const text = useText();
  const change = useSettingsDoor();
  const words = text.lobby.settings;
  return (
    <section className={styles.box}>
      <div className={styles.slip} data-surface="pad">
        <h2>{text.rules.atTable.title}</h2>
        <SettingsSummary settings={settingsInForce(view)} />
      </div>
      {view.stage.kind === 'lobby' && view.you.host && (
        <Button size="small" wide onClick={change}>
          {words.change}
        </Button>
      )}
      <KindLink settings={settingsInForce(view)} />
      {view.stage.kind === 'lobby' && !view.you.host && <p className={styles.note}>{words.hostOnly}</p>}
      {view.stage.kind !== 'lobby' && (
        <p className={styles.note}>{view.stage.kind === 'standings' ? words.wasFixed : words.fixed}</p>
      )}
      {(view.stage.kind === 'game' || view.stage.kind === 'pause') && <FairCards view={view} />}
    </section>
  );
}
