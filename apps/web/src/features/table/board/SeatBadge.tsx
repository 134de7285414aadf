import { Flag, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useServerNow } from '../table-context.ts';
import { Countdown } from './Countdown.tsx';
import { contractName } from './contract-name.ts';
import { DealerIcon } from './DealerIcon.tsx';
import type { Layout } from './layout.ts';
import styles from './SeatBadge.module.css';
import { callText, Speech, type Tail } from './Speech.tsx';
import { SuitDisc } from './SuitDisc.tsx';
import { contractOf, type Scene } from './scene.ts';
import type { SeatScene } from './seat-scene.ts';

export type SeatBadgeProps = { readonly scene: Scene; readonly seat: SeatScene; readonly layout: Layout };

/** A person at the table: coaster, name, score, marks, and what they said. */
export function SeatBadge({ scene, seat, layout }: SeatBadgeProps) {
  const text = useText();
  const deck = useDeck();
  const { x, y, side } = layout.badges[seat.place];
  const contract = seat.declarer && scene.game ? contractOf(scene.game.view) : undefined;
  const away = useAwayText(seat, text);
  const inRow = isUpright(layout) && seat.place === 'me' && layout.ask.left > 40;
  const tight = inRow && layout.kind === 'small';
  const onCoaster = inRow || isSqueezed(seat, layout);
  return (
    <li
      className={styles.badge}
      data-side={side}
      data-place={seat.place}
      data-phone={layout.phone || undefined}
      data-tight={tight || undefined}
      data-squeezed={isSqueezed(seat, layout) || undefined}
      data-mute={isMute(seat, layout) || undefined}
      style={{
        '--x': `${x}px`,
        '--y': `${y}px`,
        '--board': `${layout.width}px`,
        '--room': `${badgeRoom(seat, { scene, layout })}px`,
      }}
    >
      <VisuallyHidden>
        {seatText(seat, { away: away.long, contract: contract && contractName(contract, { text, deck }), text })}
      </VisuallyHidden>
      <Avatar
        name={seat.name}
        bot={seat.bot || seat.replaced}
        turn={seat.turn}
        away={seat.awaySince !== undefined}
        size={isSqueezed(seat, layout) ? 'small' : 'seat'}
      >
        {contract && (
          <span className={styles.declarer}>
            <SuitDisc contract={contract} />
          </span>
        )}
        <Countdown until={seat.thinksUntil} />
        {onCoaster && (
          <span className={styles.onCoaster}>
            <Marks seat={seat} phone />
          </span>
        )}
      </Avatar>
      <div className={styles.words} aria-hidden="true">
        <span className={styles.name} title={seat.name}>
          <span className={styles.nameText}>{seat.name}</span>
          {seat.you && !inRow && layout.kind !== 'across' && (
            <span className={styles.you}>{text.table.board.seat.you}</span>
          )}
        </span>
        <Facts seat={seat} layout={layout} away={isUpright(layout) ? away.short : away.long} marked={!onCoaster} />
      </div>
      {seat.call && <Speech call={seat.call} tail={tailOf(seat, layout)} />}
    </li>
  );
}

/** Beside the badge; others' hang below on a phone, mine stands above where the ask row or the hand begins beside it. */
function tailOf({ place }: SeatScene, { phone, kind, width }: Layout): Tail {
  if (phone && kind !== 'across' && place !== 'me') return place === 'right' ? 'upRight' : 'upLeft';
  if (place === 'me' && (kind === 'wide' || kind === 'across' || (kind === 'tablet' && width >= 900))) return 'down';
  return place === 'right' ? 'right' : 'left';
}

/** What the badge at the top middle takes: its coaster and the words beside it. */
const TOP_BADGE = 244;
/** And on the smallest screen, between two bubbles. */
const SMALL_TOP_BADGE = 106;

type Place = { readonly scene: Scene; readonly layout: Layout };

/** How wide a badge may be: mine ends before the ask row or the hand beside it, others' before the middle. */
function badgeRoom({ place }: SeatScene, { scene, layout }: Place): number {
  const { kind, width, phone, ask, badges, trick } = layout;
  const topStart = badges.top.x - 28;
  const crowded = !phone && badges.top.y < badges.left.y && scene.seats.some((seat) => seat.place === 'top');
  if (crowded && place === 'top') return TOP_BADGE;
  if (kind === 'small' && place === 'top') return SMALL_TOP_BADGE;
  if (crowded && place === 'left') return Math.min(290, topStart - 14 - badges.left.x + 28);
  if (crowded && place === 'right') return Math.min(290, badges.right.x + 28 - topStart - TOP_BADGE - 14);
  if (kind === 'across' && place !== 'me') return trick.x - trick.width * (trick.spread + 0.7) - badges.left.x + 22;
  if (place !== 'me') return phone ? width / 2 - 28 : Math.min(290, width / 2 - 60);
  const right = kind === 'across' ? handStart(layout) : isBesideAsk(layout) ? ask.left : width - 14;
  return right - badges.me.x + (phone ? 16 : 24);
}

/** Left edge of the cards below: mine, or those of who sits there when I have none. */
function handStart({ ask, hand, below }: Layout): number {
  return ask.height > 0 ? hand.x - hand.span / 2 : below.x - below.step * 4.5 - below.width / 2 - 8;
}

/** A phone held upright. */
function isUpright({ phone, kind }: Layout): boolean {
  return phone && kind !== 'across';
}

/** My badge stands at the left of the ask row, not above it. */
function isBesideAsk({ ask, badges }: Layout): boolean {
  return badges.me.y > ask.top;
}

/** On a very low screen there is room for a coaster alone beside my hand, and beside the trick. */
function isMute({ place }: SeatScene, { kind, width }: Layout): boolean {
  return kind === 'across' && width < 700 && (place === 'me' || place === 'top');
}

/** Who sits out on a low or narrow screen: a small coaster, the name, and that they do. */
function isSqueezed({ place }: SeatScene, { kind }: Layout): boolean {
  return place === 'top' && (kind === 'small' || kind === 'across');
}

type FactsProps = {
  readonly seat: SeatScene;
  readonly layout: Layout;
  readonly away: string | undefined;
  /** The marks stand here; else on the coaster. */
  readonly marked: boolean;
};

/** Score, then what is true of this seat. */
function Facts({ seat, layout, away, marked }: FactsProps) {
  const { table, bots } = useText();
  const { seat: words } = table.board;
  /** For how long somebody is away takes the room of what stands beside it. */
  const narrow = away !== undefined && isUpright(layout);
  return (
    <span className={styles.facts}>
      {!(away !== undefined && layout.kind === 'small') && <b className={styles.score}>{words.score(seat.score)}</b>}
      {away !== undefined && <span className={styles.note}>{away}</span>}
      {seat.level && !layout.phone && <span className={styles.note}>{bots.levels[seat.level]}</span>}
      {seat.sittingOut && <span className={styles.note}>{words.sitsOut}</span>}
      {marked && !narrow && <Marks seat={seat} phone={layout.phone} />}
      {!layout.piles && !narrow && seat.tricks > 0 && (
        <span className={styles.tricks}>
          <Layers />
          {seat.tricks}
        </span>
      )}
    </span>
  );
}

function Marks({ seat, phone }: { readonly seat: SeatScene; readonly phone: boolean }) {
  const { seat: words } = useText().table.board;
  return (
    <>
      {seat.dealer && <Mark icon={<DealerIcon />} word={words.dealer} short={words.dealerShort} phone={phone} />}
      {seat.forehand && <Mark icon={<Flag />} word={words.forehand} short={words.forehandShort} phone={phone} />}
    </>
  );
}

type MarkProps = {
  readonly icon: ReactNode;
  readonly word: string;
  readonly short: string;
  readonly phone: boolean;
};

function Mark({ icon, word, short, phone }: MarkProps) {
  if (phone) return <span className={styles.letter}>{short}</span>;
  return (
    <span className={styles.mark}>
      {icon}
      {word}
    </span>
  );
}

type AwayText = { readonly long: string | undefined; readonly short: string | undefined };

/** "weg seit 40 s"; where a bot plays for them, that. */
function useAwayText({ awaySince, replaced }: SeatScene, text: Texts): AwayText {
  const serverNow = useServerNow();
  useNow({ wanted: awaySince !== undefined });
  if (replaced) return { long: text.bots.standIn.plays, short: text.bots.standIn.plays };
  if (awaySince === undefined) return { long: undefined, short: undefined };
  const { away, awayShort } = text.table.board.seat;
  const seconds = Math.max(0, Math.round((serverNow() - awaySince) / 1000));
  return { long: away(seconds), short: awayShort(seconds) };
}

type SeatWords = {
  readonly away: string | undefined;
  readonly contract: string | undefined;
  readonly text: Texts;
};

/** The whole badge in one sentence for the screen reader. */
export function seatText(seat: SeatScene, { away, contract, text }: SeatWords): string {
  const { seat: words, call } = text.table.board;
  return [
    seat.you ? `${seat.name} (${words.you})` : seat.name,
    seat.level && text.bots.botOf(seat.level),
    words.scoreSpoken(seat.score),
    seat.dealer && words.dealer,
    seat.forehand && words.forehand,
    seat.sittingOut && words.sitsOut,
    seat.declarer && (contract === undefined ? words.declarer : `${words.declarer}: ${contract}`),
    seat.call && call.said(callText(seat.call, text)),
    seat.player !== undefined && !seat.you && words.cards(seat.cards),
    seat.tricks > 0 && words.tricks(seat.tricks),
    seat.replaced ? text.bots.standIn.playsFor(seat.name) : away,
    seat.turn && words.turn,
  ]
    .filter(Boolean)
    .join(', ');
}
