import type { Scene } from '../board/scene.ts';
import { occupantName } from '../names.ts';

/** One line below a result. */
export type ScoreRow = {
  /** Of the pad. */
  readonly column: number;
  readonly name: string | undefined;
  readonly bot: boolean;
  /** Written for this game. */
  readonly change: number;
  readonly total: number;
};

/**
 * Everybody who sits at the table, and everybody who played this game, also who has left since; in the order of the seats.
 * `changes`: by column, as this table scores; `scores`: by player, of the game itself.
 */
export function scoreRows(
  { view, match, game, officers }: Scene,
  changes: readonly number[] | undefined,
  scores: readonly number[] | undefined,
): readonly ScoreRow[] {
  const played = game ?? officers;
  const rows = match.participants.flatMap(({ occupant, seat, total }, column) => {
    const player = played?.players.indexOf(column) ?? -1;
    const place = played?.seats[player] ?? seat;
    if (place === undefined) return [];
    const change = changes?.[column] ?? scores?.[player] ?? 0;
    return [{ place, column, name: occupantName(view, occupant), bot: occupant.kind === 'bot', change, total }];
  });
  return rows.toSorted((a, b) => a.place - b.place);
}
