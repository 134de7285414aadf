import type { PadLine, Stage } from '@skatrunde/protocol';
import type { OverView, PlayedResult } from '@skatrunde/rules/cards';
import { useDeck } from '../../../cards/deck.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import type { Layout } from '../board/layout.ts';
import type { Scene } from '../board/scene.ts';
import type { BoardProps } from '../board-props.ts';
import { occupantName } from '../names.ts';
import { PointsBar } from './PointsBar.tsx';
import { ResultFrame, type ResultHead } from './ResultFrame.tsx';
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
  const text = useText();
  const deck = useDeck();
  if (stage.kind !== 'pause') return null;
  const view = scene.game?.view;
  const over = view?.phase === 'over' ? view : undefined;
  const words = { who: (player: number) => who(scene, player), text, deck };
  const head = over
    ? { title: resultTitle(over.result, words), why: resultReasons(over.result, words).join(' ') }
    : brokenOffHead(scene, stage, text);
  return (
    <ResultFrame head={head} scene={scene} stage={stage} layout={layout} pending={pending} onCommand={onCommand}>
      {over ? (
        <Played view={over} scene={scene} line={lineOfGame(pad, scene.match.game)} />
      ) : (
        <ResultScores scene={scene} scores={undefined} />
      )}
    </ResultFrame>
  );
}

/** Somebody left: no score for this game. */
function brokenOffHead({ view }: Scene, { brokenOffBy }: PauseStage, { table: { result } }: Texts): ResultHead {
  const name = brokenOffBy && occupantName(view, brokenOffBy);
  return { title: result.brokenOff(name ?? '…'), why: result.brokenOffWhy };
}

type PauseStage = Extract<Stage, { readonly kind: 'pause' }>;

type PlayedProps = {
  readonly view: OverView;
  readonly scene: Scene;
  /** As it stands on the pad, once that has come. */
  readonly line: PadLine | undefined;
};

function Played({ view, scene, line }: PlayedProps) {
  const text = useText();
  const { result } = view;
  const settled = line ? settlementText(line, text) : '';
  return (
    <>
      {result.kind === 'played' && <DeclarersPoints result={result} scene={scene} />}
      {result.kind === 'played' && <ResultSum result={result} />}
      {settled !== '' && <p className={styles.settled}>{settled}</p>}
      <div className={styles.below}>
        <ResultScores scene={scene} changes={line?.scores} scores={result.scores} />
        <SkatCards view={view} />
      </div>
    </>
  );
}

/** In Null the card points do not count. */
function DeclarersPoints({ result, scene }: { readonly result: PlayedResult; readonly scene: Scene }) {
  const { both } = useText().table.result;
  if (result.contract.type === 'null') return null;
  const names = [0, 1, 2].filter((player) => player !== result.declarer).map((player) => who(scene, player).name);
  const { declarer, defenders } = result.cardPoints;
  return (
    <PointsBar
      one={{ name: who(scene, result.declarer).name, points: declarer }}
      other={{ name: both(names[0] ?? '', names[1] ?? ''), points: defenders }}
    />
  );
}
