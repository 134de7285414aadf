import type { Pad } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import styles from './ScoreChart.module.css';

const STEP = 100;
const HEIGHT = 130;

/** How the totals went, a step a game. The pad above says the same in numbers, so this is only to look at. */
export function ScoreChart({ pad }: { readonly pad: Pad }) {
  const text = useText();
  const games = pad.lines.length;
  if (games < 2) return null;
  const { high, low } = range(pad);
  const y = (total: number): number => ((high - total) / (high - low)) * HEIGHT;
  const last = pad.lines.at(-1)?.totals ?? [];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 -6 ${games * STEP} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.pad.chart}
      >
        <line className={styles.zero} x1="0" x2={games * STEP} y1={y(0)} y2={y(0)} />
        {pad.columns.map(({ name }, column) => (
          <path key={`${column}-${name}`} className={styles.line} data-column={column} d={steps(pad, column, y)} />
        ))}
      </svg>
      <figcaption className={styles.names}>
        {pad.columns
          .map(({ name }, column) => ({ name, column, total: last[column] ?? 0 }))
          .sort((a, b) => b.total - a.total)
          .map(({ name, column }) => (
            <span key={column} className={styles.name}>
              <svg className={styles.key} viewBox="0 0 26 4" aria-hidden="true">
                <path className={styles.line} data-column={column} d="M0 2H26" />
              </svg>
              {name}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

function range(pad: Pad): { readonly high: number; readonly low: number } {
  const totals = pad.lines.flatMap((line) => line.totals);
  const high = Math.max(0, ...totals);
  const low = Math.min(0, ...totals);
  return high === low ? { high: 1, low: 0 } : { high, low };
}

function steps(pad: Pad, column: number, y: (total: number) => number): string {
  const jumps = pad.lines.map((line, game) => `H${game * STEP + STEP / 2}V${y(line.totals[column] ?? 0)}`);
  return `M0 ${y(0)}${jumps.join('')}H${pad.lines.length * STEP}`;
}
