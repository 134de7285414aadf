import type { SkatCommand } from '@skatrunde/rules/cards';
import { OfferMenu } from '../ask/OfferMenu.tsx';
import styles from './Board.module.css';
import { cornerPlace } from './corner-place.ts';
import { LastTrick } from './LastTrick.tsx';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

export type CornerProps = {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly onOffer: (command: SkatCommand) => void;
};

/** In the mat's lower right corner, away from cards and asks: the last trick, and ending the game early. */
export function Corner({ scene, layout, onOffer }: CornerProps) {
  const view = scene.game?.view;
  const last = view?.phase === 'playing' || view?.phase === 'ramsch' ? view.lastTrick : undefined;
  const { top, right } = cornerPlace(layout);
  return (
    <div
      className={styles.corner}
      data-kind={layout.kind}
      style={{ top, right, '--board-width': `${layout.width}px`, '--popover-room': `${top - 8}px` }}
    >
      {last && <LastTrick key={last.cards.join(' ')} scene={scene} layout={layout} trick={last} />}
      {scene.playing && <OfferMenu scene={scene} onOffer={onOffer} />}
    </div>
  );
}
