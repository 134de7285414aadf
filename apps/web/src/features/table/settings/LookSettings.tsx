import { changePreferences, LANGUAGES, THEMES, usePreferences } from '../../../app/preferences.ts';
import { changeDeck, DECKS, useDeck } from '../../../cards/deck.ts';
import { LANGUAGE_NAMES, useText } from '../../../i18n/index.ts';
import { Segment } from '../../../ui/Segment.tsx';

/** Language, theme and cards of this browser; each changes at once. */
export function LookSettings() {
  const text = useText();
  const { language, theme } = usePreferences();
  const deck = useDeck();
  return (
    <>
      <Segment
        label={text.app.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChange={(next) => changePreferences({ language: next })}
      />
      <Segment
        label={text.app.theme}
        options={THEMES.map((value) => ({ value, label: text.app.themes[value] }))}
        value={theme}
        onChange={(next) => changePreferences({ theme: next })}
      />
      <Segment
        label={text.app.deck}
        options={DECKS.map((value) => ({ value, label: text.cards.deckNames[value] }))}
        value={deck}
        onChange={changeDeck}
      />
    </>
  );
}
