import { BOT_LEVELS, type BotLevel } from '@skatrunde/protocol';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import styles from './BotLevelSelect.module.css';

export type BotLevelSelectProps = {
  /** Whose level. */
  readonly name: string;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
};

/** How well a bot plays: one of four, as small as a word. */
export function BotLevelSelect({ name, level, onChange }: BotLevelSelectProps) {
  const words = useText().bots;
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={words.levelOf(name)}
        value={level}
        onChange={({ target }) => {
          const chosen = BOT_LEVELS.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {BOT_LEVELS.map((one) => (
          <option key={one} value={one}>
            {words.levels[one]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
