import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { HintButton } from './HintButton.tsx';
import styles from './HintLine.module.css';
import { useHints } from './hint-context.ts';
import { hintSentence } from './hint-words.ts';

/** The same within the slip on which a game is announced, which covers the board. */
export function HintLine() {
  const text = useText();
  const deck = useDeck();
  const { possible, hint } = useHints();
  if (!possible) return null;
  return (
    <div className={styles.line} data-hint>
      {hint === undefined ? <HintButton short={false} /> : <p>{hintSentence(hint, { text, deck })}</p>}
    </div>
  );
}
