import { BOCK_TRIGGERS } from '@skatrunde/rules/cards';
import { useText } from '../i18n/index.ts';
import type { RuleKey } from '../i18n/rule-texts.ts';
import { isSwitch, valueText } from './at-this-table.ts';
import styles from './RulesText.module.css';
import { GROUP_NAMES, RULE_GROUPS, RULE_VALUES } from './rule-values.ts';

/** How each house rule goes, whether this table plays it or not. */
export function HouseRules() {
  const { rules } = useText();
  return (
    <section className={styles.house}>
      <h2>{rules.reference.houseTitle}</h2>
      <p className={styles.lead}>{rules.reference.houseLead}</p>
      {GROUP_NAMES.map((group) => (
        <section key={group} className={styles.section}>
          <h3>{rules.groups[group]}</h3>
          <dl className={styles.list}>
            {RULE_GROUPS[group].map((key) => (
              <RuleEntry key={key} ruleKey={key} />
            ))}
            {group === 'kontra' && <BockEntry />}
          </dl>
        </section>
      ))}
    </section>
  );
}

function RuleEntry({ ruleKey }: { readonly ruleKey: RuleKey }) {
  const text = useText();
  const { name } = text.rules.options[ruleKey];
  const values = RULE_VALUES[ruleKey].filter((value) => value !== false && value !== 0 && value !== 'off');
  return (
    <div>
      <dt>{name}</dt>
      {values.map((value) => {
        const { label, does } = valueText(ruleKey, value, text);
        return (
          <dd key={String(value)}>
            {!isSwitch(ruleKey) && <b>{text.rules.valueName(label)} </b>}
            {does}
          </dd>
        );
      })}
    </div>
  );
}

function BockEntry() {
  const { rules } = useText();
  return (
    <div>
      <dt>{rules.bockTitle}</dt>
      <dd>{rules.bockNote}</dd>
      {BOCK_TRIGGERS.map((trigger) => (
        <dd key={trigger}>{rules.bock[trigger].after}</dd>
      ))}
    </div>
  );
}
