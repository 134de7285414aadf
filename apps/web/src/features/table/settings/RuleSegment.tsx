import { useText } from '../../../i18n/index.ts';
import { Segment } from '../../../ui/Segment.tsx';
import styles from './SettingsDialog.module.css';

export type RuleOption<V> = {
  readonly value: V;
  readonly label: string;
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined;
};

export type RuleSegmentProps<V> = {
  readonly name: string;
  /** What the rule does as it stands. */
  readonly does: string;
  readonly options: readonly RuleOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
};

/** One house rule with several values: its name, what it does as it stands, what cannot be chosen and why, the choice. */
export function RuleSegment<V extends string | number>({ name, does, options, value, onChange }: RuleSegmentProps<V>) {
  const { rules } = useText();
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <span>{name}</span>
        <span className={styles.note}>{does}</span>
        {options.map((option) =>
          option.reason === undefined ? null : (
            <span key={option.value} className={styles.blocked}>
              {rules.blocked(option.label, option.reason)}
            </span>
          ),
        )}
      </p>
      <Segment label={name} labelHidden options={options} value={value} onChange={onChange} />
    </div>
  );
}
