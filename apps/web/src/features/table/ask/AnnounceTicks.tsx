import { Check, Lock } from 'lucide-react';
import type { Tick } from '../../../i18n/de/table-ask.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import styles from './AnnounceTicks.module.css';
import type { TickState } from './announcement.ts';

export type AnnounceTicksProps = {
  readonly states: readonly TickState[];
  readonly bid: number;
  readonly onToggle: (tick: Tick) => void;
};

/** The levels of a game; an implied one is ticked, locked, and says what it belongs to. */
export function AnnounceTicks({ states, bid, onToggle }: AnnounceTicksProps) {
  const text = useText();
  if (states.length === 0) return null;
  return (
    <ul className={styles.ticks}>
      {states.map((state) => {
        const why = whyLocked(state, bid, text);
        const fixed = why !== undefined || !state.possible;
        return (
          <li key={state.tick}>
            <label className={styles.tick} data-ticked={state.ticked || undefined} data-fixed={fixed || undefined}>
              <input
                type="checkbox"
                checked={state.ticked}
                disabled={fixed}
                onChange={() => onToggle(state.tick)}
                className={styles.input}
              />
              <span className={styles.box} aria-hidden="true">
                {state.ticked && <Check />}
              </span>
              <span className={styles.name}>{text.table.ask.announce.tick[state.tick]}</span>
              {why !== undefined && <span className={styles.why}>{why}</span>}
              {fixed && <Lock className={styles.lock} aria-hidden="true" />}
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function whyLocked({ lockedBy }: TickState, bid: number, text: Texts): string | undefined {
  const words = text.table.ask.announce;
  if (lockedBy === undefined) return undefined;
  return lockedBy === 'bid' ? words.onlyThis(bid) : words.belongsTo[lockedBy];
}
