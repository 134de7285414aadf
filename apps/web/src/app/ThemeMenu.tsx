import { Check, Moon } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../i18n/index.ts';
import { changePreferences, THEMES, usePreferences } from './preferences.ts';
import styles from './ThemeMenu.module.css';

/** The looks of the page, in a popover. */
export function ThemeMenu() {
  const text = useText();
  const { theme } = usePreferences();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        aria-label={text.app.theme}
        title={text.app.theme}
      >
        <Moon aria-hidden="true" />
      </button>
      <fieldset id={id} popover="auto" className={styles.menu} data-surface="paper">
        <legend className={styles.legend}>{text.app.theme}</legend>
        {THEMES.map((one) => (
          <label key={one} className={styles.option}>
            <input type="radio" name={id} checked={one === theme} onChange={() => changePreferences({ theme: one })} />
            <span>{text.app.themes[one]}</span>
            <Check className={styles.check} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
    </>
  );
}
