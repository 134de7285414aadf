import { expect, it } from 'vitest';
import type { Contract } from '../contract.ts';
import { settle } from './settlement.ts';

const HAND: Contract = {
  type: 'suit',
  trump: 'C',
  hand: true,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
};
const OUVERT: Contract = { type: 'grand', hand: true, schneiderAnnounced: true, schwarzAnnounced: true, ouvert: true };
const JACKS = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'DA'] as const;

function written(contract: Contract, { points, tricks, bid = 18 }: { points: number; tricks: number; bid?: number }) {
  const stake = { contract, bid, hand: JACKS, skat: ['D7', 'D8'] as const };
  const score = (values: 'since1999' | 'before1999') =>
    settle({ ...stake, values }, { cardPoints: points, tricks }).score;
  return [score('since1999'), score('before1999')];
}

it('[OLD-1] a lost Hand game counted once before 1999, overbid too; with the skat always twice', () => {
  expect(written(HAND, { points: 50, tricks: 4 })).toEqual([-192, -96]);
  expect(written(HAND, { points: 70, tricks: 6, bid: 110 })).toEqual([-240, -120]);
  expect(written({ ...HAND, hand: false }, { points: 50, tricks: 4 })).toEqual([-168, -168]);
  expect(written({ type: 'null', hand: true, ouvert: false }, { points: 0, tricks: 1 })).toEqual([-70, -35]);
});

it('[OLD-2] Grand ouvert had the base 36 and no level for being open', () => {
  expect(written(OUVERT, { points: 120, tricks: 10 })).toEqual([264, 360]);
  expect(written(OUVERT, { points: 110, tricks: 9 })).toEqual([-528, -360]);
});
