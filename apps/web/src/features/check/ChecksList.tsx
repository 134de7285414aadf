import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { GameRecord } from '../../fair-cards/game-record.ts';
import type { SeenChance } from '../../fair-cards/seen-chance.ts';
import { useCheckText } from '../../i18n/check.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ChecksList.module.css';
import { checkLine } from './check-line.ts';
import { type Checked, checksOf, type Outcome, verdictOf } from './checks.ts';

export type ChecksListProps = { readonly record: GameRecord; readonly seen: SeenChance | undefined };

const ICONS = { good: CircleCheck, bad: CircleAlert, open: CircleHelp } as const satisfies Record<Outcome, unknown>;

/** What was checked, line by line, and all of it in one sentence. */
export function ChecksList({ record, seen }: ChecksListProps) {
  const words = useCheckText();
  const checks = checksOf(record, seen);
  const verdict = verdictOf(checks);
  return (
    <section className={styles.sheet} data-surface="paper">
      <div role="status">
        <h2 className={styles.verdict} data-outcome={verdict}>
          {words.verdict[verdict]}
        </h2>
      </div>
      <ul className={styles.checks} aria-label={words.results}>
        {checks.map((checked) => (
          <Line key={checked.check} checked={checked} names={record.names} />
        ))}
      </ul>
    </section>
  );
}

function Line({ checked, names }: { readonly checked: Checked; readonly names: readonly string[] }) {
  const words = useCheckText();
  const { title, says, numbers } = checkLine(checked, { words, names });
  const Icon = ICONS[checked.outcome];
  return (
    <li className={styles.check} data-outcome={checked.outcome}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {title} <VisuallyHidden>{words.outcome[checked.outcome]}</VisuallyHidden>
        </h3>
        <p className={styles.says}>{says}</p>
        {numbers.map(({ label, value }) => (
          <p key={label ?? value} className={styles.number}>
            {label !== undefined && <span className={styles.label}>{label}</span>}
            <code>{value}</code>
          </p>
        ))}
      </div>
    </li>
  );
}
