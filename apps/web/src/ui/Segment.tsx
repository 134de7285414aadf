import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Segment.module.css';

export type SegmentOption<V> = { readonly value: V; readonly label: string };
export type SegmentProps<V> = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly options: readonly SegmentOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
};

/** One of a few, side by side. */
export function Segment<V extends string | number>(props: SegmentProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.segment} disabled={props.disabled}>
      <legend className={classNames(styles.legend, props.labelHidden && styles.hidden)}>{props.label}</legend>
      <div className={styles.options}>
        {props.options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} checked={value === props.value} onChange={() => props.onChange(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
