import type { TableUpdate } from '@skatrunde/protocol';
import type { Card, Player } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { useTableUpdates } from '../table-context.ts';
import { gameEvents } from './use-trick-rest.ts';

/** What has just come to its place with the newest update: that moves, everything else simply is there. */
export type Arrivals = {
  readonly dealt: boolean;
  readonly pickedUp: readonly Card[];
  readonly played: readonly Card[];
  /** Who has just taken the skat, and who has just put two cards away. */
  readonly takenBy: Player | undefined;
  readonly discardedBy: Player | undefined;
};

const NOTHING: Arrivals = { dealt: false, pickedUp: [], played: [], takenBy: undefined, discardedBy: undefined };

export function useArrivals(): Arrivals {
  const [arrivals, setArrivals] = useState(NOTHING);
  useTableUpdates((update) => setArrivals(arrivalsOf(update)));
  return arrivals;
}

function arrivalsOf(update: TableUpdate): Arrivals {
  const events = gameEvents(update);
  return {
    dealt: events.some(({ type }) => type === 'dealt'),
    pickedUp: events.flatMap((event) => (event.type === 'skatPickedUp' ? (event.cards ?? []) : [])),
    played: events.flatMap((event) => (event.type === 'cardPlayed' ? [event.card] : [])),
    takenBy: events.find((event) => event.type === 'skatPickedUp')?.player,
    discardedBy: events.find((event) => event.type === 'discarded')?.player,
  };
}
