import type { ByPlayer } from '@skatrunde/rules/cards';
import { useText } from '../../../i18n/index.ts';
import { scoreText, signedText } from '../../../i18n/number.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Scene } from '../board/scene.ts';
import styles from './ResultScores.module.css';
import { type ScoreRow, scoreRows } from './score-rows.ts';

export type ResultScoresProps = {
  readonly scene: Scene;
  /** By column of the pad, as this table scores; until the pad has come the game itself is shown. */
  readonly changes?: readonly number[] | undefined;
  /** By player of the game; nothing when it was broken off. */
  readonly scores: ByPlayer<number> | readonly number[] | undefined;
};

/** What changed for whom, and where everybody stands: who sits at the table, and who played and has left since. */
export function ResultScores({ scene, changes, scores }: ResultScoresProps) {
  const text = useText();
  const words = text.table.result;
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
        {scoreRows(scene, changes, scores).map((row) => (
          <Row key={row.column} {...row} name={row.name ?? text.panel.somebody} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, bot, change, total }: ScoreRow & { readonly name: string }) {
  const words = useText().table.result;
  return (
    <tr>
      <th scope="row">
        <span className={styles.who}>
          <Avatar name={name} bot={bot} size="small" />
          <span className={styles.name} title={name}>
            {name}
          </span>
        </span>
      </th>
      <td className={styles.change} data-sign={Math.sign(change)}>
        {change === 0 ? words.noChange : signedText(change)}
      </td>
      <td className={styles.total} data-sign={Math.sign(total)}>
        {scoreText(total)}
      </td>
    </tr>
  );
}
