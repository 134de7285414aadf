import type { TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { seatName } from '../names.ts';
import styles from './AuctionSummary.module.css';
import { auctionStory } from './auction-story.ts';

/** How the auction of this game went, in a few sentences. */
export function AuctionSummary({ view }: { readonly view: TableView }) {
  const text = useText();
  const { stage } = view;
  if (stage.kind !== 'game' || stage.game.plays === 'officers' || stage.game.view.calls.length === 0) return null;
  const { game } = stage;
  const nameOf = (player: number): string => {
    const seat = game.seats[player];
    return (seat === undefined ? undefined : seatName(view, seat)) ?? text.panel.somebody;
  };
  return (
    <section className={styles.auction}>
      <h2>{text.panel.auction.title}</h2>
      <p>{auctionStory(game.view.calls, { nameOf, text })}</p>
    </section>
  );
}
