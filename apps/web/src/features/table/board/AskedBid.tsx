import type { SkatAsk } from '@skatrunde/rules/cards';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useJumpLock } from '../ask/use-jump-lock.ts';
import styles from './AskedBid.module.css';
import { lastSpeaker } from './contract-line.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

/** What I am asked in the auction, large in the middle: the value to hold, or forehand's last right. */
export function AskedBid({ scene, layout }: { readonly scene: Scene; readonly layout: Layout }) {
  const words = useText().table.ask.bid;
  const { game } = scene;
  if (game?.view.phase !== 'bidding') return null;
  const { ask } = game;
  if (ask?.kind === 'hold') {
    return <AskedValue key={ask.number} ask={ask} layout={layout} speaker={lastSpeaker(scene, game.view)} />;
  }
  return ask?.kind === 'bid' && ask.lastRight ? <Middle layout={layout}>{words.lastRight}</Middle> : null;
}

type AskedValueProps = {
  readonly ask: Extract<SkatAsk, { readonly kind: 'hold' }>;
  readonly layout: Layout;
  readonly speaker: string;
};

/** After a jump it takes a moment until it can be held. */
function AskedValue({ ask, layout, speaker }: AskedValueProps) {
  const words = useText().table.ask.bid;
  const locked = useJumpLock(ask);
  return (
    <Middle layout={layout}>
      <b>{ask.value}</b>
      <span>{locked ? words.lockedBy(speaker) : words.asked(speaker)}</span>
    </Middle>
  );
}

function Middle({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  const { x, y } = layout.trick;
  const low = layout.kind === 'small' || layout.kind === 'across';
  return (
    <p className={styles.asked} style={{ left: x, top: y }} data-small={low || undefined}>
      {children}
    </p>
  );
}
