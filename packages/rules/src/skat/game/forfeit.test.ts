import { describe, expect, it } from 'vitest';
import { given, type Table } from '../../test/table.ts';
import { skat } from '../skat.ts';
import { replay } from './replay.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const GAME = 'M 18, F hold, M pass, R pass, F pickUp, F discard DQ C8, F announce D';

/** The result when this player leaves, folded from the log. */
function leaving(table: Table, player: number) {
  const events = skat.forfeit?.(table.state(), player) ?? [];
  return events.length === 0 ? undefined : skat.result(replay([...table.log(), ...events]));
}

describe('leaving as giving up', () => {
  it('[LEAVE-1] nothing is scored before there is a declarer', () => {
    expect(leaving(given(DEAL), 0)).toBeUndefined();
    expect(leaving(given(DEAL).says('M 18, F hold'), 1)).toBeUndefined();
  });

  it('[LEAVE-2] the side of who left loses', () => {
    const table = given(DEAL).says(GAME).plays('CJ SJ HJ');
    expect(leaving(table, 0)).toMatchObject({ won: false, ending: 'left', score: -36 });
    expect(leaving(table, 1)).toMatchObject({ won: true, ending: 'left', score: 18 });
    expect(leaving(table, 2)).toMatchObject({ won: true, score: 18 });
  });

  it('[LEAVE-3] before the announcement the cheapest game that covers the bid counts', () => {
    const table = given(DEAL).says('M 18, F hold, M pass, R pass');
    expect(leaving(table, 0)).toMatchObject({ won: false, contract: { type: 'suit', hand: true } });
    const taken = given(DEAL).says('M 18, F hold, M pass, R pass, F pickUp');
    expect(leaving(taken, 0)).toMatchObject({ won: false, score: -36, contract: { trump: 'D', hand: false } });
    expect(leaving(taken, 2)).toMatchObject({ won: true, score: 18 });
  });

  it('[LEAVE-4] a decided game stays decided', () => {
    const jacks =
      'CJ SJ HJ DJ CA CT SA ST HA DA | C7 C8 C9 CK S7 S8 S9 SK H7 H8 | CQ SQ H9 HT HK HQ D9 DT DK DQ | D7 D8';
    const table = given(jacks).says('M pass, R pass, F 18, F announce GH');
    table.plays('CA C7 CQ | CT C8 SQ | SA S7 H9 | ST S8 HT | HA H7 HQ | DA C9 DT');
    expect(leaving(table, 0)).toMatchObject({ won: true, ending: 'left' });
  });

  it('[LEAVE-5] who leaves a Ramsch has lost it with all that was not taken', () => {
    const table = given(DEAL, { settings: { ramsch: 'allPass' } })
      .says('M pass, R pass, F pass')
      .plays('C8 CA CT');
    expect(leaving(table, 2)).toMatchObject({
      kind: 'ramsch',
      ending: 'left',
      losers: [2],
      scores: [0, 0, -(120 - 21)],
    });
  });
});
