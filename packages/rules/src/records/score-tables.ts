import type { RamschResult, SkatResult } from '../skat/result.ts';
import { type ByPlayer, byPlayer } from '../skat/seats.ts';

/** Three ways to book a game at a table of three: what it adds for each player. */
export type ScoreTables = {
  /** Classic: the declarer's score, nothing for the others. Source: rules.md 7.21. */
  readonly normal: ByPlayer<number>;
  /** Minus points written as positive numbers: a win for both others, a loss for the declarer. */
  readonly alternative: ByPlayer<number>;
  /** Extended Seeger: the declarer ± 50, the others 40 each when he loses. Source: rules.md 7.23. */
  readonly tournament: ByPlayer<number>;
};

const NOTHING: ByPlayer<number> = [0, 0, 0];

export function scoreTables(result: SkatResult): ScoreTables {
  if (result.kind === 'passedIn') return { normal: NOTHING, alternative: NOTHING, tournament: NOTHING };
  if (result.kind === 'ramsch') return ramschTables(result);
  const { declarer, won, score } = result;
  const each = (own: number, other: number) => byPlayer((player) => (player === declarer ? own : other));
  return {
    normal: each(score, 0),
    alternative: won ? each(0, score) : each(-score, 0),
    tournament: won ? each(score + 50, 0) : each(score - 50, 40),
  };
}

/** Nobody is declarer: no flat points. Minus points of a Durchmarsch are the others'. Source: rules.md 8.14. */
function ramschTables({ scores, durchmarsch }: RamschResult): ScoreTables {
  const minus = byPlayer((player) => {
    if (durchmarsch === undefined) return Math.abs(scores[player] ?? 0);
    return player === durchmarsch ? 0 : (scores[durchmarsch] ?? 0);
  });
  return { normal: scores, alternative: minus, tournament: scores };
}
