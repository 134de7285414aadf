import { describe, expect, it } from 'vitest';
import { given, type Table } from '../../test/table.ts';

const DEAL = 'CJ SJ HJ DJ CA CT SA ST HA DA | C7 C8 C9 CK S7 S8 S9 SK H7 H8 | CQ SQ H9 HT HK HQ D9 DT DK DQ | D7 D8';
const NULL = 'C7 C9 CJ S7 S9 SJ H7 H9 HJ DA | CK CA SK SA HK HA D9 DT DJ DQ | C8 CT CQ S8 ST SQ H8 HT HQ D7 | D8 DK';

function taken(table: Table): readonly number[] {
  const state = table.state();
  return state.phase === 'playing' ? state.tricksTaken : [];
}

describe('Null', () => {
  const start = () => given(NULL).says('M pass, R pass, F 18, F announce NH');

  it('[END-1] ends at the first trick of the declarer', () => {
    const table = start().plays('DA D9 D7');
    expect(
      table
        .log()
        .slice(-3)
        .map((event) => event.type),
    ).toEqual(['cardPlayed', 'trickTaken', 'settled']);
    expect(table.played()).toMatchObject({
      won: false,
      lostReason: 'tookTrick',
      ending: 'nullTrick',
      tricks: { declarer: 1, defenders: 0 },
      score: -70,
    });
    table.refuses('F C7', 'gameOver').refuses('M concede', 'gameOver');
  });

  it('[END-1] a trick without card points counts as well', () => {
    const table = given(NULL.replace('C7 C9 CJ', 'C7 C9 C8').replace('C8 CT', 'CJ CT'));
    table.says('M pass, R pass, F 18, F announce NH').plays('C7 CK CJ').plays('SK S8 S9 | HK H8 H9');
    expect(taken(table)).toEqual([0, 3, 0]);
  });

  it('[END-1] won when ten tricks are played and none is his', () => {
    const table = given(NULL.replace('HJ DA', 'HJ D7').replace('HQ D7', 'HQ DA')).says(
      'M pass, R pass, F 18, F announce NH',
    );
    table.plays(
      'D7 D9 DA | C8 C7 CK | CA CT CJ | SK S8 S7 | SA ST SJ | HK H8 H7 | HA HT HJ | DT CQ C9 | DJ SQ S9 | DQ HQ H9',
    );
    expect(table.played()).toMatchObject({
      won: true,
      ending: 'played',
      score: 35,
      tricks: { declarer: 0, defenders: 10 },
    });
  });
});

describe('other decided games are played on', () => {
  it('[END-2] with 61 card points', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F announce GH');
    table.plays('CJ C7 CQ | CA C8 D9 | CT C9 DT | SA S7 SQ | ST S8 DK | HA H7 HT | DA H8 DQ');
    expect(table.state()).toMatchObject({ phase: 'playing', trickPoints: { declarer: 99, defenders: 0 } });
    table.plays('SJ CK HQ | HJ S9 HK | DJ SK H9');
    expect(table.played()).toMatchObject({
      won: true,
      ending: 'played',
      cardPoints: { declarer: 120, defenders: 0 },
      tricks: { declarer: 10, defenders: 0 },
      reckoning: { matadors: { kind: 'with', count: 4 }, levels: ['game', 'hand', 'schneider', 'schwarz'], factor: 8 },
      score: 192,
    });
  });

  it('[END-2] when an announced Schwarz is gone with the first trick of the defenders', () => {
    const deal = DEAL.replace('HA DA |', 'HA D7 |').replace('D7 D8', 'DA D8');
    const table = given(deal).says('M pass, R pass, F 18, F announce GHZ').plays('D7 C7 DQ');
    expect(taken(table)).toEqual([0, 0, 1]);
    expect(table.state().phase).toBe('playing');
    expect(table.says('M concede, R decline').state().phase).toBe('playing');
    expect(table.says('F concede').played()).toMatchObject({ won: false, lostReason: 'conceded', score: -24 * 10 * 2 });
  });
});

it('[END-3] a game is over once, and nothing is asked or offered after it', () => {
  const table = given(DEAL).says('M pass, R pass, F 18, F announce GH, F claim');
  for (const player of ['F', 'M', 'R'] as const) {
    expect(table.ask(player)).toBeUndefined();
    expect(table.offers(player)).toEqual([]);
  }
  table.refuses('F claim', 'gameOver').refuses('F pass', 'gameOver');
});

it('[SETTLE-5] only the declarer writes', () => {
  const table = given(DEAL).says('M pass, R pass, F 18, F announce GH, F claim');
  expect(table.played().scores).toEqual([192, 0, 0]);
  expect(given(DEAL).says('M 18, F pass, R pass, M announce CH, M concede').played().scores[1]).toBeLessThan(0);
});

it('[END-4] asks are numbered, and each answered one counts', () => {
  const table = given(DEAL).says('M 18, F hold, M pass, R pass');
  expect(table.ask('F')).toMatchObject({ kind: 'pickUpOrHand', number: 4 });
  table.says('F pickUp');
  expect(table.ask('F')).toMatchObject({ kind: 'discard', number: 5 });
  table.says('F discard D7 D8');
  expect(table.ask('F')).toMatchObject({ kind: 'announce', number: 6 });
  table.says('F announce G');
  expect(table.ask('F')).toMatchObject({ kind: 'play', number: 7 });
  table.says('M claim, F decline');
  expect(table.ask('F')).toMatchObject({ kind: 'play', number: 7 });
  expect(table.plays('CJ').ask('M')).toMatchObject({ kind: 'play', number: 8 });
});
