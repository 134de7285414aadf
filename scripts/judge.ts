import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel, isBotLevel } from '../packages/bots/src/index.ts';
import { solvePuzzles } from './judge/puzzles.ts';
import { judgeThrown } from './judge/thrown.ts';
import { judgeUnseen } from './judge/unseen.ts';
import { meanOf } from './self-play/counting.ts';

/**
 * How well the bots play their cards. `judge puzzles FILE...`: which card in recorded positions, three times each; exit 1
 * when there is none. `judge thrown`: how often self-play gives away a game that the open cards still held at 61, and what
 * a card costs. `judge unseen`: whether any decision changes when the cards a seat has not seen are shuffled; exit 1 when
 * one does. Exit 2 when the call itself is wrong.
 */
const USAGE = `usage: judge puzzles FILE... | thrown [--deals N] | unseen [--decisions N]  [--level ${BOT_LEVELS.join('|')}] [--seed S]\n`;

type Call = {
  readonly what: string;
  readonly files: readonly string[];
  readonly level: BotLevel;
  readonly deals: number;
  readonly decisions: number;
  readonly seed: number;
};

/** How often each puzzle is asked. */
const TIMES = 3;

const call = readCall(process.argv.slice(2));
const judged = call === undefined ? undefined : judge(call);
if (judged === undefined) process.stderr.write(USAGE);
process.exitCode = judged ?? 2;

function judge(call: Call): number | undefined {
  if (call.what === 'puzzles' && call.files.length > 0) return puzzles(call);
  if (call.files.length > 0) return undefined;
  if (call.what === 'thrown') return thrown(call);
  return call.what === 'unseen' ? unseen(call) : undefined;
}

function puzzles({ files, level }: Call): number {
  const solved = files.flatMap((file) => solvePuzzles(file, level, TIMES));
  let right = 0;
  for (const { id, good, played } of solved) {
    const hits = played.filter((card) => good.includes(card)).length;
    right += hits / TIMES;
    if (hits < TIMES) process.stdout.write(`  ${id}: ${played.join(' ')} instead of ${good.join(' or ')}\n`);
  }
  process.stdout.write(`puzzles ${solved.length}, right ${right.toFixed(1)}, ${TIMES} times each\n`);
  return solved.length > 0 ? 0 : 1;
}

function thrown({ level, deals, seed }: Call): number {
  const { byDeclarer, byDefenders, milliseconds } = judgeThrown({ level, deals, seed });
  const at = (share: number): string => (milliseconds[Math.floor((milliseconds.length - 1) * share)] ?? 0).toFixed(1);
  process.stdout.write(`Three bots of level ${level}, ${byDeclarer.length} suit games and Grands, seed ${seed}\n`);
  process.stdout.write(`thrown away by the declarer  ${interval(byDeclarer)} a game\n`);
  process.stdout.write(`thrown away by the defenders ${interval(byDefenders)} a game\n`);
  process.stdout.write(
    `${milliseconds.length} cards, ms of processor: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}\n`,
  );
  return 0;
}

function interval(numbers: readonly number[]): string {
  const { value, low, high } = meanOf(numbers);
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function unseen({ decisions, seed }: Call): number {
  const { decisions: asked, changed } = judgeUnseen({ decisions, seed });
  process.stdout.write(`decisions ${asked}, changed ${changed}\n`);
  return changed === 0 && asked > 0 ? 0 : 1;
}

function readCall(args: readonly string[]): Call | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        level: { type: 'string' },
        deals: { type: 'string' },
        decisions: { type: 'string' },
        seed: { type: 'string' },
      },
    });
    const level = values.level ?? 'master';
    const [deals, decisions, seed] = [values.deals ?? 100, values.decisions ?? 20_000, values.seed ?? 1].map(Number);
    const [what = '', ...files] = positionals;
    if (!isBotLevel(level) || !deals || !decisions || seed === undefined || Number.isNaN(seed)) return undefined;
    return { what, files, level, deals, decisions, seed };
  } catch {
    return undefined;
  }
}
