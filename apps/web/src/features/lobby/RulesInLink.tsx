import type { TableSettings } from '@skatrunde/protocol';
import { differences } from '../../house-rules/at-this-table.ts';
import { capitalised, lengthText } from '../../house-rules/length-text.ts';
import { presetByRules, presetName } from '../../house-rules/preset-name.ts';
import { useText } from '../../i18n/index.ts';
import styles from './LandingPage.module.css';

/** With what the new table of this link begins: a preset, or a set of rules that somebody has put together. */
export function RulesInLink({ settings }: { readonly settings: TableSettings }) {
  const text = useText();
  const { link, presets } = text.rules;
  const preset = settings.name === undefined ? presetByRules(settings) : undefined;
  const length = `${capitalised(lengthText(settings.length, text))}.`;
  if (preset !== undefined) {
    return (
      <p className={styles.preset}>
        <b>{link.opens(presets[preset].name)}</b> {presets[preset].note} {length}
      </p>
    );
  }
  const rules = text.app.list(differences(settings, text).map(({ name }) => name));
  return (
    <p className={styles.preset}>
      <b>{link.opensOwn(presetName(settings, text), rules)}</b> {length}
    </p>
  );
}
