import { useText } from '../../../i18n/index.ts';
import styles from './PointsBar.module.css';

const ALL_POINTS = 120;

type Side = { readonly name: string; readonly points: number };

export type PointsBarProps = {
  /** Who needs 61. */
  readonly one: Side;
  readonly other: Side;
  /** In a Ramsch nobody needs 61. */
  readonly mark?: boolean;
};

/** How the 120 points fell, with the mark at 61. */
export function PointsBar({ one, other, mark = true }: PointsBarProps) {
  const text = useText();
  const words = text.table.result;
  const bar = mark ? words.bar : text.officers.result.points;
  return (
    <div className={styles.points} role="img" aria-label={bar(one.name, one.points, other.name, other.points)}>
      <div className={styles.bar}>
        <span className={styles.fill} style={{ width: `${(one.points / ALL_POINTS) * 100}%` }} />
        {mark && <span className={styles.mark} />}
      </div>
      <div className={styles.legend}>
        <span className={styles.who}>
          <b>{one.points}</b> {one.name}
        </span>
        <span className={styles.toWin}>
          {mark && (
            <>
              <span className={styles.long}>{words.toWin}</span>
              <span className={styles.short}>{words.toWinShort}</span>
            </>
          )}
        </span>
        <span className={styles.who}>
          {other.name} <b>{other.points}</b>
        </span>
      </div>
    </div>
  );
}
