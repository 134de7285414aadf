import type { TableUpdate } from '@skatrunde/protocol';
import type { OfficersViewEvent, Player, SkatViewEvent, TrickCard } from '@skatrunde/rules/cards';
import { useCallback, useEffect, useState } from 'react';
import { useTableUpdates } from '../table-context.ts';
import { MOTION } from './motion.ts';

/** A full trick that lies until it has been read; the view is already further. */
export type RestingTrick = {
  readonly key: number;
  readonly cards: readonly TrickCard[];
  readonly winner: Player;
  readonly cardPoints: number;
};

export type TrickRest = {
  readonly resting: RestingTrick | undefined;
  /** On its way to the winner's pile. */
  readonly leaving: RestingTrick | undefined;
  /** A tap ends the rest. */
  readonly goOn: () => void;
};

type CardEvent = SkatViewEvent | OfficersViewEvent;
type Tricks = Pick<TrickRest, 'resting' | 'leaving'>;
const NONE: Tricks = { resting: undefined, leaving: undefined };

/** The full trick rests 1.2 s, or until a tap or my own next card; then it goes to its winner. */
export function useTrickRest(): TrickRest {
  const [tricks, setTricks] = useState<Tricks>(NONE);
  const goOn = useCallback(() => setTricks(away), []);
  useTableUpdates((update) => setTricks((before) => afterUpdate(before, update)));
  useTimer(tricks.resting?.key, { ms: MOTION.trickRests, atEnd: goOn });
  const clear = useCallback(() => setTricks(({ resting }) => ({ resting, leaving: undefined })), []);
  useTimer(tricks.leaving?.key, { ms: MOTION.trickGoes, atEnd: clear });
  return { ...tricks, goOn };
}

export function afterUpdate(before: Tricks, update: TableUpdate): Tricks {
  const events = cardEvents(update);
  const taken = events.findLast((event) => event.type === 'trickTaken');
  if (taken) return { resting: resting(taken, update.version), leaving: before.resting };
  if (!hasGame(update) || events.some((event) => event.type === 'dealt' || isMyCard(event, update)))
    return away(before);
  return before;
}

/** Of whichever game is played. */
function cardEvents(update: TableUpdate): readonly CardEvent[] {
  return update.events.flatMap((event) => (event.type === 'game' || event.type === 'officers' ? [event.event] : []));
}

export function gameEvents(update: TableUpdate): readonly SkatViewEvent[] {
  return update.events.flatMap((event) => (event.type === 'game' ? [event.event] : []));
}

function away({ resting, leaving }: Tricks): Tricks {
  return resting ? { resting: undefined, leaving: resting } : { resting, leaving };
}

function resting(
  { winner, leader, cards, cardPoints }: Extract<CardEvent, { readonly type: 'trickTaken' }>,
  key: number,
): RestingTrick {
  return {
    key,
    winner,
    cardPoints,
    cards: cards.map((card, index) => ({ card, player: (leader + index) % cards.length })),
  };
}

function hasGame({ view: { stage } }: TableUpdate): boolean {
  return stage.kind === 'game' || (stage.kind === 'pause' && stage.game !== undefined);
}

function isMyCard(event: CardEvent, { view: { stage } }: TableUpdate): boolean {
  return event.type === 'cardPlayed' && stage.kind === 'game' && event.player === stage.game.view.you;
}

function useTimer(key: number | undefined, { ms, atEnd }: { readonly ms: number; readonly atEnd: () => void }): void {
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(atEnd, ms);
    return () => clearTimeout(timer);
  }, [key, ms, atEnd]);
}
