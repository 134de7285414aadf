import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import { AUCTION_START, afterPass, BID_LADDER, stepOf, valuesAbove, whyNotBid } from './bidding.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

describe('the ladder', () => {
  it('[BID-1] has exactly the 63 values that a game can be worth', () => {
    const listed = `18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90
      96 99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168
      170 176 180 187 192 198 204 216 240 264`;
    expect(BID_LADDER).toEqual(listed.split(/\s+/).map(Number));
    expect(BID_LADDER).toHaveLength(63);
  });

  it.each([171, 189, 190, 26, 19, 0, -1, 17, 265, 18.5, Number.NaN])('[BID-1] %d is no bid', (value) =>
    expect(whyNotBid(value, 0)).toBe('noSuchBid'),
  );

  it('[BID-2] a bid must be higher than the last, by any step', () => {
    expect(whyNotBid(20, 20)).toBe('bidTooLow');
    expect(whyNotBid(18, 20)).toBe('bidTooLow');
    expect(whyNotBid(22, 20)).toBeUndefined();
    expect(whyNotBid(264, 20)).toBeUndefined();
  });

  it('[BID-2] measures a jump by steps of the ladder', () => {
    expect(stepOf(0)).toBe(0);
    expect(stepOf(18)).toBe(1);
    expect(stepOf(264)).toBe(63);
    expect(stepOf(19)).toBeUndefined();
  });

  it('[BID-2] leaves nothing above 264', () => expect(valuesAbove(264)).toEqual([]));
});

describe('the worked auctions', () => {
  it.each([
    ['M 18, F hold, M 20, F hold, M pass, R 22, F hold, R 23, F hold, R 24, F pass', 2, 24],
    ['M pass, R 18, F hold, R pass', 0, 18],
    ['M 18, F pass, R 20, M pass', 2, 20],
    ['M pass, R pass, F 18', 0, 18],
    ['M 18, F hold, M 20, F hold, M 22, F hold, M pass, R pass', 0, 22],
    ['M 18, F hold, M 20, F pass, R 22, M hold, R 23, M hold, R 36, M pass', 2, 36],
    ['M 18, F pass, R pass', 1, 18],
    ['M pass, R pass, F 264', 0, 264],
    ['M 264, F pass, R pass', 1, 264],
  ])('[BID-3] %s', (protocol, declarer, bid) => {
    expect(given(DEAL).says(protocol).state()).toMatchObject({ phase: 'pickingUp', declarer, bid });
  });

  it('[BID-7] all pass: passed in, nothing is written', () => {
    const table = given(DEAL).says('M pass, R pass, F pass');
    expect(table.result()).toEqual({ kind: 'passedIn', scores: [0, 0, 0], bock: [] });
  });
});

describe('who asks whom', () => {
  it('[BID-3] middlehand speaks to forehand first; nobody else may speak', () => {
    given(DEAL)
      .refuses('F 18', 'notYourTurn')
      .refuses('F pass', 'notYourTurn')
      .refuses('R 18', 'notYourTurn')
      .says('M 18')
      .refuses('M 20', 'notYourTurn')
      .refuses('M pass', 'notYourTurn')
      .refuses('R pass', 'notYourTurn');
  });

  it('[BID-3] rearhand speaks to who is left, above all that was said', () => {
    given(DEAL)
      .says('M 18, F hold, M 20, F pass')
      .refuses('R 20', 'bidTooLow')
      .refuses('M 22', 'notYourTurn')
      .says('R 22, M hold');
  });

  it('[BID-4] the listener holds the same value, the speaker must exceed it', () => {
    given(DEAL).says('M 18, F hold').refuses('M 18', 'bidTooLow').says('M 23').refuses('F 24', 'notYourTurn');
  });

  it('[BID-4] a hold names its value, so that a late click holds no other', () => {
    given(DEAL).says('M 18').refuses('F hold 20', 'notThisValue').says('F hold 18').refuses('M hold', 'notYourTurn');
  });

  it('[BID-5] who has passed is out of the auction', () => {
    given(DEAL).says('M 18, F pass').refuses('F 20', 'notYourTurn').says('R pass').refuses('F 20', 'notYourTurn');
  });

  it('[BID-6] forehand alone may still play after two passes, from 18 up, or pass', () => {
    const table = given(DEAL).says('M pass, R pass').refuses('F 17', 'noSuchBid').refuses('F hold 18', 'notYourTurn');
    expect(table.ask('F')).toEqual({ kind: 'bid', number: 2, values: BID_LADDER, lastRight: true });
    table.says('F 20');
    expect(table.state()).toMatchObject({ phase: 'pickingUp', declarer: 0, bid: 20 });
  });

  it('[BID-6] the last right comes only when nobody has bid', () => {
    expect(given(DEAL).says('M 18, F hold, M pass, R pass').state()).toMatchObject({ phase: 'pickingUp', bid: 18 });
  });

  it('[BID-8] a finished auction takes no more calls', () => {
    given(DEAL).says('M 18, F pass, R pass').refuses('R 20', 'notYourTurn').refuses('M 20', 'notYourTurn');
    expect(() => afterPass({ step: 'won', declarer: 1, bid: 18 })).toThrow();
  });
});

describe('what is asked', () => {
  it('[BID-2] lists every value that may be said', () => {
    const table = given(DEAL);
    expect(table.ask('M')).toEqual({ kind: 'bid', number: 0, values: BID_LADDER, lastRight: false });
    table.says('M 36, F hold');
    expect(table.ask('M')).toMatchObject({ number: 2, values: valuesAbove(36) });
    expect(table.ask('F')).toBeUndefined();
  });

  it('[BID-2] tells the listener how far the value jumped', () => {
    const table = given(DEAL).says('M 18');
    expect(table.ask('F')).toEqual({ kind: 'hold', number: 1, value: 18, jump: 1 });
    table.says('F hold, M 33');
    expect(table.ask('F')).toEqual({ kind: 'hold', number: 3, value: 33, jump: 7 });
  });

  it('[BID-8] keeps every call in view, a pass with the value it declined', () => {
    const table = given(DEAL).says('M 18, F hold, M pass, R 20, F pass');
    expect(table.view('watcher').calls).toEqual([
      { player: 1, call: 'bid', value: 18 },
      { player: 0, call: 'hold', value: 18 },
      { player: 1, call: 'pass', value: 0 },
      { player: 2, call: 'bid', value: 20 },
      { player: 0, call: 'pass', value: 20 },
    ]);
  });

  it('[BID-3] begins with middlehand and forehand', () => {
    expect(AUCTION_START).toEqual({ step: 'speak', speaker: 1, listener: 0, bid: 0 });
  });
});
