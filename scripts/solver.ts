import { createOpenSolver, type OpenPosition } from '../packages/bots/src/index.ts';
import { cardPoints, isCard } from '../packages/rules/src/index.ts';
import { textOf } from './row-files.ts';

/**
 * `solver check FILE...`: solves recorded open-card positions (JSON Lines, also .gz) and compares the declarer's best
 * result. Exit 1 when one differs, a row is unreadable or there is none, 2 when the call itself is wrong.
 */
const USAGE = 'usage: solver check FILE...\n';

type Row = { readonly id: string; readonly position: OpenPosition; readonly best: number; readonly skat: number };

const solver = createOpenSolver();
const [command, ...files] = process.argv.slice(2);
if (command !== 'check' || files.length === 0 || files.some((file) => file.startsWith('-'))) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = files.map(check).every((inOrder) => inOrder) ? 0 : 1;
}

function check(file: string): boolean {
  let rows: readonly Row[];
  try {
    rows = textOf(file).split('\n').flatMap(readRow);
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
  const different = rows.filter(isDifferent).length;
  const equal = rows.length - different;
  process.stdout.write(`${file}: positions ${rows.length}, equal ${equal}, different ${different}\n`);
  return different === 0 && rows.length > 0;
}

function isDifferent({ id, position, best, skat }: Row): boolean {
  const found = solver.bestCardPoints(position) + skat;
  if (found !== best) process.stdout.write(`  ${id}: ${found} instead of ${best}\n`);
  return found !== best;
}

function readRow(line: string, index: number): readonly Row[] {
  if (line.trim() === '') return [];
  const row: unknown = JSON.parse(line);
  const place = `line ${index + 1}`;
  if (!isObject(row)) throw new Error(`${place}: no object`);
  const { id, game, hands, lead, declarerBest, skat, skatCounted } = row;
  if (!isGame(game) || typeof declarerBest !== 'number' || typeof lead !== 'number' || !Array.isArray(hands)) {
    throw new Error(`${place}: no open-card position`);
  }
  const [one, two, three] = hands.map((hand) => cardsOf(hand, place));
  if (one === undefined || two === undefined || three === undefined)
    throw new Error(`${place}: three hands are needed`);
  const position: OpenPosition = { game: game === 'G' ? 'grand' : game, hands: [one, two, three], leader: lead };
  const counted = skatCounted === true ? cardPoints(cardsOf(skat, place)) : 0;
  return [{ id: String(id), position, best: declarerBest, skat: counted }];
}

function cardsOf(value: unknown, place: string) {
  if (!Array.isArray(value) || !value.every(isCard)) throw new Error(`${place}: no list of cards`);
  return value;
}

function isGame(value: unknown): value is 'C' | 'S' | 'H' | 'D' | 'G' {
  return typeof value === 'string' && ['C', 'S', 'H', 'D', 'G'].includes(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
