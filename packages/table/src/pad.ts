import type { Names } from './names.ts';
import type { Column, Match, TableGameState, TableState } from './state.ts';
import { matchOf } from './state.ts';
import type { Occupant, Pad, PadLine } from './view-types.ts';

/** The Skat pad (Skatblock): a column for everybody who plays or has played in the match, a line for each game. */

/** The whole pad of the match that is running or was played last. `nameOf` gives the name that stands at this table. */
export function padOf(state: TableState, nameOf: Names): Pad | undefined {
  const match = matchOf(state);
  if (match === undefined) return undefined;
  const columns = match.columns.map(({ occupant }) => ({ occupant, name: nameOf(occupant) }));
  return { match: match.match, columns, lines: match.lines };
}

/** A line for this game; `columns` as they stand after it. */
export function lineOf(game: TableGameState, scores: readonly number[], columns: readonly Column[]): PadLine {
  return {
    game: game.game,
    dealer: game.columns.dealer,
    players: game.columns.players,
    scores,
    totals: columns.map((column) => column.total),
  };
}

/** Index of their column; `undefined` for who has not played in this match. */
export function columnOf(match: Match, occupant: Occupant | undefined): number | undefined {
  if (occupant === undefined) return undefined;
  const index = match.columns.findIndex((column) => isSameOccupant(column.occupant, occupant));
  return index < 0 ? undefined : index;
}

/** The same person, or the same bot: bots' names are unique at a table. */
export function isSameOccupant(one: Occupant | undefined, other: Occupant): boolean {
  if (one?.kind === 'person') return other.kind === 'person' && one.person === other.person;
  return one?.kind === 'bot' && other.kind === 'bot' && one.name === other.name;
}
