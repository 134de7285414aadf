import type { Card, PlayingView, TakenTrick } from '@skatrunde/rules';
import { bitOf, maskOf } from '../solver/bits.ts';
import { createPointSolver, type MaskSolver } from '../solver/mask-solver.ts';
import { beliefOf } from './beliefs.ts';
import { candidatesOf } from './candidates.ts';
import { diceFrom } from './dice.ts';
import { type Facts, factsOf } from './facts.ts';
import { likelyWorlds } from './likely-worlds.ts';
import { habitBelief } from './past-plays.ts';
import type { Skill } from './skill.ts';
import { worldDealer } from './worlds.ts';
import { askWorlds, type Verdicts } from './worlds-asked.ts';

type Asked = {
  readonly view: PlayingView;
  readonly legal: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  readonly skill: Skill;
  /** Where chance begins. */
  readonly start: number;
  /** The card by rules of thumb: preferred as long as little speaks against it. */
  readonly usual: Card | undefined;
};

let solverOfThisThread: MaskSolver | undefined;
function solver(): MaskSolver {
  solverOfThisThread ??= createPointSolver();
  return solverOfThisThread;
}

/** The card that does best in likely worlds; `undefined` when none could be asked. */
export function cardByWorlds({ view, legal, tricks, skill, start, usual }: Asked): Card | undefined {
  const facts = factsOf(view, tricks);
  const dealer = facts === undefined ? undefined : worldDealer(facts);
  if (facts === undefined || dealer === undefined) return undefined;
  const dice = diceFrom(start);
  const likely = likelyWorlds(
    dealer,
    { quick: beliefOf(facts, view.calls), thorough: habitBelief(facts) },
    { candidates: candidatesFor(facts, skill), closer: skill.closer, wanted: skill.worlds, dice },
  );
  const candidates = candidatesOf(facts, maskOf(legal, facts.game));
  const verdicts = askWorlds({
    facts,
    bid: view.bid,
    candidates,
    likely,
    solver: solver(),
    maxNodes: skill.nodes,
    playOuts: skill.playOuts,
    dice,
  });
  return verdicts.asked === 0 ? undefined : bestCard({ facts, legal, candidates, verdicts, usual, trust: skill.trust });
}

/** A declarer needs fewer: what the bids tell of the defenders is little beside what they tell of him. */
function candidatesFor({ me, declarer }: Facts, { candidates }: Skill): number {
  return me === declarer ? Math.ceil(candidates / 4) : candidates;
}

type Judged = {
  readonly facts: Facts;
  readonly legal: readonly Card[];
  readonly candidates: readonly number[];
  readonly verdicts: Verdicts;
  readonly usual: Card | undefined;
  readonly trust: number;
};

function bestCard({ facts, legal, candidates, verdicts, usual, trust }: Judged): Card | undefined {
  const { worth, asked } = verdicts;
  const usualBit = usual === undefined ? -1 : candidateFor(bitOf(usual, facts.game), candidates);
  let best = -Infinity;
  let bestBit = -1;
  candidates.forEach((bit, c) => {
    const mean = (worth[c] ?? 0) / asked + (bit === usualBit ? trust / Math.sqrt(asked) + 0.001 : 0);
    if (mean <= best) return;
    best = mean;
    bestBit = bit;
  });
  if (bestBit === usualBit) return usual;
  return legal.find((card) => bitOf(card, facts.game) === bestBit);
}

/** The candidate that stands for this card: itself or the next one above. */
function candidateFor(bit: number, candidates: readonly number[]): number {
  return Math.min(...candidates.filter((candidate) => candidate >= bit));
}
