import { type Machine, thisMachine } from '../machine.ts';
import { type Effort, measure, type Rates } from '../measuring.ts';
import { randomFrom } from '../random.ts';
import { table } from '../table.ts';
import { type Done, playScript, playScriptByAsks, randomScript, type Script } from './random-games.ts';

/** How fast the rules play, on one core. Nothing is asserted. */
export type EngineBench = {
  readonly bench: 'engine';
  readonly machine: Machine;
  readonly seed: number;
  readonly games: number;
  readonly commandsPerGame: number;
  readonly eventsPerGame: number;
  /** Share of the games that were played to the thirtieth card. */
  readonly playedOut: number;
  /** Games per second. */
  readonly decideAndEvolve: Rates;
  /** Games per second when every player is asked before every command. */
  readonly withAsks: Rates;
};

const SEED = 1;
const GAMES = 2000;

export function benchEngine(effort: Effort): EngineBench {
  const random = randomFrom(SEED);
  const scripts = Array.from({ length: GAMES }, () => randomScript(random));
  const all = scripts.map(playScript);
  const sum = (of: (done: Done) => number) => all.reduce((total, done) => total + of(done), 0);
  return {
    bench: 'engine',
    machine: thisMachine(),
    seed: SEED,
    games: GAMES,
    commandsPerGame: sum(({ commands }) => commands) / GAMES,
    eventsPerGame: sum(({ events }) => events) / GAMES,
    playedOut: sum(({ lastCard }) => Number(lastCard)) / GAMES,
    decideAndEvolve: measure(gameAfterGame(scripts, playScript), effort),
    withAsks: measure(gameAfterGame(scripts, playScriptByAsks), effort),
  };
}

/** One game at a time, over and over. */
function gameAfterGame(scripts: readonly Script[], play: (script: Script) => Done): () => number {
  let next = 0;
  return () => {
    const script = scripts[next];
    if (script === undefined) throw new Error('No games to play');
    next = (next + 1) % scripts.length;
    return play(script).events > 0 ? 1 : 0;
  };
}

/** The answer for people. */
export function engineTable(bench: EngineBench): string {
  const { machine, games, seed, commandsPerGame, eventsPerGame, playedOut } = bench;
  const row = (name: string, { median, lowest, highest, perProcessorSecond }: Rates) => [
    name,
    median,
    lowest,
    highest,
    perProcessorSecond,
    median * commandsPerGame,
  ];
  return [
    'Random games of official Skat through the rules, on one core',
    `${machine.processor}, ${machine.platform}, Node ${machine.node}, load ${machine.load.toFixed(1)} on ${machine.cores} cores`,
    `${games} games (seed ${seed}): ${commandsPerGame.toFixed(1)} commands and ${eventsPerGame.toFixed(1)} events each, ` +
      `${(playedOut * 100).toFixed(0)} % played to the last card`,
    '',
    table(
      ['', 'games/s', 'lowest', 'highest', 'per CPU second', 'commands/s'],
      [row('decide + evolve', bench.decideAndEvolve), row('asks + decide + evolve', bench.withAsks)],
    ),
  ].join('\n');
}
