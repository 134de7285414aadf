import type { Seat } from '@skatrunde/protocol';

/** Where a seat is on the screen. `me` is the lower one, also when somebody only watches. */
export type Place = 'left' | 'right' | 'me' | 'top';

export type Around = {
  /** Seats of forehand, middlehand, rearhand; between games all seats, clockwise. */
  readonly players: readonly Seat[];
  readonly sittingOut?: Seat | undefined;
  /** The viewer's own seat. */
  readonly you?: Seat | undefined;
};

const THREE: readonly Place[] = ['me', 'left', 'right'];
/** By how many play. */
const ORDER: Readonly<Record<number, readonly Place[]>> = { 2: ['me', 'top'], 4: ['me', 'left', 'top', 'right'] };

/**
 * Me below, the next clockwise at the left, the one before me at the right; who sits out is at the top. For a watcher the
 * first seat stays below from game to game; with somebody at the top the clock puts middlehand below.
 */
export function seatPlaces({ players, sittingOut, you }: Around): ReadonlyMap<Seat, Place> {
  const below = belowIndex({ players, sittingOut, you });
  const order = ORDER[players.length] ?? THREE;
  const placed = players.map((seat, index): readonly [Seat, Place] => [
    seat,
    order[(index - below + players.length) % players.length] ?? 'top',
  ]);
  return new Map(sittingOut === undefined ? placed : [...placed, [sittingOut, 'top']]);
}

function belowIndex({ players, sittingOut, you }: Around): number {
  const own = you === undefined ? -1 : players.indexOf(you);
  if (own >= 0) return own;
  return sittingOut === undefined ? Math.max(0, players.indexOf(Math.min(...players))) : 1;
}
