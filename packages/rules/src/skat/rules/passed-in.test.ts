import { expect, it } from 'vitest';
import { given } from '../../test/table.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

it('[BID-7] when all three pass nobody plays and everything lies open', () => {
  const table = given(DEAL).says('M pass, R pass, F pass').refuses('F 18', 'gameOver').refuses('M concede', 'gameOver');
  expect(table.view('watcher')).toMatchObject({
    phase: 'over',
    result: { kind: 'passedIn' },
    deal: { skat: ['DJ', 'CK'] },
    tricks: [],
  });
  expect(table.view('watcher')).not.toHaveProperty('discard');
  expect(table.ask('F')).toBeUndefined();
  expect(table.offers('F')).toEqual([]);
});
