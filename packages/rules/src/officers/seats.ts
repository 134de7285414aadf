import type { Player } from '../game.ts';

/** The two players: forehand (Vorhand) announces and leads; the dealer (Geber) may say Kontra. Source: rules.md 9.3, 9.5. */
export const FOREHAND = 0;
export const DEALER = 1;

/** One value for each of the two players, index = Player. */
export type ByTwo<T> = readonly [T, T];

export const PLAYERS = [FOREHAND, DEALER] as const satisfies readonly Player[];

export function otherPlayer(player: Player): Player {
  return player === FOREHAND ? DEALER : FOREHAND;
}

export function byTwo<T>(make: (player: Player) => T): ByTwo<T> {
  return [make(FOREHAND), make(DEALER)];
}
