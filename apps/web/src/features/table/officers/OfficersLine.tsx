import type { OfficersGameView } from '@skatrunde/protocol';
import type { OfficersPlayingView, OfficersView } from '@skatrunde/rules/cards';
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
        <span className={styles.detail}>{isAllLaid(view) ? words.allLaid : words.firstRow}</span>
      </p>
    );
  }
  const name = officersName(view.contract, { text, deck });
  const where = view.phase === 'playing' ? words.trickOf(Math.min(taken(view) + 1, 16)) : words.beforeFirst;
  const doubled = view.doublings.map(text.officers.times);
  const details = [where, ...doubled];
  const short = doubled.at(-1) ?? (view.phase === 'playing' ? where : undefined);
  return (
    <p className={styles.line}>
      <SuitDisc contract={view.contract} />
      <span className={styles.title}>{text.table.board.line.plays(who(scene, view.announcer), name)}</span>
      <span className={`${styles.dot} ${short === undefined ? styles.long : ''}`} aria-hidden="true" />
      <span className={`${styles.detail} ${styles.long}`}>{details.join(' · ')}</span>
      {short !== undefined && <span className={`${styles.detail} ${styles.short}`}>{short}</span>}
    </p>
  );
}

function taken({ tricksTaken: [first, second] }: OfficersPlayingView): number {
  return first + second;
}

/** Where forehand announces last of all he sees both his rows. */
function isAllLaid({ stacks, turn }: Extract<OfficersView, { readonly phase: 'announcing' }>): boolean {
  return (stacks[turn] ?? []).every(({ open }) => open !== undefined);
}
