import type { TableSettings } from '@skatrunde/protocol';
import { useText } from '../i18n/index.ts';
import { REFERENCE_SECTIONS } from '../i18n/rule-texts.ts';
import { HouseRules } from './HouseRules.tsx';
import styles from './RulesText.module.css';
import { SettingsSummary } from './SettingsSummary.tsx';

/** The rules to read: what applies at this table where there is one, the quick reference, how each house rule goes. */
export function RulesText({ settings }: { readonly settings?: TableSettings | undefined }) {
  const { rules } = useText();
  return (
    <div className={styles.paper} data-surface="pad">
      {settings && (
        <section className={styles.applies} aria-labelledby="at-this-table">
          <h2 id="at-this-table">{rules.atTable.title}</h2>
          <SettingsSummary settings={settings} />
        </section>
      )}
      <p className={styles.lead}>{rules.reference.lead}</p>
      {REFERENCE_SECTIONS.map((section) => (
        <Section key={section} {...rules.reference.sections[section]} />
      ))}
      <HouseRules />
    </div>
  );
}

function Section({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
