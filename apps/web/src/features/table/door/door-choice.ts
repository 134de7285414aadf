import type { TableCard } from '@skatrunde/protocol';

export type DoorChoice = {
  /** Key of the button that takes a seat, now or from the next round; absent when there is none to be had. */
  readonly play?: 'sitDown' | 'waitForSeat';
  readonly watch: boolean;
  /** Key of the sentence that says why it is so. */
  readonly note?:
    | 'playing'
    | 'playingFull'
    | 'playingFullNoWatching'
    | 'full'
    | 'fullNoWatching'
    | 'closed'
    | 'closedNoWatching';
};

/** What a guest may choose from, by what the table's card says. The table itself decides again. */
export function doorChoice({ door, freeSeats, stage }: TableCard): DoorChoice {
  const watch = door.watchers;
  if (!door.newcomers) return { watch, note: watch ? 'closed' : 'closedNoWatching' };
  if (stage === 'playing') return whilePlaying({ watch, full: freeSeats === 0 });
  if (freeSeats === 0) return { watch, note: watch ? 'full' : 'fullNoWatching' };
  return { play: 'sitDown', watch };
}

/** Without a free seat one waits as a watcher, so where watching is forbidden there is nothing to be had. */
function whilePlaying({ watch, full }: { readonly watch: boolean; readonly full: boolean }): DoorChoice {
  if (!full) return { play: 'waitForSeat', watch, note: 'playing' };
  return watch ? { play: 'waitForSeat', watch, note: 'playingFull' } : { watch, note: 'playingFullNoWatching' };
}
