import type { OfficersGameView, TableUpdate } from '@skatrunde/protocol';
import type { Card, Player } from '@skatrunde/rules/cards';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MOTION, poseTransform } from '../board/motion.ts';
import { PlacedCard } from '../board/PlacedCard.tsx';
import type { RestingTrick } from '../board/use-trick-rest.ts';
import styles from './Officers.module.css';
import type { OfficersLayout, Side } from './officers-layout.ts';

export type OfficersTrickProps = {
  readonly update: TableUpdate;
  readonly game: OfficersGameView;
  readonly layout: OfficersLayout;
  readonly me: Player;
  readonly resting: RestingTrick | undefined;
};

/** The one or two cards in the middle, and the empty places for them. A card comes from its stack. */
export function OfficersTrick({ update, game: { view }, layout, me, resting }: OfficersTrickProps) {
  const text = useText();
  const deck = useDeck();
  const cards = resting?.cards ?? (view.phase === 'playing' ? view.trick : []);
  if (view.phase !== 'playing' && !resting) return null;
  return (
    <ol className={styles.trick} aria-label={text.officers.board.trick}>
      {[layout.theirs, layout.mine].map((side) => {
        const player = side === layout.mine ? me : 1 - me;
        const card = cards.find((one) => one.player === player)?.card;
        const { trick: pose } = side;
        if (card === undefined) {
          return (
            <li
              key={player}
              className={styles.place}
              style={{ width: pose.width, transform: poseTransform(pose, pose.width) }}
              aria-hidden="true"
            >
              <span className={styles.empty} />
            </li>
          );
        }
        return (
          <li key={card}>
            <PlacedCard pose={pose} journey={journeyOf(update, card, side)}>
              <CardFace card={card} />
              <VisuallyHidden>{text.cards.name(card, deck)}</VisuallyHidden>
            </PlacedCard>
          </li>
        );
      })}
    </ol>
  );
}

/** From the stack on which it lay, if it has just been played. */
function journeyOf({ events }: TableUpdate, card: Card, side: Side) {
  for (const event of events) {
    if (event.type !== 'officers' || event.event.type !== 'cardPlayed' || event.event.card !== card) continue;
    const from = side.stacks[event.event.stack];
    return from && { from, ms: MOTION.play };
  }
  return undefined;
}
