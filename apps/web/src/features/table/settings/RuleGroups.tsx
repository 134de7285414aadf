import type { SkatTableSettings } from '@skatrunde/protocol';
import { BOCK_TRIGGERS } from '@skatrunde/rules/cards';
import { GROUP_NAMES, RULE_GROUPS } from '../../../house-rules/rule-values.ts';
import { useText } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { type Change, choose } from './choosing.ts';
import { LockedRow, RuleRow } from './RuleRow.tsx';
import styles from './SettingsDialog.module.css';

export type RuleGroupsProps = {
  readonly settings: SkatTableSettings;
  readonly onChange: (change: Change) => void;
};

/** All house rules, in groups; what starts Bock rounds stands before the Ramsch rounds that follow them. */
export function RuleGroups({ settings, onChange }: RuleGroupsProps) {
  const text = useText();
  return GROUP_NAMES.map((group) => (
    <section key={group} aria-label={text.rules.groups[group]}>
      <h3 className={styles.group}>{text.rules.groups[group]}</h3>
      {RULE_GROUPS[group].map((key) => (
        <div key={key}>
          {key === 'bockRamsch' && <BockRows settings={settings} onChange={onChange} />}
          <RuleRow ruleKey={key} settings={settings} onChange={onChange} />
        </div>
      ))}
    </section>
  ));
}

function BockRows({ settings, onChange }: RuleGroupsProps) {
  const { rules, refusals } = useText();
  return (
    <div className={styles.row} data-bock>
      <p className={styles.head}>
        <span>{rules.bockTitle}</span>
        <span className={styles.note}>{rules.bockNote}</span>
      </p>
      <div className={styles.triggers}>
        {BOCK_TRIGGERS.map((trigger) => {
          const on = settings.rules.bock[trigger];
          const change = { of: 'bock', trigger, on: !on } as const;
          const chosen = choose(settings, change);
          const { name } = rules.bock[trigger];
          return chosen.ok ? (
            <Switch key={trigger} label={name} on={on} onChange={() => onChange(change)} />
          ) : (
            <LockedRow key={trigger} name={name} why={refusals[chosen.why]} />
          );
        })}
      </div>
    </div>
  );
}
