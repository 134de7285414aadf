import type { OfficersGameView, Stage } from '@skatrunde/protocol';
import { useId } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import type { Scene } from '../board/scene.ts';
import type { BoardProps } from '../board-props.ts';
import { NextGame } from '../result/NextGame.tsx';
import { ResultScores } from '../result/ResultScores.tsx';
import sheet from '../result/ResultSheet.module.css';
import styles from './Officers.module.css';
import type { OfficersLayout } from './officers-layout.ts';
import { officersSum } from './reckoning.ts';
import { officersReasons, officersTitle } from './result-words.ts';

export type OfficersResultSheetProps = Pick<BoardProps, 'pending' | 'onCommand'> & {
  readonly game: OfficersGameView;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly layout: OfficersLayout;
};

/** The result between two games: one sentence, what decided it, the sum, and where both stand. */
export function OfficersResultSheet({ game, scene, stage, layout, pending, onCommand }: OfficersResultSheetProps) {
  const text = useText();
  const deck = useDeck();
  const titleId = useId();
  if (stage.kind !== 'pause' || game.view.phase !== 'over') return null;
  const { result } = game.view;
  const words = { who: (player: number) => who(scene, player), text, deck };
  const phone = layout.kind !== 'wide' && layout.kind !== 'tablet';
  return (
    <section
      className={sheet.sheet}
      data-kind={layout.kind}
      data-surface="paper"
      style={{
        '--mat-top': `${layout.mat.top}px`,
        '--mat-height': `${layout.mat.height}px`,
        '--mat-left': `${layout.mat.left}px`,
      }}
      aria-labelledby={titleId}
    >
      <div className={sheet.body}>
        <h2 id={titleId} className={sheet.title}>
          {officersTitle(result, words)}
        </h2>
        <p className={sheet.why}>{officersReasons(result, words).join(' ')}</p>
        <p className={styles.sum}>{officersSum(result, text)}</p>
        <ResultScores scene={scene} scores={result.scores} />
      </div>
      <NextGame scene={scene} stage={stage} phone={phone} pending={pending} onCommand={onCommand} />
    </section>
  );
}
