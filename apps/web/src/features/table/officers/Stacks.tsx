import type { OfficersGameView } from '@skatrunde/protocol';
import type { Card, OfficersCommand, Player } from '@skatrunde/rules/cards';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/Toast.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { who } from '../board/contract-line.ts';
import { poseTransform } from '../board/motion.ts';
import type { Scene } from '../board/scene.ts';
import { useDigitKeys } from '../board/use-digit-keys.ts';
import { hintedCards, useHints } from '../hints/hint-context.ts';
import { followWords } from './follow.ts';
import styles from './Officers.module.css';
import type { OfficersLayout, Side } from './officers-layout.ts';
import { StackCards } from './StackCards.tsx';
import type { Turning } from './use-turning.ts';

export type StacksProps = {
  readonly game: OfficersGameView;
  readonly scene: Scene;
  readonly layout: OfficersLayout;
  readonly turning: Turning;
  readonly player: Player;
  readonly side: Side;
};

type Shown = { readonly open?: Card; readonly covered: boolean };

/** The stacks of a player as they lie now; a freed card is face down until it is turned. */
function shownStacks({ game, turning, player }: StacksProps): readonly Shown[] {
  return (game.view.stacks[player] ?? []).map((stack, index) => (turning(player, index) ? { covered: true } : stack));
}

/** The stacks of the other player, or of both for who watches: to be looked at. */
export function TheirStacks(props: StacksProps) {
  const text = useText();
  const deck = useDeck();
  const words = text.officers.board;
  return (
    <ol className={styles.stacks} aria-label={words.theirs(who(props.scene, props.player).name)}>
      {shownStacks(props).map((stack, index) => (
        <Place key={placeKey(index)} side={props.side} index={index}>
          <StackCards {...stack} state="plain" />
          <VisuallyHidden>
            {`${words.stack(Math.floor(index / 4) + 1, (index % 4) + 1)}: ${nameOf(stack, words, (card) => text.cards.name(card, deck))}`}
          </VisuallyHidden>
        </Place>
      ))}
    </ol>
  );
}

export type MyStacksProps = StacksProps & {
  readonly sent: OfficersCommand | undefined;
  readonly say: (command: OfficersCommand) => void;
};

/** My stacks: arrows and digits go from one to the next, Enter or a click plays its open card. */
export function MyStacks(props: MyStacksProps) {
  const text = useText();
  const deck = useDeck();
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const hinted = hintedCards(useHints().hint);
  const play = usePlay(props);
  const words = text.officers.board;
  const stacks = shownStacks(props);
  const focusOn = (index: number): void => list.current?.querySelector<HTMLElement>(`[data-stack="${index}"]`)?.focus();
  useDigitKeys((index) => focusOn(index));
  const { ask } = props.game;
  const first = stacks.findIndex(({ open }) => open !== undefined);
  const reachable = stacks[active]?.open === undefined ? first : active;
  return (
    <ol ref={list} className={styles.stacks} aria-label={words.mine} aria-description={words.keys} data-mine>
      {stacks.map((stack, index) => {
        const { open } = stack;
        const legal = ask?.kind !== 'play' || (open !== undefined && ask.cards.includes(open));
        const isSent = props.sent?.type === 'play' && props.sent.card === open;
        const name = nameOf(stack, words, (card) => text.cards.name(card, deck));
        return (
          <Place key={placeKey(index)} side={props.side} index={index}>
            <StackCards {...stack} state={isSent ? 'sent' : legal || open === undefined ? 'plain' : 'dim'} />
            {open === undefined ? (
              <VisuallyHidden>{name}</VisuallyHidden>
            ) : (
              <button
                type="button"
                className={styles.playable}
                data-stack={index}
                data-hinted={hinted.includes(open) || undefined}
                aria-description={hinted.includes(open) ? text.hints.button : undefined}
                tabIndex={index === reachable ? 0 : -1}
                aria-label={isSent ? words.sent(name) : legal ? name : words.notPlayable(name)}
                aria-disabled={!legal || isSent || undefined}
                onFocus={() => setActive(index)}
                onKeyDown={(event) => moveFocus(event, { index, stacks, focusOn })}
                onClick={() => play(open)}
              />
            )}
          </Place>
        );
      })}
    </ol>
  );
}

function Place({
  side,
  index,
  children,
}: {
  readonly side: Side;
  readonly index: number;
  readonly children: ReactNode;
}) {
  const pose = side.stacks[index];
  if (!pose) return null;
  return (
    <li className={styles.place} style={{ width: pose.width, transform: poseTransform(pose, pose.width) }}>
      {children}
    </li>
  );
}

type Words = ReturnType<typeof useText>['officers']['board'];

function nameOf({ open, covered }: Shown, words: Words, cardName: (card: Card) => string): string {
  if (open === undefined) return covered ? words.coveredOnly : words.empty;
  return covered ? words.cardOn(cardName(open)) : cardName(open);
}

/** Plays the card; where it cannot be played it says what can. */
function usePlay({ game, scene, sent, say }: MyStacksProps): (card: Card) => void {
  const text = useText();
  const deck = useDeck();
  const toast = useToast();
  return (card) => {
    const { ask, view } = game;
    if (sent !== undefined) return;
    if (ask?.kind === 'play') {
      if (ask.cards.includes(card)) say({ type: 'play', card });
      else toast({ text: followWords(ask.follow, { text, deck }) ?? text.refusals.cardNotOpen });
    } else if (ask === undefined && 'turn' in view && view.turn !== undefined) {
      toast({ text: text.table.ask.play.others(who(scene, view.turn).name) });
    }
  };
}

type Moving = {
  readonly index: number;
  readonly stacks: readonly Shown[];
  readonly focusOn: (index: number) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };

/** On to the next stack in this direction that shows a card. */
function moveFocus(event: KeyboardEvent, { index, stacks, focusOn }: Moving): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const places = Array.from({ length: stacks.length }, (_, count) => index + step * (count + 1));
  const next = places.find((place) => stacks[place]?.open !== undefined);
  if (next !== undefined) focusOn(next);
}

/** A stack never moves: its place is its identity. */
function placeKey(index: number): string {
  return `stack ${index}`;
}
