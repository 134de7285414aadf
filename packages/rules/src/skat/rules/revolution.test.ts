import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';

const DEAL = 'C7 C9 CJ S7 S9 SJ H7 H9 HJ DA | CK CA SK SA HK HA D9 DT DJ DQ | C8 CT CQ S8 ST SQ H8 HT HQ D7 | D8 DK';
const REVOLUTION = { settings: { revolution: true } } as const;
const GAME = 'M 18, F hold, M pass, R pass, F announce NOH revolution';

describe('Revolution', () => {
  it('[REV-1] is a Null ouvert worth 92, where it is played', () => {
    const table = given(DEAL, REVOLUTION)
      .says(GAME)
      .says('M keep CK CA SK SA HK HA D9 DT DJ DQ, R keep C8 CT CQ S8 ST SQ H8 HT HQ D7');
    expect(table.plays('DA D9 D7').played()).toMatchObject({ gameValue: 92, score: -184 });
    given(DEAL).says('M 18, F hold, M pass, R pass').refuses('F announce NOH revolution', 'notPlayedHere');
    given(DEAL, REVOLUTION).says('M 18, F hold, M pass, R pass').refuses('F announce NH revolution', 'notPlayedHere');
  });

  it('[REV-2] the defenders see each other and share their twenty cards anew, the second has the last word', () => {
    const table = given(DEAL, REVOLUTION).says(GAME);
    expect(table.view('watcher')).toMatchObject({ openHands: [{ player: 0 }], waitsFor: 1 });
    expect(table.view('M')).toMatchObject({ partnerHand: 'C8 CT CQ S8 ST SQ H8 HT HQ D7'.split(' ') });
    expect(table.view('F')).not.toHaveProperty('partnerHand');
    table
      .refuses('M keep CK CA SK SA HK HA D9 DT DJ', 'notTenCards')
      .refuses('M keep C7 CA SK SA HK HA D9 DT DJ DQ', 'cardNotInHand');
    table.says('M keep D7 CA SK SA HK HA D9 DT DJ DQ, R keep C8 CT CQ S8 ST SQ H8 HT HQ CK');
    expect(table.view('M')).toMatchObject({ hand: expect.arrayContaining(['D7']) });
    expect(table.view('R')).not.toHaveProperty('partnerHand');
    table.plays('DA D7 C8');
  });
});
