import { PRESETS, type TableSettings } from '@skatrunde/protocol';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { capitalised, lengthText } from '../../house-rules/length-text.ts';
import { queryOf } from '../../house-rules/link-settings.ts';
import { CHOOSABLE_PRESETS, presetByRules, presetName } from '../../house-rules/preset-name.ts';
import { type Texts, useText } from '../../i18n/index.ts';
import styles from './RuleChoice.module.css';

export type RuleChoiceProps = {
  readonly inForce: TableSettings;
  readonly value: TableSettings;
  readonly onChange: (rules: TableSettings) => void;
};

/** Ready-made rules, one below the other; before them those in force, where a link has brought others. */
export function RuleChoice({ inForce, value, onChange }: RuleChoiceProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text.practice.rules}</legend>
      {optionsBeside(inForce).map((settings) => (
        <label key={queryOf(settings)} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={queryOf(settings) === queryOf(value)}
            onChange={() => onChange(settings)}
          />
          <span>
            <span className={styles.name}>{presetName(settings, text)}</span>
            <span className={styles.note}>{noteOf(settings, text)}</span>
          </span>
          <Check className={styles.mark} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}

function optionsBeside(inForce: TableSettings): readonly TableSettings[] {
  const presets = CHOOSABLE_PRESETS.map((key): TableSettings => PRESETS[key]);
  const known = presets.some((preset) => queryOf(preset) === queryOf(inForce));
  return known ? presets : [inForce, ...presets];
}

function noteOf(settings: TableSettings, text: Texts): string {
  const key = presetByRules(settings);
  const same = key !== undefined && queryOf(settings) === queryOf(PRESETS[key]);
  return key === undefined || !same ? capitalised(lengthText(settings.length, text)) : text.rules.presets[key].note;
}
