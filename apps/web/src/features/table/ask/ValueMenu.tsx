import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { meaningText } from './meaning-text.ts';
import { Popover } from './Popover.tsx';
import styles from './ValueMenu.module.css';

export type ValueMenuProps = {
  readonly title: string;
  readonly note: string;
  /** Ascending. */
  readonly values: readonly number[];
  /** The value set now, if any. */
  readonly chosen?: number | undefined;
  readonly columns: number;
  readonly onPick: (value: number) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

const ROWS = 3;

/** Values of the ladder to choose from; the pointed one is explained. */
export function ValueMenu(props: ValueMenuProps) {
  const { title, note, values, chosen, columns, onPick, onClose, children } = props;
  const text = useText();
  const deck = useDeck();
  const first = chosen !== undefined && values.includes(chosen) ? chosen : values[0];
  const [last, setPointed] = useState(first);
  /** While the menu is open values may fall away. */
  const pointed = last !== undefined && values.includes(last) ? last : first;
  const [all, setAll] = useState(() => chosen !== undefined && values.indexOf(chosen) >= columns * ROWS);
  const grid = useRef<HTMLFieldSetElement>(null);
  const shown = all ? values : values.slice(0, columns * ROWS);
  const move = (event: KeyboardEvent): void => {
    const at = shown.indexOf(pointed ?? -1);
    const next = shown[at + stepOf(event.key, columns)];
    if (next === undefined || next === pointed) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-value="${next}"]`)?.focus();
  };
  return (
    <Popover title={title} note={note} onClose={onClose}>
      <div className={styles.scroll}>
        <fieldset ref={grid} className={styles.grid} style={{ '--columns': columns }} onKeyDown={move}>
          {shown.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.value}
              data-value={value}
              data-first={value === first || undefined}
              data-pointed={value === pointed || undefined}
              aria-pressed={chosen === undefined ? undefined : value === chosen}
              tabIndex={value === pointed ? 0 : -1}
              onFocus={() => setPointed(value)}
              onPointerEnter={() => setPointed(value)}
              onClick={() => onPick(value)}
            >
              {value}
            </button>
          ))}
        </fieldset>
      </div>
      <footer className={styles.foot}>
        <span className={styles.meaning} aria-live="polite">
          {pointed !== undefined && meaningText(pointed, { text, deck })}
        </span>
        {values.length > columns * ROWS && (
          <button type="button" className={styles.more} onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? text.table.ask.bid.less : text.table.ask.bid.more(values.at(-1) ?? 0)}
            {all ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </button>
        )}
      </footer>
      {children}
    </Popover>
  );
}

function stepOf(key: string, columns: number): number {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -columns;
    case 'ArrowDown':
      return columns;
    default:
      return 0;
  }
}
