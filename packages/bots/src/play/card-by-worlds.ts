import type { Card, PlayingView, TakenTrick } from '@skatrunde/rules';
import { bitOf } from '../solver/bits.ts';
import { createPointSolver, type MaskSolver } from '../solver/mask-solver.ts';
import { beliefOf } from './beliefs.ts';
import { diceFrom } from './dice.ts';
import { factsOf } from './facts.ts';
import { likelyWorlds } from './likely-worlds.ts';
import type { Skill } from './skill.ts';
import { worldDealer } from './worlds.ts';
import { askWorlds, type Valuing } from './worlds-asked.ts';

type Asked = {
  readonly view: PlayingView;
  readonly legal: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  readonly skill: Skill;
  /** Where chance begins. */
  readonly start: number;
  /** The card by rules of thumb: taken among equals. */
  readonly usual: Card | undefined;
  readonly valuing?: Valuing;
};

let solverOfThisThread: MaskSolver | undefined;
function solver(): MaskSolver {
  solverOfThisThread ??= createPointSolver({ tableBits: 18 });
  return solverOfThisThread;
}

/** The card that does best in likely worlds; `undefined` when none could be asked. */
export function cardByWorlds({
  view,
  legal,
  tricks,
  skill,
  start,
  usual,
  valuing = { width: 6 },
}: Asked): Card | undefined {
  const facts = factsOf(view, tricks);
  const dealer = facts === undefined ? undefined : worldDealer(facts);
  if (facts === undefined || dealer === undefined) return undefined;
  const dice = diceFrom(start);
  const likely = likelyWorlds(dealer, beliefOf(facts, view.calls), {
    candidates: skill.candidates,
    wanted: skill.worlds,
    dice,
  });
  const { worth, asked } = askWorlds({
    facts,
    bid: view.bid,
    likely,
    solver: solver(),
    maxNodes: skill.nodes,
    valuing,
  });
  if (asked === 0) return undefined;
  let best: { readonly card: Card; readonly worth: number } | undefined;
  for (const card of legal) {
    const mean = (worth[bitOf(card, facts.game)] ?? 0) / asked + (card === usual ? 0.002 : 0);
    if (best === undefined || mean > best.worth) best = { card, worth: mean };
  }
  return best?.card;
}
