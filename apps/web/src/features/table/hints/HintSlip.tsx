import { Lightbulb, X } from 'lucide-react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './HintSlip.module.css';
import { useHints } from './hint-context.ts';
import { hintSentence } from './hint-words.ts';

/** What a bot would do and why, in two sentences by the hand. `bottom`: from the board's lower edge, px. */
export function HintSlip({ bottom }: { readonly bottom: number }) {
  const text = useText();
  const deck = useDeck();
  const { hint, close } = useHints();
  if (hint === undefined) return null;
  return (
    <div className={styles.slip} style={{ bottom }} data-hint>
      <Lightbulb className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>{hintSentence(hint, { text, deck })}</p>
      <IconButton icon={X} label={text.hints.close} onClick={close} />
    </div>
  );
}
