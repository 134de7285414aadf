import type { OfficersGameView } from '@skatrunde/protocol';
import type { OfficersCommand } from '@skatrunde/rules/cards';
import { LastTrick } from '../board/LastTrick.tsx';
import type { Scene } from '../board/scene.ts';
import { HintButton } from '../hints/HintButton.tsx';
import styles from './Officers.module.css';
import { OfficersOffers } from './OfficersOffers.tsx';
import type { OfficersLayout } from './officers-layout.ts';

export type OfficersCornerProps = {
  readonly game: OfficersGameView;
  readonly scene: Scene;
  readonly layout: OfficersLayout;
  readonly onOffer: (command: OfficersCommand) => void;
};

/** Away from cards and asks: the last trick, and ending the game early. */
export function OfficersCorner({ game, scene, layout, onOffer }: OfficersCornerProps) {
  const { view } = game;
  const last = view.phase === 'playing' ? view.lastTrick : undefined;
  const { top, right } = layout.corner;
  return (
    <div className={styles.corner} data-arrangement={layout.arrangement} style={{ top, right }}>
      <HintButton short />
      {last && <LastTrick key={last.cards.join(' ')} scene={scene} layout={layout} trick={last} />}
      {view.you !== undefined && <OfficersOffers game={game} onOffer={onOffer} />}
    </div>
  );
}
