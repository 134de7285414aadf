import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../../../cards/CardBack.tsx';
import { useText } from '../../../i18n/index.ts';
import type { Layout } from './layout.ts';
import { leave, MOTION, poseTransform } from './motion.ts';
import { PlacedCard } from './PlacedCard.tsx';
import styles from './SkatPlace.module.css';
import { type Scene, seatOf } from './scene.ts';
import type { SeatScene } from './seat-scene.ts';
import { cardHeight, type Pose } from './shapes.ts';
import { skatPoses } from './skat-poses.ts';
import type { Arrivals } from './use-arrivals.ts';

export type SkatPlaceProps = { readonly scene: Scene; readonly layout: Layout; readonly arrivals: Arrivals };

/** Until play begins the skat lies in the middle; once it is taken its place stays marked. */
export function SkatPlace({ scene, layout, arrivals }: SkatPlaceProps) {
  switch (scene.game?.view.phase) {
    case 'pickingUp':
      return <SkatCards layout={layout} from={undefined} />;
    case 'discarding':
      return <EmptySkat scene={scene} layout={layout} takenBy={arrivals.takenBy} />;
    case 'announcing':
      return <SkatCards layout={layout} from={placeOf(scene, layout, arrivals.discardedBy)} />;
    case 'beforeRamsch':
      return scene.game.view.step === 'putOn' ? (
        <EmptySkat scene={scene} layout={layout} takenBy={arrivals.takenBy} />
      ) : (
        <SkatCards layout={layout} from={placeOf(scene, layout, arrivals.discardedBy)} />
      );
    case 'bidding':
    case 'playing':
    case 'ramsch':
    case 'over':
    case undefined:
      return null;
  }
}

/** The two cards, face down; just put away, they come from the declarer. */
function SkatCards({ layout, from }: { readonly layout: Layout; readonly from: Pose | undefined }) {
  const text = useText();
  return (
    <div className={styles.cards} role="img" aria-label={text.table.board.skat}>
      {skatPoses(layout).map((pose) => (
        <PlacedCard key={pose.angle} pose={pose} journey={from && { from, ms: MOTION.skat }}>
          <CardBack />
        </PlacedCard>
      ))}
    </div>
  );
}

type EmptySkatProps = { readonly scene: Scene; readonly layout: Layout; readonly takenBy: number | undefined };

function EmptySkat({ scene, layout, takenBy }: EmptySkatProps) {
  const text = useText();
  const taker = takenBy === undefined ? undefined : seatOf(scene, takenBy);
  const to = taker && !taker.you ? placeOf(scene, layout, takenBy) : undefined;
  return (
    <>
      <div className={styles.place} style={box(layout)}>
        {layout.kind !== 'small' && text.table.board.skat}
      </div>
      {to && skatPoses(layout).map((pose) => <LeavingBack key={pose.angle} from={pose} to={to} />)}
    </>
  );
}

/** On its way to somebody else's hand; a picture of something that has already happened. */
function LeavingBack({ from, to }: { readonly from: Pose; readonly to: Pose }) {
  const element = useRef<HTMLDivElement>(null);
  const way = useRef({ from, to });
  useLayoutEffect(() => {
    if (element.current) leave(element.current, way.current.from, way.current.to);
  }, []);
  return (
    <div
      ref={element}
      className={styles.leaving}
      style={{ width: from.width, transform: poseTransform(from, from.width) }}
      aria-hidden="true"
    >
      <CardBack />
    </div>
  );
}

/** Where somebody holds his cards. */
function placeOf(scene: Scene, layout: Layout, player: number | undefined): Pose | undefined {
  const seat: SeatScene | undefined = player === undefined ? undefined : seatOf(scene, player);
  if (!seat) return undefined;
  if (seat.you)
    return { x: layout.hand.x, y: layout.hand.top + cardHeight(layout.hand.width) / 2, angle: 0, width: 60 };
  const { x, y } = layout.badges[seat.place];
  return { x, y, angle: 0, width: 36 };
}

function box({ trick, kind }: Layout) {
  const width = trick.width * (kind === 'small' ? 1.6 : 2.05);
  const height = cardHeight(trick.width) * 0.94;
  return { left: trick.x - width / 2, top: trick.y - height / 2, width, height };
}
