import type { SkatCommand } from '@skatrunde/rules/cards';
import { OfferMenu } from '../ask/OfferMenu.tsx';
import { HintButton } from '../hints/HintButton.tsx';
import { useHints } from '../hints/hint-context.ts';
import styles from './Board.module.css';
import { cornerPlace } from './corner-place.ts';
import { LastTrick } from './LastTrick.tsx';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

export type CornerProps = {
  readonly scene: Scene;
  readonly layout: Layout;
  /** A hint may be asked for here: what covers the board has its own. */
  readonly hint: boolean;
  readonly onOffer: (command: SkatCommand) => void;
};

/** One button more, one above the other. */
const ROOM_FOR_HINT = 44;

/** In the mat's lower right corner, away from cards and asks: a hint, the last trick, and ending the game early. */
export function Corner({ scene, layout, hint, onOffer }: CornerProps) {
  const view = scene.game?.view;
  const last = view?.phase === 'playing' || view?.phase === 'ramsch' ? view.lastTrick : undefined;
  const { possible } = useHints();
  const place = cornerPlace(layout);
  const { right } = place;
  const tall = possible && layout.kind === 'small';
  const top = place.top - (tall ? ROOM_FOR_HINT : 0);
  return (
    <div
      className={styles.corner}
      data-kind={layout.kind}
      data-tall={tall || undefined}
      style={{ top, right, '--board-width': `${layout.width}px`, '--popover-room': `${top - 8}px` }}
    >
      {hint && <HintButton short={layout.kind !== 'wide'} />}
      {last && <LastTrick key={last.cards.join(' ')} scene={scene} layout={layout} trick={last} />}
      {scene.playing && <OfferMenu scene={scene} onOffer={onOffer} />}
    </div>
  );
}
