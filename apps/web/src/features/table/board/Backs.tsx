import { CardBack } from '../../../cards/CardBack.tsx';
import styles from './Backs.module.css';
import { fan } from './fan.ts';
import type { Layout } from './layout.ts';
import { PlacedCard } from './PlacedCard.tsx';
import type { SeatScene } from './seat-scene.ts';
import type { Pose } from './shapes.ts';

const ANGLE = 3.2;
/** Backs are told apart by nothing but their place in the fan. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** Somebody else's hand: a small fan of backs. */
export function Backs({ seat, layout }: { readonly seat: SeatScene; readonly layout: Layout }) {
  const poses = backPoses(seat, layout);
  return (
    <div className={styles.backs} aria-hidden="true">
      {PLACES.map((place, index) => {
        const pose = poses[index];
        return (
          pose && (
            <PlacedCard key={place} pose={pose}>
              <CardBack />
            </PlacedCard>
          )
        );
      })}
    </div>
  );
}

export function backPoses({ place, cards }: Pick<SeatScene, 'place' | 'cards'>, layout: Layout): readonly Pose[] {
  if (place === 'me') {
    return fan({ count: cards, angle: 2.6, ...layout.below });
  }
  const { backs } = layout;
  if (!backs || place === 'top') return [];
  return fan({ count: cards, width: backs.width, step: backs.step, angle: ANGLE, ...backs[place] });
}
