import type { OfficersGameView, Stage } from '@skatrunde/protocol';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import type { Scene } from '../board/scene.ts';
import type { BoardProps } from '../board-props.ts';
import { PointsBar } from '../result/PointsBar.tsx';
import { ResultFrame } from '../result/ResultFrame.tsx';
import { ResultScores } from '../result/ResultScores.tsx';
import sheet from '../result/ResultSheet.module.css';
import { OfficersSum } from './OfficersSum.tsx';
import type { OfficersLayout } from './officers-layout.ts';
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
  if (stage.kind !== 'pause' || game.view.phase !== 'over') return null;
  const { result } = game.view;
  const { announcer, cardPoints, contract } = result;
  const words = { who: (player: number) => who(scene, player), text, deck };
  const head = { title: officersTitle(result, words), why: officersReasons(result, words).join(' ') };
  const side = (player: number) => ({ name: who(scene, player).name, points: cardPoints[player] ?? 0 });
  return (
    <ResultFrame head={head} scene={scene} stage={stage} layout={layout} pending={pending} onCommand={onCommand}>
      <PointsBar one={side(announcer)} other={side(1 - announcer)} mark={contract.type !== 'ramsch'} />
      <OfficersSum result={result} />
      <div className={sheet.below}>
        <ResultScores scene={scene} scores={result.scores} />
      </div>
    </ResultFrame>
  );
}
