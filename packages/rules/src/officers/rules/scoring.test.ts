import { describe, expect, it } from 'vitest';
import type { Doubling } from '../result.ts';
import type { Scoring } from '../settings.ts';
import { contractOf } from '../test/table.ts';
import { type Counted, scoreOf } from './scoring.ts';

type Row = {
  /** As in `announce`. */
  readonly game: string;
  /** The announcer's. */
  readonly points: number;
  readonly tricks?: number;
  readonly said?: readonly Doubling[];
};

function counted({ game, points, tricks = 8, said = [] }: Row, scoring: Scoring): Counted {
  const taken = { cardPoints: [points, 120 - points], tricks: [tricks, 16 - tricks] } as const;
  return { contract: contractOf(game), scoring, doublings: said, taken };
}

function scores(row: Row, scoring: Scoring): readonly number[] {
  return scoreOf(counted(row, scoring)).scores;
}

const RE = ['kontra', 're'] as const;
const F05 = { game: 'S', points: 45, said: ['kontra'] } as const;
/** The vectors of rules.md 9: the game, then what is written for announcer and dealer. */
const VECTORS: readonly (readonly [string, Row, readonly [number, number]])[] = [
  ['F01', { game: 'H', points: 61 }, [10, 0]],
  ['F02', { game: 'H', points: 60 }, [0, 10]],
  ['F03', { game: 'G', points: 92 }, [48, 0]],
  ['F04', { game: 'C', points: 120, tricks: 16 }, [36, 0]],
  ['F05', F05, [0, 22]],
  ['F06', { ...F05, said: RE }, [0, 44]],
  ['F07', { game: 'D', points: 95, said: RE }, [72, 0]],
];
const RAMSCH: typeof VECTORS = [
  ['F08', { game: 'R', points: 50 }, [0, -70]],
  ['F08, the other way round', { game: 'R', points: 70 }, [-70, 0]],
  ['F09', { game: 'R', points: 120, tricks: 16 }, [120, 0]],
  ['F09, the dealer', { game: 'R', points: 0, tricks: 0 }, [0, 120]],
];

describe('the winner writes the value, the loser nothing', () => {
  it.each(VECTORS)('[OFF-10] %s', (_, row, written) => expect(scores(row, 'winner')).toEqual(written));

  it('[OFF-10] tells base, levels and doublings', () => {
    expect(scoreOf(counted({ game: 'D', points: 95, said: RE }, 'winner'))).toEqual({
      winner: 0,
      durchmarsch: false,
      reckoning: { kind: 'levels', base: 9, levels: ['game', 'schneider'], factor: 2 },
      value: 18,
      scores: [72, 0],
    });
  });
});

describe('other ways to write it down', () => {
  it.each([
    ['won: the value', { game: 'H', points: 61 }, [10, 0]],
    ['lost: twice the value against the announcer', { game: 'H', points: 60 }, [-20, 0]],
    ['lost with Kontra', F05, [-44, 0]],
    ['lost Schwarz with Kontra and Re', { game: 'G', points: 0, tricks: 0, said: RE }, [-576, 0]],
    ['a Ramsch is the same', { game: 'R', points: 70 }, [-70, 0]],
  ] as const)('[OFF-11] on a Skat pad, %s', (_, row, written) => expect(scores(row, 'column')).toEqual(written));

  it.each([
    [60, [0, 1]],
    [61, [2, 0]],
    [90, [2, 0]],
    [91, [3, 0]],
    [119, [3, 0]],
    [120, [4, 0]],
    [59, [0, 2]],
    [29, [0, 3]],
    [0, [0, 4]],
  ])('[OFF-11] in steps, the announcer with %i: %j', (points, written) =>
    expect(scores({ game: 'H', points }, 'steps')).toEqual(written),
  );

  it('[OFF-11] in steps a Ramsch counts by the card points of the loser, a Durchmarsch four, and all is doubled', () => {
    expect(scores({ game: 'R', points: 70 }, 'steps')).toEqual([0, 2]);
    expect(scores({ game: 'R', points: 25 }, 'steps')).toEqual([3, 0]);
    expect(scores({ game: 'R', points: 120, tricks: 16 }, 'steps')).toEqual([4, 0]);
    expect(scores({ game: 'G', points: 95, said: RE }, 'steps')).toEqual([12, 0]);
  });
});

describe('Ramsch', () => {
  it.each(RAMSCH)('[OFF-12] [OFF-13] %s', (_, row, written) => expect(scores(row, 'winner')).toEqual(written));

  it('[OFF-12] the fewest card points win, at 60:60 the announcer loses', () => {
    expect(scores({ game: 'R', points: 59 }, 'winner')).toEqual([0, -61]);
    expect(scores({ game: 'R', points: 60 }, 'winner')).toEqual([-60, 0]);
    expect(scoreOf(counted({ game: 'R', points: 60 }, 'winner'))).toMatchObject({ winner: 1, durchmarsch: false });
  });

  it('[OFF-12] Kontra and Re double it, where the table allows them', () => {
    expect(scores({ game: 'R', points: 50, said: ['kontra'] }, 'winner')).toEqual([0, -140]);
    expect(scores({ game: 'R', points: 120, tricks: 16, said: RE }, 'winner')).toEqual([480, 0]);
  });

  it('[OFF-13] 120 card points without every trick are no Durchmarsch', () => {
    expect(scores({ game: 'R', points: 120, tricks: 15 }, 'winner')).toEqual([-120, 0]);
  });
});
