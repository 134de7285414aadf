import { changePreferences, usePreferences } from '../../app/preferences.ts';
import { useText } from '../../i18n/index.ts';
import styles from './LandingPage.module.css';

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
