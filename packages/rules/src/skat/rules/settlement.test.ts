import { describe, expect, it } from 'vitest';
import { SCORER_VECTORS } from '../../test/scorer-vectors.ts';
import { type Settlement, settle, settleWith } from './settlement.ts';

describe('the 79 worked examples', () => {
  it('are all there', () => expect(SCORER_VECTORS).toHaveLength(79));

  it.each(SCORER_VECTORS)('[SETTLE-1] $id $letters at $stake.bid: $score ($why)', (vector) => {
    const settlement = settle(vector.stake, vector.play);
    expect(lineOf(settlement)).toEqual({
      matadors: vector.matadors,
      factor: vector.factor,
      value: vector.value,
      charged: vector.charged,
      score: vector.score,
      won: vector.score > 0,
    });
  });
});

function lineOf({ reckoning, gameValue, overbid, score, won }: Settlement) {
  const levels = reckoning.kind === 'levels' ? reckoning : undefined;
  return {
    matadors: levels === undefined ? '' : `${levels.matadors.kind} ${levels.matadors.count}`,
    factor: levels?.factor,
    value: gameValue,
    charged: overbid?.charged,
    score,
    won,
  };
}

function vector(id: string) {
  const found = SCORER_VECTORS.find((row) => row.id === id);
  if (found === undefined) throw new Error(`No vector ${id}`);
  return found;
}

function settled(id: string): Settlement {
  const { stake, play } = vector(id);
  return settle(stake, play);
}

describe('why a game was lost', () => {
  it.each([
    ['E02', 'points'],
    ['E29', 'tookTrick'],
    ['E37', 'notSchneider'],
    ['E41', 'notSchneider'],
    ['E43', 'notSchwarz'],
    ['E44', 'notSchwarz'],
    ['O03', 'overbid'],
    ['O19', 'overbid'],
    ['O20', 'points'],
  ] as const)('[SETTLE-2] %s: %s', (id, reason) =>
    expect(settled(id)).toMatchObject({ won: false, lostReason: reason }),
  );

  it('[SETTLE-2] a won game has no reason', () => expect(settled('E01')).not.toHaveProperty('lostReason'));
});

describe('invariants', () => {
  const games = SCORER_VECTORS.map(({ stake, play }) => settle(stake, play));

  it('[SETTLE-3] a loss is written twice, so it is even', () => {
    for (const { score, won } of games) expect(won || (score < 0 && score % 2 === 0)).toBe(true);
  });

  it('[SETTLE-3] the value is the base times the factor, and the levels with the matadors make the factor', () => {
    for (const { reckoning, gameValue } of games) {
      if (reckoning.kind === 'null') continue;
      expect(gameValue).toBe(reckoning.base * reckoning.factor);
      expect(reckoning.factor).toBe(reckoning.matadors.count + reckoning.levels.length);
    }
  });

  it('[SETTLE-4] a value above the bid is written whole', () => {
    expect(settled('E19')).toMatchObject({ gameValue: 80, score: 80 });
  });
});

describe('the skat card that changed a Hand game', () => {
  it('[MAT-4] names it with what the ten cards promised', () => {
    expect(settled('O01').reckoning).toMatchObject({
      changedBySkat: { planned: { kind: 'without', count: 2 }, card: 'CJ' },
    });
    expect(settled('O15').reckoning).toMatchObject({
      changedBySkat: { planned: { kind: 'without', count: 3 }, card: 'SJ' },
    });
    expect(settled('O18').reckoning).toMatchObject({
      changedBySkat: { planned: { kind: 'with', count: 1 }, card: 'SJ' },
    });
  });

  it('[MAT-4] says nothing when the skat changed nothing or was taken', () => {
    expect(settled('E15').reckoning).not.toHaveProperty('changedBySkat');
    expect(settled('O25').reckoning).not.toHaveProperty('changedBySkat');
  });
});

it('[OVER-1] a conceded game that is overbid is charged by its base', () => {
  const { stake } = vector('O25');
  const settlement = settleWith(stake, { schneider: false, schwarz: false }, 'conceded');
  expect(settlement).toMatchObject({ lostReason: 'overbid', overbid: { charged: 27 }, score: -54 });
});
