import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { BOT_LEVELS, isBotLevel } from '../packages/bots/src/index.ts';
import { answerQuestion, type Player } from './arena/answering.ts';
import { readQuestion } from './arena/question.ts';

/**
 * `bot [--level beginner|regular|club|master] [--seed S]`: answers the questions of an arena, one JSON line each way, until
 * its input ends. Standard output carries only the answers. Exit 2 when the call itself is wrong.
 */
const USAGE = `usage: bot [--level ${BOT_LEVELS.join('|')}] [--seed S]\n`;

const player = readCall(process.argv.slice(2));
if (player === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  createInterface({ input: process.stdin }).on('line', (line) => respond(line, player));
}

function respond(line: string, as: Player): void {
  if (line.trim() === '') return;
  const question = readQuestion(line);
  process.stdout.write(`${JSON.stringify({ id: question.id, answer: answerQuestion(question, as) })}\n`);
}

function readCall(args: readonly string[]): Player | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { level: { type: 'string' }, seed: { type: 'string' } } });
    const level = values.level ?? 'master';
    return isBotLevel(level) ? { level, seed: values.seed ?? '1' } : undefined;
  } catch {
    return undefined;
  }
}
