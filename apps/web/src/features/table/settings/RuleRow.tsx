import type { SkatTableSettings } from '@skatrunde/protocol';
import { Lock } from 'lucide-react';
import { isSwitch, valueText } from '../../../house-rules/at-this-table.ts';
import { missingFor, RULE_VALUES } from '../../../house-rules/rule-values.ts';
import { useText } from '../../../i18n/index.ts';
import type { RuleKey } from '../../../i18n/rule-texts.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { type Change, choose } from './choosing.ts';
import { RuleSegment } from './RuleSegment.tsx';
import styles from './SettingsDialog.module.css';

export type RuleRowProps = {
  readonly ruleKey: RuleKey;
  readonly settings: SkatTableSettings;
  readonly onChange: (change: Change) => void;
};

/** One house rule: what it is called, what it does as it stands, and the choice. */
export function RuleRow(props: RuleRowProps) {
  const { ruleKey, settings } = props;
  const text = useText();
  const missing = missingFor(ruleKey, settings.rules);
  if (missing !== undefined)
    return <LockedRow name={text.rules.options[ruleKey].name} why={text.rules.needs[missing]} />;
  return isSwitch(ruleKey) ? <SwitchRow {...props} /> : <SegmentRow {...props} />;
}

/** A rule that would do nothing, or cannot be switched on; says what it needs. */
export function LockedRow({ name, why }: { readonly name: string; readonly why: string }) {
  return (
    <div className={styles.row} data-locked>
      <p className={styles.head}>{name}</p>
      <p className={styles.locked}>
        <Lock aria-hidden="true" />
        {why}
      </p>
    </div>
  );
}

function SwitchRow({ ruleKey, settings, onChange }: RuleRowProps) {
  const text = useText();
  const on = settings.rules[ruleKey] === true;
  const { name } = text.rules.options[ruleKey];
  const change = { of: 'rule', key: ruleKey, value: !on } as const;
  const chosen = choose(settings, change);
  if (!chosen.ok) return <LockedRow name={name} why={text.refusals[chosen.why]} />;
  return (
    <div className={styles.row}>
      <Switch label={name} note={valueText(ruleKey, true, text).does} on={on} onChange={() => onChange(change)} />
    </div>
  );
}

function SegmentRow({ ruleKey, settings, onChange }: RuleRowProps) {
  const text = useText();
  const { name } = text.rules.options[ruleKey];
  const current = settings.rules[ruleKey];
  const options = RULE_VALUES[ruleKey].map((value) => {
    const chosen = choose(settings, { of: 'rule', key: ruleKey, value });
    const { label } = valueText(ruleKey, value, text);
    return { value: String(value), raw: value, label, reason: chosen.ok ? undefined : text.refusals[chosen.why] };
  });
  return (
    <RuleSegment
      name={name}
      does={valueText(ruleKey, current, text).does}
      options={options}
      value={String(current)}
      onChange={(next) => {
        const option = options.find(({ value }) => value === next);
        if (option) onChange({ of: 'rule', key: ruleKey, value: option.raw });
      }}
    />
  );
}
