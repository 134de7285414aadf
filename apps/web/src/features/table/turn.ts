import type { GameView, Seat, SkatGameView } from '@skatrunde/protocol';

/** Whose turn it is in a running game, as a seat; `undefined` when nobody must do anything. */
export function turnSeat(game: GameView): Seat | undefined {
  if (game.plays !== 'officers') return skatTurn(game);
  return 'turn' in game.view && game.view.turn !== undefined ? game.seats[game.view.turn] : undefined;
}

function skatTurn({ view, seats }: SkatGameView): Seat | undefined {
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
