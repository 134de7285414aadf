import type { OfficersTableSettings } from '@skatrunde/protocol';
import type { OfficersSettings } from '@skatrunde/rules/cards';
import {
  isOfficersSwitch,
  OFFICERS_RULE_VALUES,
  OFFICERS_RULES,
  type OfficersRuleKey,
  officersRuleNeeds,
  officersValueText,
} from '../../../house-rules/officers-rules.ts';
import { useText } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { LockedRow } from './RuleRow.tsx';
import { RuleSegment } from './RuleSegment.tsx';
import styles from './SettingsDialog.module.css';

export type OfficersRulesProps = {
  readonly settings: OfficersTableSettings;
  readonly onChange: (settings: OfficersTableSettings) => void;
};

/** The house rules of a table for two, one row each; what would do nothing says what it needs. */
export function OfficersRules({ settings, onChange }: OfficersRulesProps) {
  const text = useText();
  return (
    <section aria-label={text.officers.reference.houseTitle}>
      <h3 className={styles.group}>{text.officers.reference.houseTitle}</h3>
      {OFFICERS_RULES.map((key) => (
        <OfficersRule
          key={key}
          ruleKey={key}
          rules={settings.rules}
          onChange={(rules) => onChange({ ...settings, rules })}
        />
      ))}
    </section>
  );
}

type OfficersRuleProps = {
  readonly ruleKey: OfficersRuleKey;
  readonly rules: OfficersSettings;
  readonly onChange: (rules: OfficersSettings) => void;
};

function OfficersRule({ ruleKey, rules, onChange }: OfficersRuleProps) {
  const text = useText();
  const { name } = text.officers.options[ruleKey];
  const needs = officersRuleNeeds(ruleKey, rules);
  if (needs !== undefined) return <LockedRow name={name} why={text.rules.needs[needs]} />;
  if (isOfficersSwitch(ruleKey)) {
    const { does } = officersValueText(ruleKey, true, text);
    return (
      <div className={styles.row}>
        <Switch
          label={name}
          note={does}
          on={rules[ruleKey] === true}
          onChange={(on) => onChange({ ...rules, [ruleKey]: on })}
        />
      </div>
    );
  }
  const options = OFFICERS_RULE_VALUES[ruleKey].map((value) => ({
    value: String(value),
    label: officersValueText(ruleKey, value, text).label,
  }));
  return (
    <RuleSegment
      name={name}
      does={officersValueText(ruleKey, rules[ruleKey], text).does}
      options={options}
      value={String(rules[ruleKey])}
      onChange={(value) => onChange({ ...rules, [ruleKey]: value })}
    />
  );
}
