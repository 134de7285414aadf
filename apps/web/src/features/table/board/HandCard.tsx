import type { Card } from '@skatrunde/rules/cards';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CardFace } from '../../../cards/CardFace.tsx';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import styles from './HandCard.module.css';
import { type Journey, poseTransform, travel } from './motion.ts';
import type { Pose } from './shapes.ts';

/** `blocked`: cannot be played now; `chosen`: picked for the discard; `sent`: on its way to the table. */
export type CardState = 'idle' | 'playable' | 'blocked' | 'chosen' | 'sent';

export type HandCardProps = {
  readonly card: Card;
  readonly pose: Pose;
  readonly state: CardState;
  readonly hinted: boolean;
  /** Can be picked and put back (the discard), so that its state is spoken as pressed or not. */
  readonly toggles: boolean;
  readonly large: boolean;
  readonly journey: Journey | undefined;
  /** The one card of the hand that Tab reaches. */
  readonly current: boolean;
  readonly onFocus: (card: Card) => void;
  readonly onClick: (card: Card) => void;
};

export function HandCard(props: HandCardProps) {
  const { card, pose, state, toggles, large, current } = props;
  const text = useText();
  const name = text.cards.name(card, useDeck());
  const element = useRef<HTMLButtonElement>(null);
  useArrival(element, props);
  const note = spokenState(state, text.table.board.hand) ?? (props.hinted ? text.hints.button : undefined);
  return (
    <button
      ref={element}
      type="button"
      className={styles.card}
      style={{ width: pose.width, transform: poseTransform(pose, pose.width) }}
      tabIndex={current ? 0 : -1}
      aria-label={note === undefined ? name : `${name}, ${note}`}
      aria-disabled={state === 'blocked' || state === 'sent' || undefined}
      aria-pressed={toggles ? state === 'chosen' : undefined}
      data-hand-card={card}
      data-state={state}
      data-hinted={props.hinted || undefined}
      onFocus={() => props.onFocus(card)}
      onClick={() => props.onClick(card)}
    >
      <span className={styles.lift}>
        <CardFace card={card} large={large} />
      </span>
    </button>
  );
}

function spokenState(
  state: CardState,
  words: { readonly notPlayable: string; readonly chosen: string; readonly sent: string },
): string | undefined {
  switch (state) {
    case 'idle':
    case 'playable':
      return undefined;
    case 'blocked':
      return words.notPlayable;
    case 'chosen':
      return words.chosen;
    case 'sent':
      return words.sent;
  }
}

/** Moves once, when the card comes into the hand. */
function useArrival(
  element: RefObject<HTMLButtonElement | null>,
  { pose, journey }: Pick<HandCardProps, 'pose' | 'journey'>,
): void {
  const arrival = useRef({ pose, journey });
  useLayoutEffect(() => {
    const { pose: to, journey: way } = arrival.current;
    if (element.current && way) travel(element.current, to, way);
  }, [element]);
}
