import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';

export type FieldProps = {
  readonly label: string;
  /** For the screen reader alone, where the view makes plain what the field is for. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly readOnly?: boolean;
  readonly placeholder?: string | undefined;
  /** What is wrong and what to do; read aloud when it comes. */
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly name?: string;
  /** What stands in the field's row beside it, such as its button. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

export function Field(props: FieldProps) {
  const id = useId();
  const note = props.error ?? props.note;
  return (
    <div className={classNames(styles.field, props.className)}>
      <label htmlFor={id} className={classNames(styles.label, props.labelHidden && styles.hidden)}>
        {props.label}
      </label>
      <div className={styles.row}>
        <input
          ref={props.inputRef}
          id={id}
          className={styles.input}
          type="text"
          name={props.name}
          value={props.value}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete ?? 'off'}
          spellCheck={false}
          aria-invalid={props.error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => props.onChange?.(event.target.value)}
          onFocus={(event) => props.readOnly && event.target.select()}
        />
        {props.children}
      </div>
      <p id={`${id}-note`} className={styles.note} data-error={props.error !== undefined || undefined} role="status">
        {note}
      </p>
    </div>
  );
}
