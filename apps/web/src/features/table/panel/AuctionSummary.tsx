import type { TableView } from '@skatrunde/protocol';
import type { Call } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import { seatName } from '../names.ts';
import styles from './AuctionSummary.module.css';

/** How the auction of this game went, a sentence for each player in the order of their first word. */
export function AuctionSummary({ view }: { readonly view: TableView }) {
  const text = useText();
  const { stage } = view;
  if (stage.kind !== 'game' || stage.game.view.calls.length === 0) return null;
  const { game } = stage;
  const players = [...new Set(game.view.calls.map(({ player }) => player))];
  return (
    <section className={styles.auction}>
      <h2>{text.panel.auction.title}</h2>
      <p>
        {players.map((player) => {
          const seat = game.seats[player];
          const name = (seat === undefined ? undefined : seatName(view, seat)) ?? text.panel.somebody;
          const own = game.view.calls.filter((call) => call.player === player);
          return (
            <span key={player}>{`${text.panel.auction.calls(
              name,
              own.map((call) => callText(call, text)),
            )} `}</span>
          );
        })}
      </p>
    </section>
  );
}

function callText({ call, value }: Call, text: Texts): string {
  switch (call) {
    case 'bid':
      return text.panel.auction.bid(value);
    case 'hold':
      return text.panel.auction.hold(value);
    case 'pass':
      return text.panel.auction.pass;
  }
}
