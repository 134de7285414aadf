import { useText } from '../../../i18n/index.ts';
import { Backs } from './Backs.tsx';
import type { Layout } from './layout.ts';
import { OpenHand } from './OpenHand.tsx';
import { Pile } from './Pile.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import type { Scene } from './scene.ts';
import type { SeatScene } from './seat-scene.ts';

/** The people around the mat, and the cards in front of them. */
export function Seats({ scene, layout }: { readonly scene: Scene; readonly layout: Layout }) {
  const text = useText();
  const shown = scene.seats.filter((seat) => !isCrowdedOut(seat, scene, layout));
  return (
    <>
      <ul aria-label={text.table.board.seats}>
        {shown.map((seat) => (
          <SeatBadge key={seat.seat} scene={scene} seat={seat} layout={layout} />
        ))}
      </ul>
      {scene.seats.map((seat) => (
        <SeatCards key={seat.seat} seat={seat} scene={scene} layout={layout} />
      ))}
      {scene.game?.view.phase === 'playing' &&
        scene.seats.map((seat) => <Pile key={seat.seat} seat={seat} layout={layout} />)}
    </>
  );
}

/** On the smallest screen twelve cards leave no room for my own badge. */
function isCrowdedOut({ you }: SeatScene, { game }: Scene, { kind }: Layout): boolean {
  return kind === 'small' && you && game !== undefined && game.view.hand.length > 10;
}

type SeatCardsProps = { readonly seat: SeatScene; readonly scene: Scene; readonly layout: Layout };

/** Others' cards: backs, or faces where the hand lies open. On a phone the bids stand there until play begins. */
function SeatCards({ seat, scene, layout }: SeatCardsProps) {
  const own = seat.you && scene.playing;
  if (own || seat.cards === 0) return null;
  if (seat.open) return <OpenHand seat={seat} layout={layout} cards={seat.open} />;
  if (seat.call && layout.phone && layout.kind !== 'across') return null;
  return <Backs seat={seat} layout={layout} />;
}
