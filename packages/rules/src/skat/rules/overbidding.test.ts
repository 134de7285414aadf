import { expect, it } from 'vitest';
import { SCORER_VECTORS } from '../../test/scorer-vectors.ts';
import { given } from '../../test/table.ts';
import { chargedForOverbid } from './overbidding.ts';
import { settle } from './settlement.ts';

it('[OVER-1] charges the smallest multiple of the base value that reaches the bid', () => {
  expect(chargedForOverbid(18, 9, 20)).toBe(27);
  expect(chargedForOverbid(36, 12, 46)).toBe(48);
  expect(chargedForOverbid(48, 24, 50)).toBe(72);
});

it('[OVER-1] also above every value that a game can have', () => expect(chargedForOverbid(18, 9, 264)).toBe(270));

it('[OVER-2] a value equal to the bid is enough', () => expect(chargedForOverbid(48, 24, 48)).toBeUndefined());

it.each(['O02', 'O04', 'O07', 'O13', 'O17', 'O27'])('[OVER-3] Schneider or Schwarz rescues the bid: %s', (id) => {
  const row = SCORER_VECTORS.find((one) => one.id === id);
  if (row === undefined) throw new Error(`No vector ${id}`);
  expect(settle(row.stake, row.play)).toMatchObject({ won: true, gameValue: row.value });
});

const HEARTS = 'HJ HA HT HK H9 H8 SA S7 C7 D7 | SJ CT CK C9 ST SK S9 DA DT DK | CA CQ C8 SQ S8 HQ H7 DQ D9 D8 | CJ DJ';

it('[OVER-1] hearts at 24, the jack of clubs in the skat: worth 20, charged 30, written -60', () => {
  const table = given(HEARTS).says('M pass, R pass, F 24, F pickUp, F discard C7 D7, F announce H, F concede');
  expect(table.played()).toMatchObject({ lostReason: 'overbid', gameValue: 20, overbid: { charged: 30 }, score: -60 });
});

it('[OVER-4] in a Hand game the overbid shows only when the skat is turned up', () => {
  const table = given(HEARTS).says('M pass, R pass, F 40, F announce HH');
  expect(table.view('F')).not.toHaveProperty('skat');
  expect(table.says('F concede').played()).toMatchObject({
    lostReason: 'overbid',
    reckoning: {
      matadors: { kind: 'with', count: 1 },
      changedBySkat: { planned: { kind: 'without', count: 2 }, card: 'CJ' },
    },
    overbid: { charged: 40 },
    score: -80,
  });
});
