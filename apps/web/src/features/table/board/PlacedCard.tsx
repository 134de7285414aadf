import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Journey, poseTransform, travel } from './motion.ts';
import styles from './PlacedCard.module.css';
import type { Pose } from './shapes.ts';

export type PlacedCardProps = {
  readonly pose: Pose;
  /** Where it comes from, when it has just arrived; it moves once, as it appears. */
  readonly journey?: Journey | undefined;
  readonly children: ReactNode;
};

/** A card at its place on the board. When the place changes it glides there. */
export function PlacedCard({ pose, journey, children }: PlacedCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const arrival = useRef({ pose, journey });
  useLayoutEffect(() => {
    const { pose: to, journey: way } = arrival.current;
    if (element.current && way) travel(element.current, to, way);
  }, []);
  return (
    <div
      ref={element}
      className={styles.placed}
      style={{ width: pose.width, transform: poseTransform(pose, pose.width) }}
    >
      {children}
    </div>
  );
}
