import type { SkatSettings } from '@skatrunde/rules';
import type { GameResult } from './game-words.ts';

/**
 * What a game adds to each column of the pad. Classic: what the players wrote. Seeger: 50 more or less for the declarer.
 * Tournament: besides, 40 for each other at the table when he loses, 30 at a table of four, the dealer who sits out too.
 * Bierlachs: minus points alone, so a won game is written against the others. Flat points are never doubled; a Ramsch has
 * no declarer and so none of them. Source: rules.md 7.23-7.26, 8.13, 8.14, 12.4.
 */

/** The columns of a game: who played, index = Player, and the dealer when he sat out. */
export type GameColumns = {
  readonly players: readonly number[];
  readonly sittingOut?: number;
};

/** Won or lost, for the declarer. Source: rules.md 7.23. */
const FLAT = 50;
/** For each other when he loses. Source: rules.md 7.23, 7.24. */
const OTHERS_OF_THREE = 40;
const OTHERS_OF_FOUR = 30;

/** One number for each of so many columns. */
export function columnScores(
  scoring: SkatSettings['scoring'],
  result: GameResult,
  { columns, game }: { readonly columns: number; readonly game: GameColumns },
): readonly number[] {
  const written = (column: number) => result.scores[game.players.indexOf(column)] ?? 0;
  const all = Array.from({ length: columns }, (_, column) => column);
  switch (scoring) {
    case 'classic':
      return all.map(written);
    case 'seeger':
      return all.map((column) => written(column) + flatPoints(result, game, column));
    case 'tournament':
      return all.map(
        (column) => written(column) + flatPoints(result, game, column) + othersPoints(result, game, column),
      );
    case 'bierlachs':
      return all.map((column) => minusPoints(result, game, column));
  }
}

function flatPoints(result: GameResult, { players }: GameColumns, column: number): number {
  if (result.kind !== 'played' || players[result.declarer] !== column) return 0;
  return result.won ? FLAT : -FLAT;
}

function othersPoints(result: GameResult, { players, sittingOut }: GameColumns, column: number): number {
  if (result.kind !== 'played' || result.won || players[result.declarer] === column) return 0;
  const atTable = players.includes(column) || sittingOut === column;
  if (!atTable) return 0;
  return sittingOut === undefined ? OTHERS_OF_THREE : OTHERS_OF_FOUR;
}

/** A plus of one player is a minus of the two others. */
function minusPoints({ scores }: GameResult, { players }: GameColumns, column: number): number {
  const player = players.indexOf(column);
  if (player < 0) return 0;
  const own = Math.min(0, scores[player] ?? 0);
  return scores.reduce((minus, score, other) => (other !== player && score > 0 ? minus - score : minus), own);
}
