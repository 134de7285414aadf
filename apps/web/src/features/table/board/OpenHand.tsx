import type { Card } from '@skatrunde/rules/cards';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import styles from './Backs.module.css';
import { fan } from './fan.ts';
import type { Layout } from './layout.ts';
import { PlacedCard } from './PlacedCard.tsx';
import type { SeatScene } from './seat-scene.ts';
import type { Pose } from './shapes.ts';

export type OpenHandProps = { readonly seat: SeatScene; readonly layout: Layout; readonly cards: readonly Card[] };

/** An open hand (ouvert, or shown with a claim): at its seat, faces up, each index to be seen. */
export function OpenHand({ seat, layout, cards }: OpenHandProps) {
  const text = useText();
  const deck = useDeck();
  const poses = openPoses(seat, layout, cards.length);
  return (
    <ul className={styles.open} aria-label={text.table.board.seat.openHand(seat.name)}>
      {cards.map((card, index) => {
        const pose = poses[index];
        return (
          pose && (
            <li key={card} className={styles.item}>
              <PlacedCard pose={pose}>
                <span role="img" aria-label={text.cards.name(card, deck)}>
                  <CardFace card={card} large />
                </span>
              </PlacedCard>
            </li>
          )
        );
      })}
    </ul>
  );
}

export function openPoses({ place }: Pick<SeatScene, 'place'>, layout: Layout, count: number): readonly Pose[] {
  const { kind, mat, below } = layout;
  if (place === 'me') return fan({ count, ...below, angle: 0 });
  if (kind === 'small') return fan({ count, width: 36, step: 26, angle: 0, x: layout.width / 2, y: mat.top + 94 });
  const width = layout.phone ? 44 : 58;
  return rows(place, layout, { count, width, perRow: kind === 'wide' || layout.width >= 1000 ? 10 : 5 });
}

type OpenRows = { readonly count: number; readonly perRow: number; readonly width: number };

/** In one row or two short ones, from the mat's edge on its side. */
function rows(place: SeatScene['place'], layout: Layout, { count, perRow, width }: OpenRows): readonly Pose[] {
  const { mat, badges, phone } = layout;
  const step = width * 0.4;
  const edge = 14 + width / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const behind = Math.min(perRow, count - row * perRow) - 1 - (index % perRow);
    const x =
      place === 'right' ? mat.left + mat.width - edge - behind * step : mat.left + edge + (index % perRow) * step;
    return { x, y: badges.left.y + (phone ? 60 : 92) + row * (phone ? 40 : 52), angle: 0, width };
  });
}
