import type { Card, SkatCommand } from '@skatrunde/rules/cards';
import type { ReactNode } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import type { Layout } from '../board/layout.ts';
import { type Scene, seatOf, turnOf } from '../board/scene.ts';
import type { OnCommand } from '../board-props.ts';
import styles from './AskRow.module.css';
import { BidAsk } from './BidAsk.tsx';
import { HoldAsk } from './HoldAsk.tsx';
import {
  DoubleAsk,
  GiftAsk,
  GiveInAsk,
  GrandHandAsk,
  KnockAsk,
  KontraOffer,
  PushAsk,
  RearrangeAsk,
} from './HouseAsks.tsx';
import { LimitButton } from './LimitButton.tsx';
import { playHint } from './play-hint.ts';
import { AnnounceAsk, DiscardAsk, PickUpAsk } from './SkatAsks.tsx';

export type AskRowProps = {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly sent: SkatCommand | undefined;
  readonly chosen: readonly Card[];
  readonly onRelease: () => void;
  readonly onAnnounce: () => void;
  readonly say: (answer: SkatCommand) => void;
  readonly onCommand: OnCommand;
  /** Stands in the row instead, while a full trick rests. */
  readonly instead?: ReactNode;
};

/** What is asked of me, in one row right above my hand, as sentences. */
export function AskRow(props: AskRowProps) {
  const text = useText();
  const { ask: box, width } = props.layout;
  return (
    <section
      className={styles.row}
      data-kind={props.layout.kind}
      style={{ ...box, '--board-width': `${width}px`, '--popover-room': `${box.top - 8}px` }}
      aria-label={text.table.ask.label}
      tabIndex={-1}
      data-ask-row
    >
      {props.instead ?? <Ask {...props} />}
    </section>
  );
}

/** One component for each kind of ask. */
function Ask(props: AskRowProps) {
  const { scene, layout, sent, say, onCommand } = props;
  const { game } = scene;
  const text = useText();
  const deck = useDeck();
  if (!game) return null;
  const { ask } = game;
  const common = { game, scene, layout, sent, say, onCommand };
  switch (ask?.kind) {
    case 'bid':
      return <BidAsk key={ask.number} ask={ask} {...common} />;
    case 'hold':
      return <HoldAsk key={ask.number} ask={ask} {...common} />;
    case 'pickUpOrHand':
      return <PickUpAsk ask={ask} {...common} onHand={props.onAnnounce} />;
    case 'grandHand':
      return <GrandHandAsk ask={ask} {...common} onHand={props.onAnnounce} />;
    case 'push':
      return <PushAsk ask={ask} {...common} />;
    case 'knock':
      return <KnockAsk ask={ask} {...common} />;
    case 'double':
      return <DoubleAsk ask={ask} {...common} />;
    case 'rearrange':
      return <RearrangeAsk ask={ask} {...common} />;
    case 'giveIn':
      return <GiveInAsk ask={ask} {...common} />;
    case 'takeGift':
      return <GiftAsk ask={ask} {...common} />;
    case 'putOn':
    case 'discard':
      return <DiscardAsk ask={ask} {...common} chosen={props.chosen} onRelease={props.onRelease} />;
    case 'announce':
      return <AnnounceAsk ask={ask} {...common} onOpen={props.onAnnounce} />;
    case 'play':
      return (
        <>
          <span className={styles.hint}>{playHint(ask, { view: game.view, short: layout.phone, text, deck })}</span>
          <KontraOffer game={game} onCommand={onCommand} />
        </>
      );
    case undefined:
      return <Waiting {...props} />;
  }
}

/** Not my turn: whose it is, and the limit that bids for me meanwhile. */
function Waiting({ scene, layout, onCommand }: AskRowProps) {
  const text = useText();
  const { game } = scene;
  if (!game) return null;
  const turn = turnOf(game.view);
  const seat = turn === undefined ? undefined : seatOf(scene, turn);
  const { view } = game;
  const passed = view.calls.some(({ player, call }) => player === view.you && call === 'pass');
  return (
    <>
      {seat && <span className={styles.waiting}>{text.table.ask.play.others(seat.name)}</span>}
      <KontraOffer game={game} onCommand={onCommand} />
      {view.phase === 'bidding' && scene.playing && !passed && (
        <LimitButton game={game} layout={layout} onCommand={onCommand} />
      )}
    </>
  );
}
