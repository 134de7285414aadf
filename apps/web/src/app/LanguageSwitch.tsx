import { useText } from '../i18n/index.ts';
import styles from './LanguageSwitch.module.css';
import { changePreferences, usePreferences } from './preferences.ts';

/** One press to the other language; the button speaks it. */
export function LanguageSwitch() {
  const text = useText();
  const { language } = usePreferences();
  const other = language === 'de' ? 'en' : 'de';
  return (
    <button
      type="button"
      className={styles.language}
      lang={other}
      onClick={() => changePreferences({ language: other })}
    >
      {text.app.switchLanguage}
    </button>
  );
}
