import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '../apps/bench/src/random.ts';
import { type BotLevel, isBotLevel } from '../packages/bots/src/index.ts';
import { SITUATIONS, TRAITS } from '../packages/bots/src/play/habits.ts';
import { FEATURES } from '../packages/bots/src/play/world-features.ts';
import { cardsPlayed } from './fitting/cards-played.ts';
import { type Choice, fitChoices, likelihoodOf } from './fitting/choices.ts';
import { handsHeld } from './fitting/hands-held.ts';
import { type PlayedGame, recordedGames, selfPlayed } from './fitting/played-games.ts';
import { inProject } from './project.ts';

/**
 * `node scripts/fit-play.ts [--deals N] [--level L] [--seed S] [RECORDS...]`: fits what bots believe of hands that were bid
 * (packages/bots/src/play/belief-weights.ts) and of cards that were played (habit-weights.ts) to games that bots play among
 * themselves and to recorded ones.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: 'string' }, level: { type: 'string' }, seed: { type: 'string' } },
});
const random = randomFrom(Number(values.seed ?? 1));
const games = [
  ...positionals.flatMap(recordedGames),
  ...selfPlayed(levelOf(values.level ?? 'club'), Number(values.deals ?? 2000), random),
];
const KINDS = ['suit', 'grand', 'null'] as const;
type Kind = (typeof KINDS)[number];

writeFile('belief-weights.ts', [
  '/** What each count of `world-features.ts` tells, as logarithms of odds. Made by `scripts/fit-play.ts`. */',
  ...KINDS.map((kind) => list(`${kind.toUpperCase()}_BELIEFS`, fitted(kind, 'hands', FEATURES))),
]);
writeFile('habit-weights.ts', [
  '/** How players choose their cards, by situation and trait of `habits.ts`. Made by `scripts/fit-play.ts`. */',
  ...(['suit', 'grand'] as const).map((kind) =>
    list(`${kind.toUpperCase()}_HABITS`, fitted(kind, 'cards', TRAITS * SITUATIONS)),
  ),
]);

function levelOf(text: string): BotLevel {
  if (!isBotLevel(text)) throw new Error(`No level: ${text}`);
  return text;
}

function fitted(kind: Kind, what: 'hands' | 'cards', size: number): Float64Array {
  const choicesOf = (game: PlayedGame) => (what === 'hands' ? handsHeld(game, random) : cardsPlayed(game));
  const choices: readonly Choice[] = games.filter(({ contract }) => contract.type === kind).flatMap(choicesOf);
  const weights = fitChoices(
    choices.filter((_, index) => index % 20 !== 0),
    size,
    random,
  );
  const kept = choices.filter((_, index) => index % 20 === 0);
  const [before, after] = [likelihoodOf(kept, new Float64Array(size)), likelihoodOf(kept, weights)];
  process.stdout.write(
    `${kind} ${what}: ${choices.length} choices, log likelihood ${after.toFixed(3)} (by chance ${before.toFixed(3)})\n`,
  );
  return weights;
}

function list(name: string, weights: Float64Array): string {
  return `export const ${name} = Float64Array.from([${[...weights].map((weight) => Number(weight.toFixed(2))).join(', ')}]);`;
}

function writeFile(name: string, parts: readonly string[]): void {
  writeFileSync(inProject('packages/bots/src/play', name), `${parts.join('\n\n')}\n`);
}
