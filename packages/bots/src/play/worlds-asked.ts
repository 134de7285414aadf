import { countOf, pointsOf } from '../solver/bits.ts';
import type { MaskSolver } from '../solver/mask-solver.ts';
import { emptyMaskPosition, type MutableMaskPosition, maskGameOf } from '../solver/position.ts';
import { playInto } from './after-card.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';
import { GRAND_HABITS, SUIT_HABITS } from './habit-weights.ts';
import type { LikelyWorlds } from './likely-worlds.ts';
import { createPlayingOut } from './playing-out.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { PLACES } from './worlds.ts';

/** What the worlds say of the candidates, in their order: the higher the better for who plays the card. */
export type Verdicts = {
  /** Sum over worlds; 1 is the difference between a won and a lost game. */
  readonly worth: Float64Array;
  /** Worlds that were asked, with their weights. */
  readonly asked: number;
  readonly nodes: number;
};

export type Question = {
  readonly facts: Facts;
  readonly bid: number;
  readonly candidates: readonly number[];
  readonly likely: LikelyWorlds;
  readonly solver: MaskSolver;
  readonly maxNodes: number;
  /** Worlds in which close candidates are played out too. */
  readonly playOuts: number;
  readonly dice: Dice;
};

/** One world, seen from the declarer: `position.hands[0]` is his. */
type World = {
  readonly position: MutableMaskPosition;
  /** Card points that he has for sure, his skat among them. */
  before: number;
  stakes: Stakes;
};

const NO_STAKES: Stakes = { need: 1, game: 1, level: 0 };
/** From so few cards on exact card points are asked for. */
const EXACT = 6;
/** With more cards than these the card points of close candidates are only bracketed. */
const AFFORDABLE = 8;

/** Asks the solver about every candidate in one world after another, until the budget is spent. */
export function askWorlds(question: Question): Verdicts {
  question.solver.forget();
  const first = askInStages({ ...question, maxNodes: question.maxNodes * shareForWinning(question) });
  return question.facts.game === 'null' || first.asked === 0 ? first : compareClose(question, first);
}

/** After so many worlds candidates that are so far behind the best are asked about no more. */
const STAGES: readonly { readonly worlds: number; readonly behind: number }[] = [
  { worlds: 8, behind: 0.45 },
  { worlds: 20, behind: 0.25 },
  { worlds: 50, behind: 0.15 },
  { worlds: Infinity, behind: Infinity },
];

/** Asks about all candidates in a few worlds, then about fewer and fewer of them in the others. */
function askInStages(question: Question): Verdicts {
  const { candidates, likely, maxNodes } = question;
  const worth = new Float64Array(candidates.length);
  let places = candidates.map((_, place) => place);
  let asked = 0;
  let nodes = 0;
  let from = 0;
  for (const { worlds, behind } of STAGES) {
    const part = {
      ...question,
      candidates: places.map((place) => candidates[place] ?? 0),
      likely: worldsFrom(likely, from, worlds),
      maxNodes: maxNodes - nodes,
    };
    const stage = askEach(part, judgeOf(part));
    places.forEach((place, index) => {
      worth[place] = (worth[place] ?? 0) + (stage.worth[index] ?? 0);
    });
    asked += stage.asked;
    nodes += stage.nodes;
    from = worlds;
    if (nodes >= maxNodes || from >= likely.weights.length || places.length === 1) break;
    const best = Math.max(...places.map((place) => worth[place] ?? 0));
    const kept = places.filter((place) => (worth[place] ?? 0) >= best - behind * asked);
    for (const place of places) if (!kept.includes(place)) worth[place] = -Infinity;
    places = kept;
  }
  return { worth, asked, nodes };
}

function worldsFrom({ worlds, weights }: LikelyWorlds, from: number, to: number): LikelyWorlds {
  return { worlds: worlds.subarray(from * PLACES), weights: weights.slice(from, to) };
}

function askEach(question: Question, judge: Judge): Verdicts {
  const { facts, candidates, likely, maxNodes } = question;
  const world: World = { position: emptyMaskPosition(), before: 0, stakes: NO_STAKES };
  const inWorld = new Float64Array(candidates.length);
  const worth = new Float64Array(candidates.length);
  const sign = facts.me === declarerOf(facts) ? 1 : -1;
  let nodes = 0;
  let asked = 0;
  for (let index = 0; index < likely.weights.length; index++) {
    setWorld(world, question, index);
    const spent = judge(world, inWorld, maxNodes - nodes);
    if (spent === undefined) return { worth, asked, nodes: maxNodes };
    nodes += spent;
    const weight = likely.weights[index] ?? 0;
    asked += weight;
    for (let c = 0; c < worth.length; c++) worth[c] = (worth[c] ?? 0) + sign * weight * (inWorld[c] ?? 0);
  }
  return { worth, asked, nodes };
}

/** Share of the budget that the question who wins may take; the rest is for the card points of those that are close. */
const FOR_WINNING = 0.65;

function shareForWinning({ facts }: Question): number {
  return facts.game === 'null' || countOf(facts.hand) <= EXACT ? 1 : FOR_WINNING;
}

/** Candidates so close to the best are compared by card points too. */
const CLOSE = 0.04;

/** Puts the candidates that are close to the best above all others and compares them by what is less certain. */
function compareClose(question: Question, first: Verdicts): Verdicts {
  const { facts, candidates, maxNodes } = question;
  const best = Math.max(...first.worth) / first.asked;
  const places = candidates.flatMap((_, c) => ((first.worth[c] ?? 0) / first.asked >= best - CLOSE ? [c] : []));
  if (places.length < 2) return first;
  const left = maxNodes - first.nodes;
  const close = { ...question, candidates: places.map((c) => candidates[c] ?? 0), maxNodes: left };
  const margins = countOf(facts.hand) <= EXACT ? undefined : askEach(close, marginJudge(close));
  const playedOut = question.playOuts > 0 ? askEach(fewer(close), playingOutJudge(close)) : undefined;
  places.forEach((c, place) => {
    const more = meanAt(margins, place) + meanAt(playedOut, place);
    first.worth[c] = (first.worth[c] ?? 0) + (more + ABOVE_OTHERS) * first.asked;
  });
  return { ...first, nodes: first.nodes + (margins?.nodes ?? 0) };
}

const ABOVE_OTHERS = 4;

function meanAt(verdicts: Verdicts | undefined, place: number): number {
  return verdicts === undefined || verdicts.asked === 0 ? 0 : (verdicts.worth[place] ?? 0) / verdicts.asked;
}

function fewer(question: Question): Question {
  const { worlds, weights } = question.likely;
  return { ...question, likely: { worlds, weights: weights.slice(0, question.playOuts) } };
}

function declarerOf(facts: Facts): number {
  return facts.declarer ?? facts.me;
}

function setWorld(world: World, { facts, bid, likely }: Question, index: number): void {
  const declarer = declarerOf(facts);
  const at = index * PLACES;
  const { position } = world;
  for (let seat = 0; seat < 3; seat++) position.hands[seat] = likely.worlds[at + ((declarer + seat) % 3)] ?? 0;
  position.leader = (facts.leader - declarer + 3) % 3;
  position.led = facts.trick[0] ?? -1;
  position.next = facts.trick[1] ?? -1;
  const skat = likely.worlds[at + 3] ?? 0;
  world.before =
    facts.game === 'null' ? 0 : (facts.points[declarer === 0 ? 0 : declarer === 1 ? 1 : 2] ?? 0) + pointsOf(skat);
  world.stakes = stakesOf(
    facts,
    bid,
    (position.hands[0] ?? 0) | skat | (facts.played[declarer === 0 ? 0 : declarer === 1 ? 1 : 2] ?? 0),
  );
}

/** Writes what each candidate is worth to the declarer in a world; answers the nodes, `undefined` when they ran out. */
type Judge = (world: World, worth: Float64Array, maxNodes: number) => number | undefined;

function judgeOf(question: Question): Judge {
  const { facts } = question;
  if (facts.game === 'null') return nullJudge(question);
  return countOf(facts.hand) <= EXACT ? exactJudge(question, fullWorth) : winJudge(question);
}

function nullJudge({ candidates, solver }: Question): Judge {
  const after = emptyMaskPosition();
  return ({ position }, worth, maxNodes) => {
    let nodes = 0;
    for (let c = 0; c < candidates.length; c++) {
      const { lost } = playInto(after, position, candidates[c] ?? 0, 'null');
      const clean = lost ? false : solver.atLeast('null', after, 1, maxNodes - nodes);
      if (clean === undefined) return undefined;
      if (!lost) nodes += solver.nodes();
      worth[c] = clean ? 1 : 0;
    }
    return nodes;
  };
}

function exactJudge(
  { candidates, solver, facts }: Question,
  worthOf: (points: number, stakes: Stakes) => number,
): Judge {
  const after = emptyMaskPosition();
  const game = maskGameOf(facts.game);
  return ({ position, before, stakes }, worth, maxNodes) => {
    let nodes = 0;
    let guess = stakes.need - before;
    for (let c = 0; c < candidates.length; c++) {
      const gained = playInto(after, position, candidates[c] ?? 0, game).points;
      const rest = solver.worth(game, after, guess - gained, maxNodes - nodes);
      if (rest === undefined) return undefined;
      nodes += solver.nodes();
      guess = rest + gained;
      worth[c] = worthOf(before + guess, stakes);
    }
    return nodes;
  };
}

/** Share of the worth that lies in the margin: who is far ahead can afford what nobody can foresee. */
const MARGIN = 0.25;
/** Width of that slope, in card points. */
const SLOPE = 12;

/** What more card points are worth to the declarer beside winning. */
function marginWorth(points: number, { need, game, level }: Stakes): number {
  const levels = (points >= 90 ? level : 0) + (points > 30 ? 2 * level : 0);
  return MARGIN / (1 + Math.exp((need - 0.5 - points) / SLOPE)) + levels / game;
}

function fullWorth(points: number, stakes: Stakes): number {
  return (points >= stakes.need ? 1 : 0) + marginWorth(points, stakes);
}

/** Whether each candidate reaches the points that win. */
function winJudge(question: Question): Judge {
  return thresholdJudge(question, { steps: [0], worth: 1 });
}

function marginJudge(question: Question): Judge {
  const few = countOf(question.facts.hand) <= AFFORDABLE;
  return few ? exactJudge(question, marginWorth) : stepJudge(question);
}

/** How much it counts what happens when nobody sees the cards of the others. */
const PLAYED_OUT = 0.15;

function playingOutJudge({ candidates, facts, dice }: Question): Judge {
  const game = maskGameOf(facts.game);
  const after = emptyMaskPosition();
  const playingOut = createPlayingOut(game === 'suit' ? SUIT_HABITS : GRAND_HABITS, dice);
  const seen = facts.played[0] | facts.played[1] | facts.played[2];
  return ({ position, before, stakes }, worth) => {
    candidates.forEach((bit, c) => {
      const gained = playInto(after, position, bit, game).points;
      const points = before + gained + playingOut.points(game, after, seen | (1 << bit));
      worth[c] = PLAYED_OUT * fullWorth(points, stakes);
    });
    return 0;
  };
}

/** Whether each candidate falls short by no more than one step, or has a step to spare. */
function stepJudge(question: Question): Judge {
  return thresholdJudge(question, { steps: [-STEP, STEP], worth: MARGIN / 3 });
}

const STEP = 18;

type Thresholds = {
  /** Card points from those that win. */
  readonly steps: readonly number[];
  /** What each that is reached is worth. */
  readonly worth: number;
};

function thresholdJudge({ candidates, solver, facts }: Question, { steps, worth: each }: Thresholds): Judge {
  const game = maskGameOf(facts.game);
  const after = emptyMaskPosition();
  return ({ position, before, stakes }, worth, left) => {
    let nodes = 0;
    for (let c = 0; c < candidates.length; c++) {
      const gained = playInto(after, position, candidates[c] ?? 0, game).points;
      worth[c] = 0;
      for (const step of steps) {
        const reached = solver.atLeast(game, after, stakes.need + step - before - gained, left - nodes);
        if (reached === undefined) return undefined;
        nodes += solver.nodes();
        worth[c] = (worth[c] ?? 0) + (reached ? each : 0);
      }
    }
    return nodes;
  };
}
