import type { Call } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import styles from './Speech.module.css';

/** On which side of the bubble its tail is. */
export type Tail = 'left' | 'right' | 'upLeft' | 'upRight' | 'down';

/** What somebody said last, as speech at the seat. It is also part of the seat's spoken name. */
export function Speech({ call, tail }: { readonly call: Call; readonly tail: Tail }) {
  const text = useText();
  const said = callText(call, text);
  return (
    <span
      key={`${call.call} ${call.value}`}
      className={styles.speech}
      data-call={call.call}
      data-tail={tail}
      aria-hidden="true"
    >
      {said}
    </span>
  );
}

export function callText(call: Call, text: Texts): string {
  const words = text.table.board.call;
  switch (call.call) {
    case 'bid':
      return words.bid(call.value);
    case 'hold':
      return words.hold;
    case 'pass':
      return words.pass;
  }
}
