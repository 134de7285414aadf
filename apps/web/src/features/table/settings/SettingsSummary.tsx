import type { TableSettings } from '@skatrunde/protocol';
import { OFFICIAL } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import { capitalised, lengthText } from './length-text.ts';
import styles from './SettingsSummary.module.css';

/** The settings of a table in words. */
export function SettingsSummary({ settings }: { readonly settings: TableSettings }) {
  const text = useText();
  const words = text.lobby.settings;
  const rules = rulesText(settings, text);
  return (
    <dl className={styles.list}>
      <div>
        <dt>{rules.title}</dt>
        <dd>{rules.note}</dd>
      </div>
      <div>
        <dt>{capitalised(lengthText(settings.length, text))}</dt>
        <dd>{lengthNote(settings, words)}</dd>
      </div>
      <div>
        <dt>{words.seatsText[settings.seats]}</dt>
        {settings.seats === 4 && <dd>{words.seatsNote}</dd>}
      </div>
    </dl>
  );
}

/** Which rules apply, and what that means. */
function rulesText(settings: TableSettings, text: Texts): { readonly title: string; readonly note: string } {
  const words = text.lobby.settings;
  if (settings.game === 'officers') return { title: text.officers.name, note: text.officers.settingsText };
  return JSON.stringify(settings.rules) === JSON.stringify(OFFICIAL)
    ? { title: words.official, note: words.officialText }
    : { title: text.table.house.rules, note: text.table.house.rulesText };
}

type Words = ReturnType<typeof useText>['lobby']['settings'];

/** What a length means in games. */
export function lengthNote({ seats, length }: TableSettings, words: Words): string {
  switch (length.kind) {
    case 'singleGame':
      return words.singleNote;
    case 'rounds':
      return words.roundNote(seats, seats * length.rounds);
    case 'target':
      return words.targetNote;
    case 'bierlachs':
      return words.bierlachsNote;
  }
}
