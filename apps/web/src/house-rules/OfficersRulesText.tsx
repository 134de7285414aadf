import { useText } from '../i18n/index.ts';
import { OFFICERS_SECTIONS } from '../i18n/officers-rule-texts.ts';
import { isOfficersSwitch, OFFICERS_RULE_VALUES, OFFICERS_RULES, officersValueText } from './officers-rules.ts';
import { RulesSection } from './RulesSection.tsx';
import styles from './RulesText.module.css';

/** The rules of Officers' Skat: the game in short, then how each of its house rules goes. */
export function OfficersRulesText() {
  const text = useText();
  const { reference, options } = text.officers;
  return (
    <>
      <p className={styles.lead}>{reference.lead}</p>
      {OFFICERS_SECTIONS.map((section) => (
        <RulesSection key={section} {...reference.sections[section]} />
      ))}
      <section className={styles.section}>
        <h3>{reference.houseTitle}</h3>
        <dl className={styles.list}>
          {OFFICERS_RULES.map((key) => (
            <div key={key}>
              <dt>{options[key].name}</dt>
              {OFFICERS_RULE_VALUES[key]
                .filter((value) => value !== false && value !== 'off')
                .map((value) => {
                  const { label, does } = officersValueText(key, value, text);
                  return (
                    <dd key={String(value)}>
                      {!isOfficersSwitch(key) && <b>{text.rules.valueName(label)} </b>}
                      {does}
                    </dd>
                  );
                })}
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
