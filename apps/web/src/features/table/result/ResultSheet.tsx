import type { PadLine, Stage } from '@skatrunde/protocol';
import type { OverView } from '@skatrunde/rules/cards';
import { useId } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import type { Layout } from '../board/layout.ts';
import type { Scene } from '../board/scene.ts';
import type { BoardProps } from '../board-props.ts';
import { occupantName } from '../names.ts';
import { NextGame } from './NextGame.tsx';
import { PointsBar } from './PointsBar.tsx';
import { ResultScores } from './ResultScores.tsx';
import styles from './ResultSheet.module.css';
import { ResultSum } from './ResultSum.tsx';
import { resultReasons, resultTitle } from './result-sentence.ts';
import { SkatCards } from './SkatCards.tsx';
import { lineOfGame, settlementText } from './settlement.ts';

export type ResultSheetProps = Pick<BoardProps, 'pad' | 'pending' | 'onCommand'> & {
  readonly scene: Scene;
  readonly stage: Stage;
  readonly layout: Layout;
};

/** The result between two games: one sentence, what decided it, the sum, changes and totals, and on to the next. */
export function ResultSheet({ scene, stage, layout, pad, pending, onCommand }: ResultSheetProps) {
  const titleId = useId();
  if (stage.kind !== 'pause') return null;
  const view = scene.game?.view;
  return (
    <section
      className={styles.sheet}
      data-kind={layout.kind}
      data-surface="paper"
      style={{
        '--mat-top': `${layout.mat.top}px`,
        '--mat-height': `${layout.mat.height}px`,
        '--mat-left': `${layout.mat.left}px`,
      }}
      aria-labelledby={titleId}
    >
      <div className={styles.body}>
        {view?.phase === 'over' ? (
          <Played view={view} scene={scene} line={lineOfGame(pad, scene.match.game)} titleId={titleId} />
        ) : (
          <BrokenOff stage={stage} scene={scene} titleId={titleId} />
        )}
      </div>
      <NextGame scene={scene} stage={stage} phone={layout.phone} pending={pending} onCommand={onCommand} />
    </section>
  );
}

type PlayedProps = {
  readonly view: OverView;
  readonly scene: Scene;
  /** As it stands on the pad, once that has come. */
  readonly line: PadLine | undefined;
  readonly titleId: string;
};

function Played({ view, scene, line, titleId }: PlayedProps) {
  const text = useText();
  const deck = useDeck();
  const { result } = view;
  const settled = line ? settlementText(line, text) : '';
  const words = { who: (player: number) => who(scene, player), text, deck };
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {resultTitle(result, words)}
      </h2>
      <p className={styles.why}>{resultReasons(result, words).join(' ')}</p>
      {result.kind === 'played' && <PointsBar result={result} scene={scene} />}
      {result.kind === 'played' && <ResultSum result={result} />}
      {settled !== '' && <p className={styles.settled}>{settled}</p>}
      <div className={styles.below}>
        <ResultScores scene={scene} changes={line?.scores} scores={result.scores} />
        <SkatCards view={view} />
      </div>
    </>
  );
}

type BrokenOffProps = {
  readonly stage: Extract<Stage, { readonly kind: 'pause' }>;
  readonly scene: Scene;
  readonly titleId: string;
};

/** Somebody left: no score for this game. */
function BrokenOff({ stage, scene, titleId }: BrokenOffProps) {
  const words = useText().table.result;
  const name = stage.brokenOffBy && occupantName(scene.view, stage.brokenOffBy);
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {words.brokenOff(name ?? '…')}
      </h2>
      <p className={styles.why}>{words.brokenOffWhy}</p>
      <ResultScores scene={scene} scores={undefined} />
    </>
  );
}
