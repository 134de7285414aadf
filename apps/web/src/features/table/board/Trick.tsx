import type { Card, Player, TrickCard } from '@skatrunde/rules/cards';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import type { Layout } from './layout.ts';
import { type Journey, MOTION } from './motion.ts';
import { PlacedCard } from './PlacedCard.tsx';
import { type Scene, seatOf } from './scene.ts';
import type { SeatScene } from './seat-scene.ts';
import type { Pose } from './shapes.ts';
import styles from './Trick.module.css';
import { type TrickPlace, trickPose } from './trick-poses.ts';

export type TrickProps = {
  readonly scene: Scene;
  readonly layout: Layout;
  /** In order of play. */
  readonly cards: readonly TrickCard[];
  readonly winner: Player | undefined;
  /** My turn to play a card: my place is marked. */
  readonly myTurn: boolean;
  /** Where a card comes from that has just been played. */
  readonly origin: (card: TrickCard, seat: SeatScene) => Pose | undefined;
};

/** The trick in the middle: fixed places, in order of play, the winning card ringed. */
export function Trick({ scene, layout, cards, winner, myTurn, origin }: TrickProps) {
  const text = useText();
  return (
    <ul className={styles.trick} aria-label={text.table.board.trick.label}>
      {myTurn && <EmptyPlace layout={layout} />}
      {cards.map((trickCard) => {
        const seat = seatOf(scene, trickCard.player);
        return (
          seat && (
            <PlayedCard
              key={trickCard.card}
              card={trickCard.card}
              seat={seat}
              layout={layout}
              won={winner === trickCard.player}
              from={origin(trickCard, seat)}
            />
          )
        );
      })}
    </ul>
  );
}

export function trickPlace({ place }: SeatScene): TrickPlace {
  return place === 'top' ? 'me' : place;
}

type PlayedCardProps = {
  readonly card: Card;
  readonly seat: SeatScene;
  readonly layout: Layout;
  readonly won: boolean;
  readonly from: Pose | undefined;
};

function PlayedCard({ card, seat, layout, won, from }: PlayedCardProps) {
  const text = useText();
  const name = text.table.board.trick.card(seat.name, text.cards.name(card, useDeck()));
  const journey: Journey | undefined = from && { from, ms: MOTION.play };
  return (
    <li className={styles.item}>
      <PlacedCard pose={trickPose(layout.trick, trickPlace(seat))} journey={journey}>
        <span className={styles.card} data-won={won || undefined} role="img" aria-label={name} data-trick-card={card}>
          <CardFace card={card} />
        </span>
      </PlacedCard>
    </li>
  );
}

/** My place while it is my turn: a dashed outline. */
function EmptyPlace({ layout }: { readonly layout: Layout }) {
  return (
    <li className={styles.item} aria-hidden="true">
      <PlacedCard pose={trickPose(layout.trick, 'me')}>
        <span className={styles.empty} />
      </PlacedCard>
    </li>
  );
}
