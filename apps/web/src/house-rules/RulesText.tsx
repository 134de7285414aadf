import type { TableSettings } from '@skatrunde/protocol';
import { useText } from '../i18n/index.ts';
import { REFERENCE_SECTIONS } from '../i18n/rule-texts.ts';
import { HouseRules } from './HouseRules.tsx';
import { OfficersRulesText } from './OfficersRulesText.tsx';
import { RulesSection } from './RulesSection.tsx';
import styles from './RulesText.module.css';
import { SettingsSummary } from './SettingsSummary.tsx';

/**
 * The rules to read: what applies at this table where there is one, the quick reference of its game, how each house rule
 * goes. A table for two needs only Officers' Skat; everybody else finds it at the end.
 */
export function RulesText({ settings }: { readonly settings?: TableSettings | undefined }) {
  const { rules, officers } = useText();
  const forTwo = settings?.game === 'officers';
  return (
    <div className={styles.paper} data-surface="pad">
      {settings && (
        <section className={styles.applies} aria-labelledby="at-this-table">
          <h2 id="at-this-table">{rules.atTable.title}</h2>
          <SettingsSummary settings={settings} />
        </section>
      )}
      {!forTwo && (
        <>
          <p className={styles.lead}>{rules.reference.lead}</p>
          {REFERENCE_SECTIONS.map((section) => (
            <RulesSection key={section} {...rules.reference.sections[section]} />
          ))}
          <HouseRules />
        </>
      )}
      <section className={forTwo ? undefined : styles.house}>
        <h2>{officers.name}</h2>
        <OfficersRulesText />
      </section>
    </div>
  );
}
