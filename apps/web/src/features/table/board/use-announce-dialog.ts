import { useState } from 'react';
import type { Scene } from './scene.ts';

/** After the discard the dialog opens by itself; for a Hand game it is asked for. Closing it leaves a button. */
export function useAnnounceDialog({ game }: Scene) {
  const [toggled, setToggled] = useState<{ readonly ask: number; readonly open: boolean }>();
  const ask = game?.ask;
  const announcing =
    ask?.kind === 'announce' || ask?.kind === 'pickUpOrHand' || ask?.kind === 'grandHand' ? ask : undefined;
  const open = toggled && toggled.ask === announcing?.number ? toggled.open : announcing?.kind === 'announce';
  const set = (next: 'open' | 'closed'): void => {
    if (announcing) setToggled({ ask: announcing.number, open: next === 'open' });
  };
  return { ask: open ? announcing : undefined, open: () => set('open'), close: () => set('closed') };
}
