import type { TableSettings } from '@skatrunde/protocol';
import { useText } from '../i18n/index.ts';
import { differences } from './at-this-table.ts';
import { capitalised, lengthNote, lengthText } from './length-text.ts';
import { hasHouseRules, presetName } from './preset-name.ts';
import styles from './SettingsSummary.module.css';
import { tempoSentences } from './tempo-words.ts';

/** What applies at a table: the preset, how long a match is, and every rule that differs from the official ones. */
export function SettingsSummary({ settings }: { readonly settings: TableSettings }) {
  const text = useText();
  const words = text.lobby.settings;
  const differing = differences(settings, text);
  return (
    <dl className={styles.list}>
      <div>
        <dt>{presetName(settings, text)}</dt>
        <dd>
          {settings.game === 'officers'
            ? text.officers.settingsText
            : hasHouseRules(settings)
              ? text.table.house.rulesText
              : words.officialText}{' '}
          <a href="/rules" target="_blank" rel="noreferrer">
            {text.rules.open}
          </a>
        </dd>
      </div>
      <div>
        <dt>{capitalised(lengthText(settings.length, text))}</dt>
        <dd>{lengthNote(settings, words)}</dd>
      </div>
      <div>
        <dt>{words.seatsText[settings.seats]}</dt>
        {settings.seats === 4 && <dd>{words.seatsNote}</dd>}
      </div>
      <div>
        <dt>{text.bots.tempo.title}</dt>
        <dd>{tempoSentences(settings, text)}</dd>
      </div>
      {differing.map(({ key, name, does }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
