import type { TableCard } from '@skatrunde/protocol';

export type DoorChoice = {
  /** Key of the button that takes a seat, now or from the next round; absent when there is none to be had. */
  readonly play?: 'sitDown' | 'waitForSeat';
  readonly watch: boolean;
  /** Key of the sentence that says why it is so. */
  readonly note?: 'playing' | 'full' | 'fullNoWatching' | 'closed' | 'closedNoWatching';
};

/** What a guest may choose from, by what the table's card says. The table itself decides again. */
export function doorChoice({ door, freeSeats, stage }: TableCard): DoorChoice {
  const watch = door.watchers;
  if (!door.newcomers) return { watch, note: watch ? 'closed' : 'closedNoWatching' };
  if (stage === 'playing') return { play: 'waitForSeat', watch, note: 'playing' };
  if (freeSeats === 0) return { watch, note: watch ? 'full' : 'fullNoWatching' };
  return { play: 'sitDown', watch };
}
