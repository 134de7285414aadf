import type { ByPlayer } from '@skatrunde/rules/cards';
import { useText } from '../../../i18n/index.ts';
import { scoreText, signedText } from '../../../i18n/number.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Scene } from '../board/scene.ts';
import type { SeatScene } from '../board/seat-scene.ts';
import styles from './ResultScores.module.css';

export type ResultScoresProps = {
  readonly scene: Scene;
  /** By column of the pad, as this table scores; until the pad has come the game itself is shown. */
  readonly changes?: readonly number[] | undefined;
  /** By player of the game; nothing when it was broken off. */
  readonly scores: ByPlayer<number> | readonly number[] | undefined;
};

/** What changed for whom, and where everybody stands. */
export function ResultScores({ scene, changes, scores }: ResultScoresProps) {
  const words = useText().table.result;
  const changeOf = ({ seat, player }: SeatScene): number => {
    const column = scene.match.participants.findIndex((one) => one.seat === seat);
    return changes?.[column] ?? (player === undefined ? 0 : (scores?.[player] ?? 0));
  };
  return (
    <table className={styles.scores}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.change}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {scene.seats.map((seat) => (
          <Row key={seat.seat} seat={seat} change={changeOf(seat)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ seat, change }: { readonly seat: SeatScene; readonly change: number }) {
  const words = useText().table.result;
  return (
    <tr>
      <th scope="row">
        <span className={styles.who}>
          <Avatar name={seat.name} bot={seat.bot} size="small" />
          <span className={styles.name}>{seat.name}</span>
        </span>
      </th>
      <td className={styles.change} data-sign={Math.sign(change)}>
        {change === 0 ? words.noChange : signedText(change)}
      </td>
      <td className={styles.total} data-sign={Math.sign(seat.score)}>
        {scoreText(seat.score)}
      </td>
    </tr>
  );
}
