import { type Card, inPackOrder } from '@skatrunde/rules';
import type { BotLevel } from '../levels.ts';
import { spread } from '../random.ts';
import { JUDGED_GAMES, type JudgedGame } from './judging.ts';
import type { Stakes } from './payoff.ts';

/** How a bot of some level bids. */
export type Temper = {
  readonly stakes: Stakes;
  /** Added to the log odds of every game: below 0 is cautious. */
  readonly nerve: number;
  /** How far it misjudges a hand, in log odds. The same hand is always misjudged the same way. */
  readonly error: number;
  /** How closely it looks at the best discards: ways the cards may lie, and positions for all together. */
  readonly looks: { readonly worlds: number; readonly nodes: number };
};

const NO_LOOK = { worlds: 0, nodes: 0 };

/** Between a pad with nothing beside the values and one with 50 for each game and 40 for the others. */
const HALFWAY: Stakes = { won: 25, lost: 32 };

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  beginner: { stakes: HALFWAY, nerve: -1, error: 1.2, looks: NO_LOOK },
  regular: { stakes: HALFWAY, nerve: -0.5, error: 0.8, looks: NO_LOOK },
  club: { stakes: HALFWAY, nerve: -0.1, error: 0.3, looks: { worlds: 8, nodes: 200_000 } },
  master: { stakes: HALFWAY, nerve: 0, error: 0, looks: { worlds: 30, nodes: 1_000_000 } },
};

/** What a judge adds to the log odds of each game, rightly or wrongly. */
export type Mood = Readonly<Record<JudgedGame, number>>;

/** The mood in which these ten cards are looked at. */
export function moodOf({ nerve, error }: Temper, ten: readonly Card[]): Mood {
  const about = inPackOrder(ten).join('');
  const mood = JUDGED_GAMES.map((game) => [game, nerve + error * blur(`${game} ${about}`)] as const);
  return Object.fromEntries(mood) as Mood;
}

/** About normally distributed: the sum of a few even ones, with mean 0 and deviation 1. */
function blur(about: string): number {
  const share = (part: number): number => spread(`${part} ${about}`) / 2 ** 32 - 0.5;
  return 2 * (share(1) + share(2) + share(3));
}
