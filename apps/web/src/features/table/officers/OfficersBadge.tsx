import { Flag } from 'lucide-react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Countdown } from '../board/Countdown.tsx';
import { DealerIcon } from '../board/DealerIcon.tsx';
import { seatText } from '../board/SeatBadge.tsx';
import { SuitDisc } from '../board/SuitDisc.tsx';
import { seatOf } from '../board/scene.ts';
import { cardPointsOf } from './in-game.ts';
import styles from './Officers.module.css';
import { officersName } from './reckoning.ts';
import type { StacksProps } from './Stacks.tsx';

export type OfficersBadgeProps = Omit<StacksProps, 'turning'>;

/** A player: coaster, name, score, who deals and who leads first, tricks, and what was said. */
export function OfficersBadge({ game, scene, layout, player, side }: OfficersBadgeProps) {
  const text = useText();
  const deck = useDeck();
  const said = useSaid({ game, player });
  const seat = seatOf(scene, player);
  if (!seat) return null;
  const { view } = game;
  const contract = 'contract' in view ? view.contract : view.phase === 'over' ? view.result.contract : undefined;
  const spoken = seat.declarer && contract ? officersName(contract, { text, deck }) : undefined;
  const words = text.table.board.seat;
  const { board } = text.officers;
  const points = cardPointsOf(view, player);
  const narrow = side.badge.width < 150;
  return (
    <li
      className={styles.badge}
      data-arrangement={layout.arrangement}
      data-mine={side === layout.mine || undefined}
      data-mute={side.badge.width < 80 || undefined}
      style={side.badge}
    >
      <VisuallyHidden>
        {seatText(seat, { away: undefined, contract: spoken, text })}
        {points !== undefined && `, ${board.points(points)}`}
      </VisuallyHidden>
      <Avatar
        name={seat.name}
        bot={seat.bot || seat.replaced}
        turn={seat.turn}
        away={seat.awaySince !== undefined}
        size="seat"
      >
        <Countdown until={seat.thinksUntil} />
        {seat.declarer && contract && (
          <span className={styles.announcer}>
            <SuitDisc contract={contract} />
          </span>
        )}
      </Avatar>
      <span className={styles.words} aria-hidden="true">
        {(!narrow || !seat.you) && (
          <span className={styles.name} title={seat.name}>
            {seat.name}
          </span>
        )}
        <span className={styles.facts}>
          <b className={styles.score}>{words.score(seat.score)}</b>
          {seat.replaced && !narrow && <span>{text.bots.standIn.plays}</span>}
          <span className={styles.mark}>
            {seat.dealer ? <DealerIcon /> : <Flag />}
            {layout.arrangement === 'above' && <span>{seat.dealer ? words.dealer : words.forehand}</span>}
          </span>
          {!side.points && points !== undefined && (
            <span>{side.badge.width < 200 ? board.points(points) : board.taken(points, seat.tricks)}</span>
          )}
        </span>
      </span>
      {said !== undefined && (
        <span className={styles.speech} aria-hidden="true">
          {said}
        </span>
      )}
    </li>
  );
}

/** What this player has said, until the first card lies: the game, Kontra, Re. */
function useSaid({ game: { view }, player }: Pick<OfficersBadgeProps, 'game' | 'player'>): string | undefined {
  const text = useText();
  const deck = useDeck();
  if (view.phase !== 'doubling') return undefined;
  const isAnnouncer = view.announcer === player;
  const word = isAnnouncer ? 're' : 'kontra';
  if (view.doublings.includes(word)) return text.officers.doubling(word);
  return isAnnouncer ? officersName(view.contract, { text, deck }) : undefined;
}
