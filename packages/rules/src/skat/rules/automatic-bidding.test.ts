import { describe, expect, it } from 'vitest';
import { given, type Table } from '../../test/table.ts';
import { automaticCall } from './automatic-bidding.ts';
import { valuesAbove } from './bidding.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

function callOf(limit: number, table: Table, player: 'F' | 'M' | 'R') {
  const ask = table.ask(player);
  return ask === undefined ? undefined : automaticCall(limit, ask);
}

describe('bidding automatically up to a limit', () => {
  it('[BID-9] says the lowest value that is possible, never a jump', () => {
    expect(callOf(33, given(DEAL), 'M')).toEqual({ type: 'bid', value: 18 });
    expect(callOf(33, given(DEAL).says('M 24, F hold'), 'M')).toEqual({ type: 'bid', value: 27 });
  });

  it('[BID-9] passes when the next value is above the limit', () => {
    expect(callOf(17, given(DEAL), 'M')).toEqual({ type: 'pass' });
    expect(callOf(26, given(DEAL).says('M 24, F hold'), 'M')).toEqual({ type: 'pass' });
    expect(automaticCall(264, { kind: 'bid', number: 9, values: valuesAbove(264), lastRight: false })).toEqual({
      type: 'pass',
    });
  });

  it('[BID-9] holds up to the limit and passes above', () => {
    const table = given(DEAL).says('M 24');
    expect(callOf(24, table, 'F')).toEqual({ type: 'hold', value: 24 });
    expect(callOf(23, table, 'F')).toEqual({ type: 'pass' });
  });

  it('[BID-9] uses the last right of forehand at 18', () => {
    const table = given(DEAL).says('M pass, R pass');
    expect(callOf(48, table, 'F')).toEqual({ type: 'bid', value: 18 });
    expect(callOf(17, table, 'F')).toEqual({ type: 'pass' });
  });

  it('[BID-9] has no answer to other questions', () => {
    expect(callOf(264, given(DEAL).says('M 18, F pass, R pass'), 'M')).toBeUndefined();
  });
});
