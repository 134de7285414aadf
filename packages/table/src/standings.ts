import { columnOf } from './pad.ts';
import type { Column, Match, TableState } from './state.ts';

/** Columns of who sits at the table. */
export function columnsHere(state: TableState, match: Match): readonly number[] {
  return state.seats.flatMap((seat) => columnOf(match, seat?.occupant) ?? []);
}

/**
 * The place of each column among those who are `here`: 1 for the best, the same on a tie. Who has left has none, and
 * nobody has one before a game was scored; one that was passed in is none. Source: rules.md 12.1.
 */
export function placesOf(
  { settings, columns, lines }: Pick<Match, 'settings' | 'columns' | 'lines'>,
  here: readonly number[],
): readonly (number | undefined)[] {
  const scored = lines.some(({ result }) => result !== undefined && result.kind !== 'passedIn');
  const isBetter = settings.rules.scoring === 'tournament' ? isBetterOnList : hasMore;
  const better = (than: Column) => columns.filter((one, column) => here.includes(column) && isBetter(one, than)).length;
  return columns.map((one, column) => (scored && here.includes(column) ? 1 + better(one) : undefined));
}

function hasMore(one: Column, other: Column): boolean {
  return one.total > other.total;
}

/** A tournament list tells equal totals apart: more own games won, then fewer lost. Source: rules.md 7.27, 12.5. */
function isBetterOnList(one: Column, other: Column): boolean {
  const ahead = one.total - other.total || one.won - other.won || other.lost - one.lost;
  return ahead > 0;
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
