import { expect, test } from 'vitest';
import type { PlayedResult } from '../skat/result.ts';
import { scoreTables } from './score-tables.ts';

function result(won: boolean, score: number): PlayedResult {
  return {
    kind: 'played',
    declarer: 1,
    contract: { type: 'null', hand: false, ouvert: true },
    bid: 18,
    won,
    ending: 'played',
    cardPoints: { declarer: 0, defenders: 120 },
    tricks: { declarer: 0, defenders: 10 },
    reckoning: { kind: 'null' },
    gameValue: 46,
    doublings: [],
    bock: [],
    score,
    scores: [0, score, 0],
  };
}

test('a won and a lost game in three tables', () => {
  expect(scoreTables(result(true, 46))).toEqual({
    normal: [0, 46, 0],
    alternative: [46, 0, 46],
    tournament: [0, 96, 0],
  });
  expect(scoreTables(result(false, -92))).toEqual({
    normal: [0, -92, 0],
    alternative: [0, 92, 0],
    tournament: [40, -142, 40],
  });
});

test('a deal that is passed in adds nothing', () => {
  const nothing = [0, 0, 0];
  expect(scoreTables({ kind: 'passedIn', scores: [0, 0, 0], bock: [] })).toEqual({
    normal: nothing,
    alternative: nothing,
    tournament: nothing,
  });
});
