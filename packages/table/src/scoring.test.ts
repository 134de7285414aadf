import { type Contract, OFFICIAL, type PlayedResult, type RamschResult, type SkatResult } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { columnScores } from './scoring.ts';

const CONTRACT: Contract = { type: 'null', hand: false, ouvert: true };

function played(score: number, scores: PlayedResult['scores'] = [score, 0, 0]): PlayedResult {
  return {
    kind: 'played',
    declarer: scores.findIndex((one) => one !== 0),
    contract: CONTRACT,
    bid: 18,
    won: score > 0,
    ending: 'played',
    cardPoints: { declarer: 0, defenders: 120 },
    tricks: { declarer: 0, defenders: 10 },
    reckoning: { kind: 'null' },
    gameValue: Math.abs(score),
    doublings: [],
    score,
    scores,
    bock: [],
  };
}

const PASSED_IN: SkatResult = { kind: 'passedIn', scores: [0, 0, 0], bock: [] };

function ramsch(scores: RamschResult['scores'], durchmarsch?: number): RamschResult {
  return {
    kind: 'ramsch',
    ending: 'played',
    cardPoints: [0, 0, 0],
    tricks: [3, 3, 4],
    skat: ['C7', 'C8'],
    skatTo: [],
    losers: [],
    jungfrau: [],
    putOn: [],
    knocked: [],
    doublings: [],
    scores,
    bock: [],
    ...(durchmarsch === undefined ? {} : { durchmarsch }),
  };
}

const THREE = { columns: 3, game: { players: [0, 1, 2] } };
/** Column 3 deals and sits out. */
const FOUR = { columns: 4, game: { players: [0, 1, 2], sittingOut: 3 } };

describe('tournament scoring', () => {
  it.each([
    ['T01', played(46), THREE, [96, 0, 0]],
    ['T02', played(-92), THREE, [-142, 40, 40]],
    ['T03', played(23), THREE, [73, 0, 0]],
    ['T03 lost', played(-46), THREE, [-96, 40, 40]],
    ['T04', played(72), THREE, [122, 0, 0]],
    ['T05', played(-144), THREE, [-194, 40, 40]],
    ['T06', played(-144), FOUR, [-194, 30, 30, 30]],
    ['T07', played(-36), FOUR, [-86, 30, 30, 30]],
    ['T08', played(264), THREE, [314, 0, 0]],
    ['T09', PASSED_IN, FOUR, [0, 0, 0, 0]],
    ['K10', played(36), THREE, [86, 0, 0]],
    ['K11', played(-72), THREE, [-122, 40, 40]],
    ['a Ramsch', ramsch([0, -54, 0]), FOUR, [0, -54, 0, 0]],
    ['a Durchmarsch', ramsch([0, 0, 120], 2), FOUR, [0, 0, 120, 0]],
  ] as const)('%s', (_, result, game, scores) => expect(columnScores('tournament', result, game)).toEqual(scores));

  /** Lists of games: how many each column won and lost, and with what in all. */
  function list(games: readonly SkatResult[], game: typeof THREE | typeof FOUR): readonly number[] {
    return games.reduce<readonly number[]>(
      (totals, result) => {
        const added = columnScores('tournament', result, game);
        return totals.map((total, column) => total + (added[column] ?? 0));
      },
      Array.from({ length: game.columns }, () => 0),
    );
  }
  const times = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);

  it('T10: 36 games with three, six won and six lost at 18, twelve lost by others', () => {
    const lostByOthers = [...times(6, played(-36, [0, -36, 0])), ...times(6, played(-36, [0, 0, -36]))];
    expect(list([...times(6, played(18)), ...times(6, played(-36)), ...lostByOthers], THREE)[0]).toBe(372);
  });

  it('T11: 48 games with four, eighteen lost by others', () => {
    const own = [...times(6, played(18)), ...times(6, played(-36))];
    const others = times(18, played(-36, [0, -36, 0]));
    expect(list([...own, ...others], FOUR)[0]).toBe(432);
  });

  it('T12, T13: ranks change with the way of scoring', () => {
    const players = [
      { points: 492, won: 12, lost: 0 },
      { points: 628, won: 12, lost: 2 },
      { points: 660, won: 10, lost: 1 },
      { points: -32, won: 6, lost: 5 },
    ];
    /** Each player's games stand in a column of his own; only the sum of what he wrote counts here. */
    const sums = (scoring: 'classic' | 'seeger' | 'tournament') =>
      players.map((_, me) =>
        players.reduce((total, { points, won, lost }, column) => {
          const winning = times(won, played(1));
          const losing = times(lost, played(-1));
          const each = [...winning, ...losing].reduce((sum, result) => {
            const game = {
              columns: 4,
              game: { players: [column, (column + 1) % 4, (column + 2) % 4], sittingOut: (column + 3) % 4 },
            };
            return sum + (columnScores(scoring, result, game)[me] ?? 0);
          }, 0);
          return total + each + (column === me ? points - won + lost : 0);
        }, 0),
      );
    expect(sums('classic')).toEqual([492, 628, 660, -32]);
    expect(sums('seeger')).toEqual([1092, 1128, 1110, 18]);
    expect(sums('tournament')).toEqual([1332, 1308, 1320, 108]);
  });
});

describe('other ways of scoring', () => {
  it('Seeger: only the 50', () => {
    expect(columnScores('seeger', played(-36), FOUR)).toEqual([-86, 0, 0, 0]);
    expect(columnScores('seeger', PASSED_IN, FOUR)).toEqual([0, 0, 0, 0]);
  });

  it('Bierlachs: minus points alone; the dealer who sits out has nothing to do with it', () => {
    expect(columnScores('bierlachs', played(40), FOUR)).toEqual([0, -40, -40, 0]);
    expect(columnScores('bierlachs', played(-80), FOUR)).toEqual([-80, 0, 0, 0]);
    expect(columnScores('bierlachs', ramsch([0, -54, 0]), THREE)).toEqual([0, -54, 0]);
    expect(columnScores('bierlachs', ramsch([0, 0, 120], 2), THREE)).toEqual([-120, -120, 0]);
  });

  it('nothing for who has a column and did not play', () => {
    expect(columnScores('tournament', played(-36), { ...THREE, columns: 4 })).toEqual([-86, 40, 40, 0]);
    expect(OFFICIAL.scoring).toBe('classic');
  });
});
