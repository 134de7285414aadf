import type { TrickCard } from '@skatrunde/rules/cards';
import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { CardFace } from '../../../cards/CardFace.tsx';
import styles from './LeavingTrick.module.css';
import type { Layout } from './layout.ts';
import { leave, poseTransform } from './motion.ts';
import { pilePose } from './pile-places.ts';
import { type Scene, seatOf } from './scene.ts';
import type { Pose } from './shapes.ts';
import { trickPlace } from './Trick.tsx';
import { trickPose } from './trick-poses.ts';
import type { RestingTrick } from './use-trick-rest.ts';

export type LeavingTrickProps = { readonly trick: RestingTrick; readonly scene: Scene; readonly layout: Layout };

/** A trick on its way to who took it; a picture of something that has already happened. */
export function LeavingTrick({ trick, scene, layout }: LeavingTrickProps) {
  const winner = seatOf(scene, trick.winner);
  if (!winner) return null;
  return (
    <div className={styles.trick} aria-hidden="true">
      {trick.cards.map((one) => {
        const seat = seatOf(scene, one.player);
        const from = seat && trickPose(layout.trick, trickPlace(seat));
        return from && <LeavingCard key={one.card} card={one} from={from} to={pilePose(layout, winner.place)} />;
      })}
    </div>
  );
}

export type LeavingCardProps = { readonly card: TrickCard; readonly from: Pose; readonly to: Pose };

/** One of its cards. */
export function LeavingCard({ card, from, to }: LeavingCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const way = useRef({ from, to });
  useLayoutEffect(() => {
    if (element.current) leave(element.current, way.current.from, way.current.to);
  }, []);
  return (
    <div
      ref={element}
      className={styles.card}
      style={{ width: from.width, transform: poseTransform(from, from.width) }}
    >
      <CardBack />
      <div className={styles.face} data-face>
        <CardFace card={card.card} />
      </div>
    </div>
  );
}
