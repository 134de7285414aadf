import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Random, randomFrom } from '../apps/bench/src/random.ts';
import { bitsFor } from '../packages/bots/src/bidding/discards.ts';
import { GRAND_TABLE, type Heard, NULL_TABLE, SUIT_TABLE } from '../packages/bots/src/bidding/features.ts';
import { maskOf } from '../packages/bots/src/bidding/hand-mask.ts';
import { type JudgedGame, placesOf } from '../packages/bots/src/bidding/judging.ts';
import { createOpenSolver } from '../packages/bots/src/solver/open-solver.ts';
import { SUITS } from '../packages/rules/src/index.ts';
import { fitWeights, lossOf, type Observation } from './fitting/logistic.ts';
import { type Made, playOut } from './fitting/play-out.ts';
import { dealTrial, type Trial } from './fitting/trials.ts';
import { inProject } from './project.ts';

/**
 * `node scripts/fit-bidding.ts [--trials N] [--seed S]`: fits the weights by which bots judge hands and writes them to
 * packages/bots/src/bidding/fitted.ts. Suit games and Grand are played out by rules of thumb; Null is asked of the solver.
 * Hands are dealt and discards chosen with the weights that are there, so it may be run again on its own result.
 */

/**
 * From what was fitted to what happens: log odds times `slope` plus `shift`. Suit, Grand, Null and Null ouvert were
 * compared with 892 games that bots of level Club played among themselves (240, 520, 24 and 107 of each), and with what
 * another program's defenders let win; Null stands between the two, leaning to the bots.
 */
const CORRECTIONS = {
  suit: { slope: 0.85, shift: -0.1 },
  grand: { slope: 0.95, shift: -0.35 },
  null: { slope: 1.2, shift: 1.8 },
  nullOuvert: { slope: 1.4, shift: 0.4 },
  suitSchneider: { slope: 1, shift: -0.3 },
  grandSchneider: { slope: 1, shift: -0.3 },
} as const;
type Part = keyof typeof CORRECTIONS;

const SIZES: Readonly<Record<Part, number>> = {
  suit: SUIT_TABLE.size,
  grand: GRAND_TABLE.size,
  null: NULL_TABLE.size,
  nullOuvert: NULL_TABLE.size,
  suitSchneider: SUIT_TABLE.size,
  grandSchneider: GRAND_TABLE.size,
};

const { values } = parseArgs({ options: { trials: { type: 'string' }, seed: { type: 'string' } } });
const trials = Number(values.trials ?? 200_000);
const seed = Number(values.seed ?? 11);
const random = randomFrom(seed);
const solver = createOpenSolver();
const observed = new Map<Part, Observation[]>();
for (let count = 0; count < trials; count += 1) observe(dealTrial(gameFor(count, random), random), count);
writeFileSync(
  inProject('packages/bots/src/bidding/fitted.ts'),
  fileOf(Object.keys(CORRECTIONS).filter(isPart).map(fit)),
);

/** Of twenty: eleven suit games, five Grands, two Nulls and two open ones. */
function gameFor(count: number, next: Random): JudgedGame {
  const turn = count % 20;
  if (turn < 11) return SUITS[next(4)] ?? 'C';
  return turn < 16 ? 'grand' : turn < 18 ? 'null' : 'nullOuvert';
}

function observe(trial: Trial, count: number): void {
  const places = placesIn(trial);
  switch (trial.game) {
    case 'null':
    case 'nullOuvert':
      note(trial.game, places, staysClean(trial) ? 1 : 0);
      break;
    case 'grand':
      noteMade(playOut(trial, count), places, 'grand', 'grandSchneider');
      break;
    case 'C':
    case 'S':
    case 'H':
    case 'D':
      noteMade(playOut(trial, count), places, 'suit', 'suitSchneider');
      break;
  }
}

function noteMade({ points }: Made, places: Int32Array, wins: Part, schneider: Part): void {
  note(wins, places, points >= 61 ? 1 : 0);
  note(schneider, places, points >= 90 ? 1 : 0);
}

function note(part: Part, places: Int32Array, outcome: number): void {
  const list = observed.get(part);
  if (list === undefined) observed.set(part, [{ places, outcome }]);
  else list.push({ places, outcome });
}

/** What another player would have let hear is known half of the time. */
function placesIn({ game, hands, buried, declarer, heard }: Trial): Int32Array {
  const bits = bitsFor(game);
  const known = heard.map((word): Heard => (random(2) === 0 ? word : 0));
  return placesOf(game, {
    held: maskOf(hands[declarer] ?? [], bits),
    buried: maskOf(buried, bits),
    leads: declarer === 0,
    heard: [known[0] ?? 0, known[1] ?? 0],
  });
}

function staysClean({ hands, declarer }: Trial): boolean {
  const held = (step: number) => hands[(declarer + step) % 3] ?? [];
  return solver.staysClean({ game: 'null', hands: [held(0), held(1), held(2)], leader: (3 - declarer) % 3 });
}

function isPart(text: string): text is Part {
  return Object.hasOwn(CORRECTIONS, text);
}

function fit(part: Part): readonly [Part, readonly number[]] {
  const all = observed.get(part) ?? [];
  const tested = Math.floor(all.length / 10);
  const fitted = fitWeights(all.slice(tested), { size: SIZES[part], rounds: 25, rate: 0.15, pull: 1e-4 }, random);
  const loss = lossOf(all.slice(0, tested), fitted).toFixed(4);
  process.stderr.write(`${part}: ${all.length} trials, loss ${loss} on a tenth that was kept out\n`);
  const { slope, shift } = CORRECTIONS[part];
  return [part, [...fitted].map((weight, place) => Math.round(100 * (weight * slope + (place === 0 ? shift : 0))))];
}

function fileOf(parts: readonly (readonly [Part, readonly number[]])[]): string {
  const lines = parts.map(([part, weights]) => `  ${part}: [${weights.join(', ')}],`);
  return [
    '/**',
    ' * Weights by which hands are judged, in hundredths of log odds; the places are told in features.ts. Written by',
    ` * scripts/fit-bidding.ts --trials ${trials} --seed ${seed}; do not edit.`,
    ' */',
    'export const FITTED = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
