import { pointsOf } from '../solver/bits.ts';
import type { MaskSolver } from '../solver/mask-solver.ts';
import { emptyMaskPosition, type MaskGame, maskGameOf } from '../solver/position.ts';
import type { Facts } from './facts.ts';
import type { LikelyWorlds } from './likely-worlds.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { PLACES } from './worlds.ts';

/** What the worlds say of each card, by bit: the higher the better for who plays it. */
export type Verdicts = {
  /** Sum over worlds of the tournament points at stake, as a share of the game. */
  readonly worth: Float64Array;
  /** Worlds that were asked, with their weights. */
  readonly asked: number;
};

/** How the declarer's card points in a world become a worth. */
export type Valuing = {
  /** Width of the step at the points that win, in card points. */
  readonly width: number;
};

type Question = {
  readonly facts: Facts;
  readonly bid: number;
  readonly likely: LikelyWorlds;
  readonly solver: MaskSolver;
  readonly maxNodes: number;
  readonly valuing: Valuing;
};

/** Asks the solver about every card in one world after another, until the budget is spent. */
export function askWorlds({ facts, bid, likely, solver, maxNodes, valuing }: Question): Verdicts {
  const game = maskGameOf(facts.game);
  const worth = new Float64Array(32);
  const worths = new Int32Array(32);
  const position = emptyMaskPosition();
  const declarer = facts.declarer ?? facts.me;
  const sign = facts.me === declarer ? 1 : -1;
  let nodes = 0;
  let asked = 0;
  solver.forget();
  for (let index = 0; index < likely.weights.length; index++) {
    const weight = likely.weights[index] ?? 0;
    for (let seat = 0; seat < 3; seat++) {
      position.hands[seat] = likely.worlds[index * PLACES + ((declarer + seat) % 3)] ?? 0;
    }
    position.leader = (facts.leader - declarer + 3) % 3;
    position.led = facts.trick[0] ?? -1;
    position.next = facts.trick[1] ?? -1;
    const cards = solver.worthOfEach(game, position, worths, maxNodes - nodes);
    nodes += solver.nodes();
    if (cards === undefined) break;
    asked += weight;
    const skat = likely.worlds[index * PLACES + 3] ?? 0;
    const dealt = (likely.worlds[index * PLACES + declarer] ?? 0) | skat | (facts.played[declarer] ?? 0);
    const stakes = stakesOf(facts, bid, dealt);
    const before = game === 'null' ? 0 : (facts.points[declarer] ?? 0) + pointsOf(skat);
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const value = tournamentWorth(before + (worths[bit] ?? 0), stakes, game, valuing);
      worth[bit] = (worth[bit] ?? 0) + sign * weight * value;
    }
  }
  return { worth, asked };
}

/** Worth for the declarer. */
function tournamentWorth(points: number, { need, game, level }: Stakes, kind: MaskGame, { width }: Valuing): number {
  if (kind === 'null') return points;
  const won = 1 / (1 + Math.exp((need - 0.5 - points) / width));
  const levels = (points >= 90 ? level : 0) + (points > 30 ? 2 * level : 0);
  return won + levels / game + points / 4000;
}
