import type { Player } from '@skatrunde/rules';
import type { PersonId } from './commands.ts';
import { seatOf } from './seats.ts';
import type { TableGameState, TableState } from './state.ts';

/** Which place in the game a person at the table has. */

/** `undefined` for watchers and the dealer who sits out. */
export function playerOf(state: TableState, game: TableGameState, person: PersonId): Player | undefined {
  const seat = seatOf(state, person);
  const player = seat === undefined ? -1 : game.seats.indexOf(seat);
  return player < 0 ? undefined : player;
}

/** A game is running and this person has cards in it. */
export function isPlaying(state: TableState, person: PersonId): boolean {
  return state.stage.kind === 'game' && playerOf(state, state.stage.game, person) !== undefined;
}
