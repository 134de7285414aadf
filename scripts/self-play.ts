import { parseArgs } from 'node:util';
import { randomFrom } from '../apps/bench/src/random.ts';
import { BOT_LEVELS, type BotLevel, isBotLevel } from '../packages/bots/src/index.ts';
import type { SkatResult } from '../packages/rules/src/index.ts';
import { type Measured, meanOf, tally } from './self-play/counting.ts';
import { dealtBy, type Levels, playDeal } from './self-play/game.ts';

/**
 * `self-play [--level L] [--against L] [--deals N] [--seed S]`: three bots of one level play among themselves; with
 * `--against` one of the first level takes each seat in turn among two of the second, on the same deals. Prints shares or
 * means with their 95 % intervals. Exit 2 when the call itself is wrong.
 */
const USAGE = `usage: self-play [--level ${BOT_LEVELS.join('|')}] [--against LEVEL] [--deals N] [--seed S]\n`;

type Call = { readonly level: BotLevel; readonly against?: BotLevel; readonly deals: number; readonly seed: number };

const call = readCall(process.argv.slice(2));
if (call === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else if (call.against === undefined) {
  showAmongThemselves(call);
} else {
  showDuel(call, call.against);
}

function showAmongThemselves({ level, deals, seed }: Call): void {
  const random = randomFrom(seed);
  const results = Array.from({ length: deals }, (_, deal) =>
    playDeal(dealtBy(random), [level, level, level], `${seed} ${deal}`),
  );
  process.stdout.write(`Three bots of level ${level}, ${deals} deals, seed ${seed}; per cent, 95 % interval\n`);
  for (const [name, share] of tally(results)) process.stdout.write(`${name.padEnd(22)} ${percent(share)}\n`);
}

/** What one of a level gains in each seat beside what the others would have made there. */
function showDuel({ level, deals, seed }: Call, other: BotLevel): void {
  const random = randomFrom(seed);
  const gains: { readonly plain: number; readonly tournament: number }[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    const cards = dealtBy(random);
    const about = `${seed} ${deal}`;
    const usual = playDeal(cards, [other, other, other], about);
    const seats = [0, 1, 2].map((seat) => {
      const result = playDeal(cards, seated(level, other, seat), about);
      const gain = (points: typeof plain): number => points(result, seat) - points(usual, seat);
      return { plain: gain(plain), tournament: gain(tournament) };
    });
    const mean = (of: 'plain' | 'tournament'): number => seats.reduce((sum, seat) => sum + seat[of], 0) / 3;
    gains.push({ plain: mean('plain'), tournament: mean('tournament') });
  }
  process.stdout.write(
    `One ${level} among two ${other}, beside three ${other}: ${deals} deals × 3 seats, seed ${seed}\n`,
  );
  process.stdout.write(`points a game       ${points(meanOf(gains.map((gain) => gain.plain)))}\n`);
  process.stdout.write(`tournament points   ${points(meanOf(gains.map((gain) => gain.tournament)))}\n`);
}

function seated(level: BotLevel, other: BotLevel, seat: number): Levels {
  const at = (place: number): BotLevel => (place === seat ? level : other);
  return [at(0), at(1), at(2)];
}

/** Written for the declarer alone. */
function plain(result: SkatResult, seat: number): number {
  return result.kind === 'played' && result.declarer === seat ? result.score : 0;
}

/** 50 for a game won or lost beside it, 40 for each defender of a lost one. */
function tournament(result: SkatResult, seat: number): number {
  if (result.kind !== 'played') return 0;
  if (result.declarer === seat) return result.score + (result.won ? 50 : -50);
  return result.won ? 0 : 40;
}

function percent({ value, low, high, of }: Measured): string {
  return `${(100 * value).toFixed(1).padStart(5)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}) of ${of}`;
}

function points({ value, low, high }: Measured): string {
  return `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function readCall(args: readonly string[]): Call | undefined {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { level: text, against: text, deals: text, seed: text } });
    const level = values.level ?? 'master';
    const deals = Number(values.deals ?? 200);
    const seed = Number(values.seed ?? 1);
    if (!isBotLevel(level) || !(deals >= 1) || !Number.isInteger(seed)) return undefined;
    if (values.against === undefined) return { level, deals, seed };
    return isBotLevel(values.against) ? { level, against: values.against, deals, seed } : undefined;
  } catch {
    return undefined;
  }
}
