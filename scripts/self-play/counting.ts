import type { PlayedResult, SkatResult } from '../../packages/rules/src/index.ts';

/** A share or mean with its 95 % interval. */
export type Measured = { readonly value: number; readonly low: number; readonly high: number; readonly of: number };

/** Wilson's interval: good for shares near 0 and 1 too. */
export function shareOf(count: number, of: number): Measured {
  if (of === 0) return { value: 0, low: 0, high: 1, of };
  const z = 1.96;
  const value = count / of;
  const middle = (value + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const reach = (z / (1 + z ** 2 / of)) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2));
  return { value, low: middle - reach, high: middle + reach, of };
}

export function meanOf(numbers: readonly number[]): Measured {
  const of = numbers.length;
  const value = numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, of);
  const variance = numbers.reduce((sum, one) => sum + (one - value) ** 2, 0) / Math.max(1, of - 1);
  const reach = 1.96 * Math.sqrt(variance / Math.max(1, of));
  return { value, low: value - reach, high: value + reach, of };
}

/** What is told of games that bots of one level played among themselves. */
export function tally(results: readonly SkatResult[]): readonly (readonly [string, Measured])[] {
  const played = results.filter((result) => result.kind === 'played');
  const nulls = played.filter(({ contract }) => contract.type === 'null');
  const won = (games: readonly PlayedResult[]) => shareOf(games.filter((game) => game.won).length, games.length);
  const seats = [0, 1, 2].map((seat) =>
    shareOf(played.filter(({ declarer }) => declarer === seat).length, results.length),
  );
  return [
    ['passed in', shareOf(results.length - played.length, results.length)],
    ['forehand declares', seats[0] ?? shareOf(0, 0)],
    ['middlehand declares', seats[1] ?? shareOf(0, 0)],
    ['rearhand declares', seats[2] ?? shareOf(0, 0)],
    ['won', won(played)],
    ['Null family of these', shareOf(nulls.length, played.length)],
    ['Null family won', won(nulls)],
    ['suit games won', won(played.filter(({ contract }) => contract.type === 'suit'))],
    ['Grands won', won(played.filter(({ contract }) => contract.type === 'grand'))],
    ['played Hand', shareOf(played.filter(({ contract }) => contract.hand).length, played.length)],
    ['overbid', shareOf(played.filter(({ overbid }) => overbid !== undefined).length, played.length)],
  ];
}
