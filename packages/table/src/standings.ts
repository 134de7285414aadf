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

/**
 * In Bierlachs the columns of who has lost: the lowest total of those who have reached the end, jointly on a tie. Nobody
 * when it was not reached; `undefined` in other matches. Source: rules.md 12.4.
 */
export function losersOf(match: Match): readonly number[] | undefined {
  const { length } = match.settings;
  if (length.kind !== 'bierlachs') return undefined;
  const worst = Math.min(...match.columns.map(({ total }) => total));
  if (worst > -length.minus) return [];
  return match.columns.flatMap(({ total }, column) => (total === worst ? [column] : []));
}

function totalOf(match: Match, column: number): number {
  return match.columns[column]?.total ?? 0;
}
