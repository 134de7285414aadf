import type { PlayedResult } from '@skatrunde/rules/cards';
import { useText } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import type { Scene } from '../board/scene.ts';
import styles from './PointsBar.module.css';

const ALL_POINTS = 120;

/** How the 120 points fell, with the mark at 61. In Null they do not count. */
export function PointsBar({ result, scene }: { readonly result: PlayedResult; readonly scene: Scene }) {
  const words = useText().table.result;
  if (result.contract.type === 'null') return null;
  const { declarer, defenders } = result.cardPoints;
  const name = who(scene, result.declarer).name;
  const others = defendersOf(result, scene, words.both);
  return (
    <div className={styles.points} role="img" aria-label={words.bar(name, declarer, others, defenders)}>
      <div className={styles.bar}>
        <span className={styles.fill} style={{ width: `${(declarer / ALL_POINTS) * 100}%` }} />
        <span className={styles.mark} />
      </div>
      <div className={styles.legend}>
        <span className={styles.who}>
          <b>{declarer}</b> {name}
        </span>
        <span className={styles.toWin}>
          <span className={styles.long}>{words.toWin}</span>
          <span className={styles.short}>{words.toWinShort}</span>
        </span>
        <span className={styles.who}>
          {others} <b>{defenders}</b>
        </span>
      </div>
    </div>
  );
}

function defendersOf(
  { declarer }: PlayedResult,
  scene: Scene,
  both: (first: string, second: string) => string,
): string {
  const [first, second] = [0, 1, 2].filter((player) => player !== declarer).map((player) => who(scene, player).name);
  return both(first ?? '', second ?? '');
}
