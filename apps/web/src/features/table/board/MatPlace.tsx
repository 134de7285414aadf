import { useText } from '../../../i18n/index.ts';
import { Mat } from '../../../ui/Mat.tsx';
import styles from './Board.module.css';
import type { Layout } from './layout.ts';

export function MatPlace({ layout }: { readonly layout: Layout }) {
  return (
    <div className={styles.mat} style={layout.mat}>
      <Mat className={styles.felt} />
    </div>
  );
}

/** A tap on the mat ends the rest of a full trick; by keyboard the button in the ask row does. */
export function GoOn({ layout, onGoOn }: { readonly layout: Layout; readonly onGoOn: () => void }) {
  const text = useText();
  const { left, top, width } = layout.mat;
  const height = layout.ask.top - top;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={text.table.board.trick.goOn}
      className={styles.goOn}
      style={{ left, top, width, height }}
      onClick={onGoOn}
    />
  );
}
