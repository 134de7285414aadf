import { columnOf } from './pad.ts';
import type { Match, TableState } from './state.ts';

/** Columns of who sits at the table. */
export function columnsHere(state: TableState, match: Match): readonly number[] {
  return state.seats.flatMap((seat) => columnOf(match, seat?.occupant) ?? []);
}

/**
 * The place of each column among those who are `here`: 1 for the highest total, the same on a tie. Who has left has none,
 * and nobody has one before a game was scored. Source: rules.md 12.1.
 */
export function placesOf(match: Match, here: readonly number[]): readonly (number | undefined)[] {
  const scored = match.lines.some((line) => line.result !== undefined);
  const better = (total: number) => here.filter((column) => totalOf(match, column) > total).length;
  return match.columns.map(({ total }, column) => (scored && here.includes(column) ? 1 + better(total) : undefined));
}

/** Columns of the winners, several on a tie; empty when no game was scored. */
export function winnersOf(match: Match, here: readonly number[]): readonly number[] {
  return placesOf(match, here).flatMap((place, column) => (place === 1 ? [column] : []));
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
