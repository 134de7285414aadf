import type { GameView, Seat } from '@skatrunde/protocol';

/** Whose turn it is in a running game, as a seat; `undefined` when nobody must do anything. */
export function turnSeat({ view, seats }: GameView): Seat | undefined {
  switch (view.phase) {
    case 'playing':
      return seats[view.waitsFor ?? view.turn];
    case 'bidding':
    case 'beforeRamsch':
    case 'ramsch':
      return seats[view.turn];
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
      return seats[view.declarer];
    case 'over':
      return undefined;
  }
}
