import { createOpenSolver, type OpenSolver } from '@skatrunde/bots';
import { type Machine, thisMachine } from '../machine.ts';
import type { Effort } from '../measuring.ts';
import { randomFrom, shuffled } from '../random.ts';
import { table } from '../table.ts';
import { type BidContract, bidContracts } from './bid-contracts.ts';

/** Times of one kind of question over many deals; milliseconds. Nothing is asserted. */
export type Answers = {
  readonly questions: number;
  readonly meanNodes: number;
  readonly median: number;
  readonly mean: number;
  /** Mean of processor time: what is left when other programs take their share of the clock. */
  readonly processor: number;
  readonly p99: number;
  readonly longest: number;
};

export type SolverBench = {
  readonly bench: 'solver';
  readonly machine: Machine;
  readonly reaches61: Answers;
  readonly exact: Answers;
  readonly staysClean: Answers;
};

type Question = (solver: OpenSolver, contract: BidContract) => unknown;

const reaches61: Question = (solver, { position, skatPoints }) => solver.reaches(position, 61 - skatPoints);
const exact: Question = (solver, { position, skatPoints }) => solver.bestCardPoints(position, 61 - skatPoints);
const staysClean: Question = (solver, { position }) => solver.staysClean(position);

/**
 * As many deals as fit into runs × seconds, at least one of each kind, in an order by chance that is always the same; every
 * kind of question gets a third of the time. Nothing is known of a deal when it is asked about.
 */
export function benchSolver({ runs, seconds }: Effort): SolverBench {
  const contracts = shuffled(bidContracts(), randomFrom(1));
  const trumps = contracts.filter(({ position }) => position.game !== 'null');
  const nulls = contracts.filter(({ position }) => position.game === 'null');
  const milliseconds = (runs * seconds * 1000) / 3;
  return {
    bench: 'solver',
    machine: thisMachine(),
    reaches61: ask(reaches61, trumps, milliseconds),
    exact: ask(exact, trumps, milliseconds),
    staysClean: ask(staysClean, nulls, milliseconds),
  };
}

/** So many questions are asked before, for the engine to compile the search. */
const WARM_UP = 30;
/** And at least so many are measured if there is time: where there are fewer deals, each several times. */
const FEWEST = 200;

function ask(question: Question, contracts: readonly BidContract[], milliseconds: number): Answers {
  const solver = createOpenSolver();
  for (let asked = 0; asked < WARM_UP; asked++) askAnew(question, solver, contracts[asked % contracts.length]);
  const times: number[] = [];
  const before = process.cpuUsage();
  let nodes = 0;
  const end = performance.now() + milliseconds;
  for (let asked = 0; asked < Math.max(contracts.length, FEWEST); asked++) {
    const start = performance.now();
    askAnew(question, solver, contracts[asked % contracts.length]);
    times.push(performance.now() - start);
    nodes += solver.nodes();
    if (performance.now() > end) break;
  }
  const { user, system } = process.cpuUsage(before);
  return answersOf(times, nodes, (user + system) / 1000);
}

function askAnew(question: Question, solver: OpenSolver, contract: BidContract | undefined): void {
  solver.forget();
  if (contract !== undefined) question(solver, contract);
}

function answersOf(times: readonly number[], nodes: number, processorTime: number): Answers {
  const ascending = [...times].sort((a, b) => a - b);
  const part = (share: number) => ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    questions: times.length,
    meanNodes: nodes / times.length,
    median: part(0.5),
    mean: sum / times.length,
    processor: processorTime / times.length,
    p99: part(0.99),
    longest: ascending.at(-1) ?? 0,
  };
}

/** The answer for people. */
export function solverTable({ machine, reaches61, exact, staysClean }: SolverBench): string {
  const row = (name: string, { questions, meanNodes, median, mean, processor, p99, longest }: Answers) => [
    name,
    questions,
    meanNodes,
    ...[median, mean, processor, p99, longest].map((ms) => ms.toFixed(2)),
  ];
  return [
    'Open-card solver on contracts that xskat bid, on one core; milliseconds',
    `${machine.processor}, ${machine.platform}, Node ${machine.node}, load ${machine.load.toFixed(1)} on ${machine.cores} cores`,
    '',
    table(
      ['', 'asked', 'nodes', 'median', 'mean', 'processor', 'p99', 'longest'],
      [row('reaches 61', reaches61), row('exact points', exact), row('Null stays clean', staysClean)],
    ),
  ].join('\n');
}
