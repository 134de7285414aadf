import type { OfficersGameView } from '@skatrunde/protocol';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import styles from '../board/ContractLine.module.css';
import { who } from '../board/contract-line.ts';
import { SuitDisc } from '../board/SuitDisc.tsx';
import type { Scene } from '../board/scene.ts';
import { officersName } from './reckoning.ts';

export type OfficersLineProps = { readonly game: OfficersGameView; readonly scene: Scene };

/** What is on in a game of Officers' Skat: who plays what, the trick, what was doubled. */
export function OfficersLine({ game: { view }, scene }: OfficersLineProps) {
  const text = useText();
  const deck = useDeck();
  const words = text.officers.line;
  if (view.phase === 'over') return null;
  if (view.phase === 'announcing') {
    return (
      <p className={styles.line}>
        <span className={styles.title}>{words.announces(who(scene, view.turn))}</span>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.detail}>{words.firstRow}</span>
      </p>
    );
  }
  const name = officersName(view.contract, { text, deck });
  const trick = view.phase === 'playing' ? view.tricksTaken[0] + view.tricksTaken[1] + 1 : 1;
  const details = [words.trickOf(Math.min(trick, 16)), ...view.doublings.map(text.officers.times)];
  return (
    <p className={styles.line}>
      <SuitDisc contract={view.contract} />
      <span className={styles.title}>{text.table.board.line.plays(who(scene, view.announcer), name)}</span>
      <span className={styles.dot} aria-hidden="true" />
      <span className={`${styles.detail} ${styles.long}`}>{details.join(' · ')}</span>
      <span className={`${styles.detail} ${styles.short}`}>{details.at(-1)}</span>
    </p>
  );
}
