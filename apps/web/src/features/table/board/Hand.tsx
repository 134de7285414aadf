import type { Card } from '@skatrunde/rules/cards';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import styles from './Hand.module.css';
import { type CardState, HandCard } from './HandCard.tsx';
import type { Layout } from './layout.ts';
import type { Journey } from './motion.ts';
import type { Pose } from './shapes.ts';
import { useDigitKeys } from './use-digit-keys.ts';

export type HandProps = {
  readonly layout: Layout;
  /** Left to right, upper row first; `poses` has one place for each. */
  readonly cards: readonly Card[];
  readonly poses: readonly Pose[];
  readonly stateOf: (card: Card) => CardState;
  /** What a bot would play or put away. */
  readonly hinted: readonly Card[];
  readonly toggles: boolean;
  readonly journeyOf: (card: Card) => Journey | undefined;
  readonly onClick: (card: Card) => void;
};

/** My cards: one stop for Tab, arrows and digits go from card to card, Enter and a click mean the card. */
export function Hand({ layout, cards, poses, stateOf, hinted, toggles, journeyOf, onClick }: HandProps) {
  const text = useText();
  const [focused, setFocused] = useState<Card>();
  const element = useRef<HTMLUListElement>(null);
  const rise = layout.kind === 'across' ? 8 : layout.phone ? 16 : 26;
  const current = focused && cards.includes(focused) ? focused : firstUseful(cards, stateOf);
  const focus = (card: Card | undefined): void => {
    element.current?.querySelector<HTMLElement>(`[data-hand-card="${card}"]`)?.focus();
  };
  useDigitKeys((index) => {
    const card = cards[index];
    if (card === undefined) return;
    focus(card);
    if (toggles) onClick(card);
  });
  const move = (event: KeyboardEvent): void => {
    const next = neighbour(event.key, { cards, current, perRow: rowLength(poses) });
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };
  return (
    <ul
      ref={element}
      className={styles.hand}
      style={{ '--rise': `${rise}px`, '--top': `${layout.hand.top - rise}px` }}
      aria-label={text.table.board.hand.label}
      onKeyDown={move}
      data-hand
    >
      {cards.map((card, index) => {
        const pose = poses[index];
        return (
          pose && (
            <li key={card} className={styles.item}>
              <HandCard
                card={card}
                pose={pose}
                state={stateOf(card)}
                hinted={hinted.includes(card)}
                toggles={toggles}
                large={layout.phone}
                journey={journeyOf(card)}
                current={card === current}
                onFocus={setFocused}
                onClick={onClick}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Tab lands on a card that can be played, if there is one. */
function firstUseful(cards: readonly Card[], stateOf: (card: Card) => CardState): Card | undefined {
  return cards.find((card) => stateOf(card) === 'playable') ?? cards[0];
}

/** How many cards stand in the upper row; all of them when there is one. */
function rowLength(poses: readonly Pose[]): number {
  const first = poses[0];
  const below = first ? poses.findIndex(({ y }) => y - first.y > first.width * 0.5) : -1;
  return below < 0 ? poses.length : below;
}

type Keyed = { readonly cards: readonly Card[]; readonly current: Card | undefined; readonly perRow: number };

function neighbour(key: string, { cards, current, perRow }: Keyed): Card | undefined {
  const at = current === undefined ? 0 : cards.indexOf(current);
  switch (key) {
    case 'ArrowLeft':
      return cards[at - 1];
    case 'ArrowRight':
      return cards[at + 1];
    case 'ArrowUp':
      return perRow < cards.length ? cards[at - perRow] : undefined;
    case 'ArrowDown':
      return perRow < cards.length ? cards[at + perRow] : undefined;
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    default:
      return undefined;
  }
}
