import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchEngine, engineTable } from './engine/engine.ts';
import type { Effort } from './measuring.ts';
import { benchShuffle, shuffleTable } from './shuffle/shuffle.ts';
import { benchSolver, solverTable } from './solver/solver.ts';

/**
 * `bench engine|shuffle|solver [--runs N] [--seconds S] [--json FILE]`: measures, prints a table, and writes the same as JSON. Asserts
 * nothing: what it says depends on the machine.
 */
type Bench = (effort: Effort) => { readonly table: string; readonly data: unknown };

/** What `bench shuffle` deals. */
const DEALS = 1_000_000;

const BENCHES: ReadonlyMap<string, Bench> = new Map<string, Bench>([
  [
    'engine',
    (effort) => {
      const data = benchEngine(effort);
      return { table: engineTable(data), data };
    },
  ],
  [
    'shuffle',
    () => {
      const data = benchShuffle(DEALS);
      return { table: shuffleTable(data), data };
    },
  ],
  [
    'solver',
    (effort) => {
      const data = benchSolver(effort);
      return { table: solverTable(data), data };
    },
  ],
]);

const USAGE = `usage: bench ${[...BENCHES.keys()].join('|')} [--runs N] [--seconds S] [--json FILE]\n`;

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const call = readCall(args);
  if (call === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { table, data } = call.bench(call.effort);
  process.stdout.write(`${table}\n`);
  if (call.json !== undefined) writeFileSync(fromCaller(call.json), `${JSON.stringify(data, undefined, 2)}\n`);
  return 0;
}

type Call = { readonly bench: Bench; readonly effort: Effort; readonly json?: string };

function readCall(args: readonly string[]): Call | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'string' }, runs: { type: 'string' }, seconds: { type: 'string' } },
    });
    const bench = BENCHES.get(positionals[0] ?? '');
    const effort = { runs: Number(values.runs ?? 7), seconds: Number(values.seconds ?? 1) };
    if (bench === undefined || positionals.length !== 1 || !(effort.runs >= 1) || !(effort.seconds > 0))
      return undefined;
    return values.json === undefined ? { bench, effort } : { bench, effort, json: values.json };
  } catch {
    return undefined;
  }
}

/** Paths are meant from the caller's folder. */
function fromCaller(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}
