import { useText } from '../../../i18n/index.ts';
import styles from './AskedBid.module.css';
import { lastSpeaker } from './contract-line.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

/** The value I am asked to hold, large in the middle. */
export function AskedBid({ scene, layout }: { readonly scene: Scene; readonly layout: Layout }) {
  const words = useText().table.ask.bid;
  const { game } = scene;
  if (game?.view.phase !== 'bidding') return null;
  const { ask } = game;
  const { x, y } = layout.trick;
  if (ask?.kind === 'hold') {
    return (
      <p
        className={styles.asked}
        style={{ left: x, top: y }}
        data-small={layout.kind === 'small' || layout.kind === 'across' || undefined}
      >
        <b>{ask.value}</b>
        <span>{words.asked(lastSpeaker(scene, game.view))}</span>
      </p>
    );
  }
  if (ask?.kind !== 'bid' || !ask.lastRight) return null;
  return (
    <p className={styles.asked} style={{ left: x, top: y }}>
      <span>{words.lastRight}</span>
    </p>
  );
}
