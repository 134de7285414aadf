import type { Player } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { useTableUpdates } from '../table-context.ts';

/** Whether the freed card of a stack is still to be turned, because the trick that freed it lies open. */
export type Turning = (player: Player, stack: number) => boolean;

const NONE: ReadonlySet<string> = new Set();

/** The freed cards stay face down until the trick has been read; then they flip. */
export function useTurning(resting: number | undefined): Turning {
  const [freed, setFreed] = useState(NONE);
  useTableUpdates((update) => {
    const turned = update.events.flatMap((event) =>
      event.type === 'officers' && event.event.type === 'cardsTurned' ? event.event.cards : [],
    );
    if (turned.length > 0) setFreed(new Set(turned.map(({ player, stack }) => `${player} ${stack}`)));
    else if (update.events.some(({ type }) => type === 'officers')) setFreed(NONE);
  });
  return (player, stack) => resting !== undefined && freed.has(`${player} ${stack}`);
}
