import type { TableView } from '@skatrunde/protocol';
import type { Call } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import { seatName } from '../names.ts';
import styles from './AuctionSummary.module.css';

/** How the auction of this game went, a sentence for each player in the order of their first word. */
export function AuctionSummary({ view }: { readonly view: TableView }) {
  const text = useText();
  const { stage } = view;
  if (stage.kind !== 'game' || stage.game.plays === 'officers' || stage.game.view.calls.length === 0) return null;
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
          return <span key={player}>{`${text.panel.auction.calls(name, spoken(own, text))} `}</span>;
        })}
      </p>
    </section>
  );
}

/** What one player said, like with like: "hält 18, 20", "22", "passt". */
export function spoken(calls: readonly Call[], text: Texts): readonly string[] {
  const runs: { readonly call: Call['call']; readonly values: number[] }[] = [];
  for (const { call, value } of calls) {
    const last = runs.at(-1);
    if (last?.call === call) last.values.push(value);
    else runs.push({ call, values: [value] });
  }
  return runs.map(({ call, values }) => runText(call, values, text));
}

function runText(call: Call['call'], values: readonly number[], text: Texts): string {
  switch (call) {
    case 'bid':
      return text.panel.auction.bids(values);
    case 'hold':
      return text.panel.auction.holds(values);
    case 'pass':
      return text.panel.auction.pass;
  }
}
