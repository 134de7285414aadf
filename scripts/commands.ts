import { existsSync } from 'node:fs';
import { ensurePageBuilt } from './build-page.ts';
import { ONE_FAILED, summaryLine } from './counts.ts';
import { onEnding } from './ending.mjs';
import { ensureInstalled } from './install.ts';
import { browserTests, checks, PAGE_BUILD, type Part, UNIT_TESTS } from './parts.ts';
import { endRunning, nodeProgram, type Program, runShown, runTogether } from './processes.ts';
import { callersFolder, inProject, toolFile } from './project.ts';
import { runParts } from './run-parts.ts';

type Command = (args: readonly string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  start: (args) => afterInstall(() => startServer(args)),
  test: async () => ((await ensureInstalled()) ? runParts(everything()) : nothingRan()),
  check: () => afterInstall(() => runParts([checks()])),
  unit: (args) => afterInstall(() => runShown(nodeProgram(toolFile('vitest'), ['run', ...args]))),
  e2e: (args) => afterInstall(() => runParts([[PAGE_BUILD], [browserTests(args)]])),
  build: () => afterInstall(() => runParts([[PAGE_BUILD]])),
  dev: () => afterInstall(develop),
  records: (args) => answerOnly('scripts/records.ts', args),
  solver: (args) => answerOnly('scripts/solver.ts', args),
  backup: (args) => answerOnly('scripts/backup.ts', args),
  restore: (args) => answerOnly('scripts/restore.ts', args),
  bot: (args) => answerOnly('scripts/bot.ts', args),
  'self-play': (args) => answerOnly('scripts/self-play.ts', args),
  judge: (args) => answerOnly('scripts/judge.ts', args),
  bench: (args) => answerOnly('apps/bench/src/main.ts', args),
  deals: (args) => answerOnly('apps/server/src/deals/main.ts', args),
};

function everything(): readonly (readonly Part[])[] {
  return [checks(), [UNIT_TESTS], [PAGE_BUILD], [browserTests()]];
}

/** Tests that could not even begin have failed, and say so in their last line. */
function nothingRan(): number {
  console.log(summaryLine(ONE_FAILED));
  return 1;
}

/** Runs one of the project's commands; resolves to its exit code. */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return untilTold(name, command, args);
  console.error(`Commands: ${Object.keys(COMMANDS).join(', ')}`);
  return 1;
}

/** What stays until it is told to go, and then goes in order; everything else just stops. */
const LASTING = ['start', 'dev'];

async function untilTold(name: string, command: Command, args: readonly string[]): Promise<number> {
  const stopWatching = onEnding((signal) => {
    endRunning(signal);
    if (!LASTING.includes(name)) process.exit(1);
  });
  const code = await command(args);
  stopWatching();
  return code;
}

async function afterInstall(command: () => Promise<number>): Promise<number> {
  return (await ensureInstalled()) ? command() : 1;
}

/** SQLite in Node 22 announces itself as experimental; nobody who starts a server needs to read that. */
const QUIET = '--disable-warning=ExperimentalWarning';
const SERVER = 'apps/server/src/main.ts';

function server(flags: readonly string[], args: readonly string[] = []): Program {
  return { file: process.execPath, args: [QUIET, ...flags, inProject(SERVER), ...args] };
}

async function startServer(args: readonly string[]): Promise<number> {
  const { ok, output } = await ensurePageBuilt();
  if (!ok) console.error(`The page could not be built:\n${output}`);
  return ok ? runTogether([server([], args)]) : 1;
}

/** The server, restarted on each change, and the page with its own reloading server in front of it. */
function develop(): Promise<number> {
  const port = process.env['PORT'] ?? '8723';
  const vite = inProject('apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js');
  const page: Program = {
    ...nodeProgram(vite),
    cwd: inProject('apps', 'web'),
    env: { SKATRUNDE_SERVER: `http://127.0.0.1:${port}` },
  };
  return runTogether([{ ...server(['--watch']), env: { PORT: port } }, page]);
}

/** A command whose standard output is its answer alone; paths are meant from the caller's folder. */
async function answerOnly(file: string, args: readonly string[]): Promise<number> {
  if (!existsSync(inProject('node_modules', 'pnpm'))) {
    console.error('Nothing is installed yet. Run `npm start` or `npm test` once, or `npx pnpm install`.');
    return 1;
  }
  return runShown({ file: process.execPath, args: [QUIET, inProject(file), ...args], cwd: callersFolder() });
}
