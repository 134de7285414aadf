import type { CountedTables, DealCounts } from './count-deals.ts';
import { type Interval, jacksAmong, shareOf } from './intervals.ts';

/** Of millions of games among people under official rules; the jacks as chance gives them. */
const REFERENCE = { passedIn: 0.049, won: 0.816, grand: 0.32, nullGames: 0.064 } as const;

type Row = { readonly name: string; readonly of: (counts: DealCounts) => string; readonly reference: string };

const ROWS: readonly Row[] = [
  { name: 'packs dealt', of: ({ deals }) => count(deals), reference: '' },
  ...['forehand', 'middlehand', 'rearhand'].map((name, place) => jacksRow(name, place, 10)),
  jacksRow('in the skat', 3, 2),
  { name: 'games to their end', of: ({ ended }) => count(ended), reference: '' },
  {
    name: '  passed in',
    of: ({ passedIn, couldPassIn }) => share(passedIn, couldPassIn),
    reference: percent(REFERENCE.passedIn),
  },
  { name: 'games with a declarer', of: ({ played }) => count(played), reference: '' },
  { name: '  declarer wins', of: ({ won, played }) => share(won, played), reference: percent(REFERENCE.won) },
  { name: '  Grand', of: ({ grand, played }) => share(grand, played), reference: percent(REFERENCE.grand) },
  { name: '  Null', of: ({ nullGames, played }) => share(nullGames, played), reference: percent(REFERENCE.nullGames) },
];

function jacksRow(name: string, place: number, cards: number): Row {
  return {
    name: `  jacks ${name}`,
    of: ({ jacks, deals }) =>
      shown(jacksAmong(cards, { jacks: jacks[place] ?? 0, deals }), (value) => value.toFixed(3)),
    reference: (cards / 8).toFixed(3),
  };
}

/** The counts for an operator, each with the interval in which the truth lies nineteen times out of twenty. */
export function dealsTable({ all, people, officers }: CountedTables): string {
  const lines = ROWS.map(({ name, of, reference }) => line([name, of(all), of(people), reference]));
  return [
    line(['Skat', 'all games', 'without bots', 'reference']),
    ...lines,
    '',
    `Officers' Skat: ${count(officers)} packs dealt`,
    'In brackets: 95 of 100 such intervals hold the true value. Passed in: only where no Ramsch is played instead.',
    'Reference: millions of games among people under official rules; jacks as chance gives them.',
  ].join('\n');
}

const WIDTHS = [24, 28, 28, 0];

function line(cells: readonly string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join('')
    .trimEnd();
}

function share(counted: number, of: number): string {
  return shown(shareOf(counted, of), percent);
}

function shown(interval: Interval | undefined, write: (value: number) => string): string {
  return interval ? `${write(interval.value)} (${write(interval.low)} to ${write(interval.high)})` : '-';
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
