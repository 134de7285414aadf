import { CardBack } from '../../../cards/CardBack.tsx';
import { useText } from '../../../i18n/index.ts';
import type { Layout } from './layout.ts';
import { MOTION } from './motion.ts';
import { PlacedCard } from './PlacedCard.tsx';
import styles from './SkatPlace.module.css';
import type { Scene } from './scene.ts';
import { cardHeight, type Pose } from './shapes.ts';

/** Until play begins the skat lies in the middle; once it is taken its place stays marked. */
export function SkatPlace({ scene, layout }: { readonly scene: Scene; readonly layout: Layout }) {
  const text = useText();
  const lies = skatLies(scene);
  if (lies === undefined) return null;
  if (!lies.cards) {
    return (
      <div className={styles.place} style={box(layout)}>
        {layout.kind !== 'small' && text.table.board.skat}
      </div>
    );
  }
  return (
    <div className={styles.cards} role="img" aria-label={text.table.board.skat}>
      {skatPoses(layout).map((pose) => (
        <PlacedCard key={pose.angle} pose={pose} journey={lies.putDown ? comingDown(pose, layout) : undefined}>
          <CardBack />
        </PlacedCard>
      ))}
    </div>
  );
}

/** The two cards of the skat, side by side. */
export function skatPoses({ trick }: Layout): readonly Pose[] {
  const { x, y, width } = trick;
  return [
    { x: x - width * 0.3, y, angle: -4, width: width * 0.8 },
    { x: x + width * 0.3, y, angle: 3, width: width * 0.8 },
  ];
}

function comingDown(pose: Pose, { hand }: Layout) {
  return { from: { ...pose, x: hand.x, y: hand.top + cardHeight(hand.width) / 2 }, ms: MOTION.skat };
}

function box({ trick, kind }: Layout) {
  const width = trick.width * (kind === 'small' ? 1.6 : 2.05);
  const height = cardHeight(trick.width) * 0.94;
  return { left: trick.x - width / 2, top: trick.y - height / 2, width, height };
}

/** During the auction the middle belongs to the values; nothing once play has begun. */
function skatLies({ game }: Scene): { readonly cards: boolean; readonly putDown: boolean } | undefined {
  switch (game?.view.phase) {
    case 'pickingUp':
      return { cards: true, putDown: false };
    case 'discarding':
      return { cards: false, putDown: false };
    case 'announcing':
      return { cards: true, putDown: true };
    case 'beforeRamsch':
      return { cards: game.view.step !== 'putOn', putDown: false };
    case 'bidding':
    case 'playing':
    case 'ramsch':
    case 'over':
    case undefined:
      return undefined;
  }
}
