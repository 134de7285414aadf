import type { TableUpdate } from '@skatrunde/protocol';
import type { Card } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { useTableUpdates } from '../table-context.ts';
import { gameEvents } from './use-trick-rest.ts';

/** What has just come to its place with the newest update: that moves, everything else simply is there. */
export type Arrivals = {
  readonly dealt: boolean;
  readonly pickedUp: readonly Card[];
  readonly played: readonly Card[];
};

const NOTHING: Arrivals = { dealt: false, pickedUp: [], played: [] };

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
  };
}
