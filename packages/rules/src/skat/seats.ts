import type { Player } from '../game.ts';

/** The three positions of a Skat game: forehand (Vorhand), middlehand (Mittelhand), rearhand (Hinterhand). Source: rules.md 2.1. */
export const FOREHAND = 0;
export const MIDDLEHAND = 1;
export const REARHAND = 2;

/** One value for each of the three players, index = Player. */
export type ByPlayer<T> = readonly [T, T, T];

export const PLAYERS = [FOREHAND, MIDDLEHAND, REARHAND] as const satisfies readonly Player[];

/** The next player clockwise. */
export function nextPlayer(player: Player): Player {
  return player === REARHAND ? FOREHAND : player + 1;
}

export function byPlayer<T>(make: (player: Player) => T): ByPlayer<T> {
  return [make(FOREHAND), make(MIDDLEHAND), make(REARHAND)];
}
