import { CardBack } from '../../../cards/CardBack.tsx';
import { useText } from '../../../i18n/index.ts';
import type { Layout } from './layout.ts';
import styles from './Pile.module.css';
import { pilePlace } from './pile-places.ts';
import type { SeatScene } from './seat-scene.ts';

/** The tricks of one seat, face down, with their number. */
export function Pile({ seat, layout }: { readonly seat: SeatScene; readonly layout: Layout }) {
  const text = useText();
  if (seat.tricks === 0 || !layout.piles) return null;
  const { x, y } = pilePlace(layout, seat.place);
  return (
    <div className={styles.pile} style={{ left: x, top: y }} aria-hidden="true">
      <span className={styles.cards} data-many={seat.tricks > 1 || undefined}>
        <CardBack />
      </span>
      <span className={styles.count}>{text.table.board.seat.tricks(seat.tricks)}</span>
    </div>
  );
}
