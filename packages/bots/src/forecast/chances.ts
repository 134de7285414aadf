import type { PlayingView, TakenTrick } from '@skatrunde/rules';
import type { BotLevel } from '../levels.ts';
import { type Seed, spread } from '../random.ts';
import { forecast } from './forecast.ts';

/** A game as one seat sees it, and how hard its bot thinks. */
export type Seat = {
  readonly view: PlayingView;
  readonly tricks: readonly TakenTrick[];
  readonly seed: Seed;
  readonly level: BotLevel;
};

/** Only these levels think about how a game will end; the others go by rules of thumb. */
export function thinksAhead(level: BotLevel): boolean {
  return level === 'club' || level === 'master';
}

/**
 * With all cards open the defenders make no mistake, so declarers win more often than the open cards say. Measured on games
 * among bots: log odds are a little flatter and higher.
 */
const FLATTER = 0.8;
const HIGHER = 1;

/** Chance that the declarer wins, as announced, 0..1; `undefined` when nothing can be told. */
export function chanceToWin(seat: Seat): number | undefined {
  const { contract } = seat.view;
  if (contract.type !== 'null' && (contract.schwarzAnnounced || contract.ouvert)) return chanceToReach(seat, 120);
  return chanceToReach(seat, contract.type !== 'null' && contract.schneiderAnnounced ? 90 : 61);
}

/** Chance that the declarer gets so many card points. */
export function chanceToReach({ view, tricks, seed }: Seat, need: number): number | undefined {
  const foreseen = forecast({ view, tricks, need, start: spread(`${seed}/forecast/${need}`) });
  if (foreseen === undefined) return undefined;
  const { share, worlds } = foreseen;
  const odds = Math.log((share * worlds + 0.5) / ((1 - share) * worlds + 0.5));
  return 1 / (1 + Math.exp(-FLATTER * odds - HIGHER));
}

/** Every world that could be asked says that the declarer gets there. */
export function isCertain({ view, tricks, seed }: Seat, need: number): boolean {
  return forecast({ view, tricks, need, start: spread(`${seed}/forecast/${need}`) })?.share === 1;
}
