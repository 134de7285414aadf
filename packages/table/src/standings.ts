import { columnOf } from './pad.ts';
import type { Match, TableState } from './state.ts';

/**
 * Columns of the winners: the highest total, jointly on a tie (rules.md 12.1). Who has left the table cannot win. Empty
 * when no game was scored.
 */
export function winnersOf(state: TableState, match: Match): readonly number[] {
  if (!match.lines.some((line) => line.result !== undefined)) return [];
  const seated = state.seats.flatMap((seat) => columnOf(match, seat?.occupant) ?? []);
  const best = Math.max(...seated.map((column) => totalOf(match, column)));
  return seated.filter((column) => totalOf(match, column) === best).sort((a, b) => a - b);
}

function totalOf(match: Match, column: number): number {
  return match.columns[column]?.total ?? 0;
}
