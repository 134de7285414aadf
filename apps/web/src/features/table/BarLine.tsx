import styles from './BarLine.module.css';

/** The line in the bar when no contract stands there: one sentence, and a note behind a dot. */
export function BarLine({ text, note }: { readonly text: string; readonly note: string }) {
  return (
    <p className={styles.line}>
      <span className={styles.text}>{text}</span>
      <span className={styles.note}>{note}</span>
    </p>
  );
}
