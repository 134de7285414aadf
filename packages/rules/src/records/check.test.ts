import { describe, expect, test } from 'vitest';
import { checkRecords } from './check.ts';
import type { Finding } from './findings.ts';
import { parseIss } from './iss/iss-game.ts';
import { neutralOfIss } from './iss/iss-record.ts';
import { parseJson } from './neutral/neutral.ts';
import { isObject } from './reading.ts';

/** Hearts without five, won as Schneider at bid 20; seat 1 is forehand. */
const DEAL =
  '{"id":"ai/strong/00/105","source":"xskat","driver":"ai","rules":{"set":"strong","oldRules":false,"ramsch":"off","schieberamsch":false,"ramschSkatTo":"lastTrick","kontra":"off","bock":"off","bockEvents":0,"klopfen":false,"spitze":0,"revolution":false,"list":"normal","strength":[0,0,0]},"peer":null,"dealer":0,"forehand":1,"hands":[["CA","SA","ST","S9","HT","HK","HQ","H8","H7","DA"],["CK","CQ","CJ","C7","S8","HA","HJ","D9","D8","D7"],["CT","C9","C8","SK","SQ","SJ","DT","DK","DQ","DJ"]],"skat":["S7","H9"],"bids":[{"seat":2,"action":"bid","value":18},{"seat":1,"action":"pass","value":18},{"seat":0,"action":"bid","value":20},{"seat":2,"action":"pass","value":20}],"bid":20,"declarer":0,"contract":{"type":"suit","trump":"H","hand":false,"schneiderAnnounced":false,"schwarzAnnounced":false,"ouvert":false,"revolution":false,"spitze":false,"kontra":null,"re":false,"ramschRoundGrandHand":false},"discard":["S7","DA"],"playHands":null,"tricks":[{"leader":1,"cards":["S8","SQ","SA"],"winner":0},{"leader":0,"cards":["H9","HA","DJ"],"winner":2},{"leader":2,"cards":["C8","CA","C7"],"winner":0},{"leader":0,"cards":["H8","HJ","SJ"],"winner":2},{"leader":2,"cards":["CT","HK","CQ"],"winner":0},{"leader":0,"cards":["H7","CJ","DT"],"winner":1},{"leader":1,"cards":["CK","C9","HT"],"winner":0},{"leader":0,"cards":["ST","D7","SK"],"winner":0},{"leader":0,"cards":["S9","D8","DQ"],"winner":0},{"leader":0,"cards":["HQ","D9","DK"],"winner":0}],"result":{"won":true,"points":91,"matadors":-5,"gameValue":70,"score":70,"lostReason":null,"overbid":false,"seatScores":{"normal":[70,0,0],"alternative":[0,70,70],"tournament":[120,0,0]}},"bock":null}';

/** Diamonds without two, lost with 59. */
const ISS =
  '(;GM[Skat]PC[ISS]MV[w HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ.CJ.S9.DJ.S7.D9.SQ.C8.HQ.DK.CA.D8.D7.DT.CT.ST.C7.HK.DA.HT.HJ.H8.CK 1 p 2 18 0 p 2 s w H8.CK 2 D.ST.H8 0 SA 1 S7 2 DA 2 HJ 0 SJ 1 D9 0 DQ 1 DJ 2 D7 1 CJ 2 D8 0 CQ 1 CA 2 C7 0 C9 1 S9 2 DT 0 S8 2 CT 0 H7 1 C8 2 CK 0 H9 1 HQ 2 HK 0 HA 1 SQ 0 SK 1 DK 2 HT ]R[d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)';

/** Grand, given up by both defenders after eighteen cards. */
const GIVEN_UP =
  '(;GM[Skat]PC[ISS]MV[w DA.S7.DK.CA.D9.CQ.CK.H9.S8.C7.HJ.DT.HA.CT.S9.C9.ST.H8.D7.DJ.HQ.DQ.SK.HK.SQ.H7.C8.D8.SJ.HT.SA.CJ 1 18 0 p 2 p 1 s w SA.CJ 1 G.CT.DT 0 CA 1 C9 2 C8 0 CK 1 D7 2 HT 0 CQ 1 DJ 2 SJ 2 H7 0 H9 1 H8 0 S8 1 S9 2 SK 2 D8 0 DA 1 SC 1 HJ 2 RE 0 RE ]R[d:1 win v:48 m:1 bidok p:84 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)';

function only(text: string): Finding {
  const [row] = checkRecords(text);
  if (row === undefined) throw new Error('no row');
  return row.finding;
}

/** The row with one value changed; the path is written with dots. */
function changed(row: string, path: string, value: unknown): string {
  const reading = parseJson(row);
  if (!reading.ok || !isObject(reading.value)) throw new Error('no object');
  return JSON.stringify(put(reading.value, path.split('.'), value));
}

function put(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((item, index) => (String(index) === key ? put(item, rest, value) : item));
  return isObject(holder) ? { ...holder, [key]: put(holder[key], rest, value) } : holder;
}

const SERVER = (() => {
  const game = parseIss(ISS);
  if (!game.ok) throw new Error(game.reason);
  return JSON.stringify(neutralOfIss(game.value));
})();

describe('a deal of the neutral form', () => {
  test('agrees as it is', () => {
    expect(only(DEAL)).toEqual({ kind: 'agreed' });
  });

  test.each([
    ['bids.0.value', 20, 'bids[2]: refused, bidTooLow'],
    ['bids.0.seat', 0, 'bids[0]: refused, notYourTurn'],
    ['bids.1.value', 20, 'bids[1].value: recorded 20, replayed 18'],
    ['bids.2.value', 19, 'bids[2]: refused, noSuchBid'],
    ['bids.3.value', 22, 'bids[3].value: recorded 22, replayed 20'],
    ['bid', 18, 'bid: recorded 18, replayed 20'],
    ['declarer', 1, 'discard: refused, notYourTurn'],
    ['discard', ['S7', 'CK'], 'discard: refused, cardNotInHand'],
    ['contract.hand', true, 'contract: refused, skatTaken'],
    ['contract.type', 'null', 'tricks[1].cards[0]: refused, gameOver'],
    ['tricks.0.cards.1', 'CT', 'tricks[0].cards[1]: refused, mustFollowSpades'],
    ['tricks.0.cards.1', 'SK', 'tricks[7].cards[2]: refused, cardNotInHand'],
    ['tricks.3.leader', 1, 'tricks[3].cards[0]: refused, notYourTurn'],
    ['tricks.3.winner', 0, 'tricks[3].winner: recorded 2, replayed 1'],
    ['tricks', [], 'the record ends while the game is playing'],
    ['result.won', false, 'result.won: recorded false, replayed true'],
    ['result.points', 90, 'result.points: recorded 90, replayed 91'],
    ['result.matadors', 5, 'result.matadors: recorded 5, replayed -5'],
    ['result.gameValue', 60, 'result.gameValue: recorded 60, replayed 70'],
    ['result.score', -140, 'result.score: recorded -140, replayed 70'],
    ['result.lostReason', 'points', 'result.lostReason: recorded "points", replayed null'],
    ['result.overbid', true, 'result.overbid: recorded true, replayed false'],
    ['result.seatScores.normal', [0, 70, 0], 'result.seatScores.normal: recorded [70,0,0], replayed [0,0,70]'],
    ['result.seatScores.alternative.0', 1, 'result.seatScores.alternative: recorded [70,70,1], replayed [70,70,0]'],
    ['result.seatScores.tournament.1', 40, 'result.seatScores.tournament: recorded [40,0,120], replayed [0,0,120]'],
  ])('%s changed to %j differs', (path, value, what) => {
    expect(only(changed(DEAL, path, value))).toEqual({ kind: 'differed', what: [what] });
  });

  test.each([
    ['rules.oldRules', true],
    ['rules.ramsch', 'allPass'],
    ['rules.kontra', 'bid18'],
    ['rules.bock', 'bock'],
    ['rules.klopfen', true],
    ['rules.spitze', 1],
    ['rules.revolution', true],
  ])('%s %s changes nothing in a deal that has no use for it', (path, value) => {
    expect(only(changed(DEAL, path, value))).toEqual({ kind: 'agreed' });
  });

  test('what says nothing while Ramsch and Bock are off does not matter', () => {
    const row = changed(changed(DEAL, 'rules.schieberamsch', true), 'rules.ramschSkatTo', 'loser');
    expect(only(changed(row, 'rules.bockEvents', 255))).toEqual({ kind: 'agreed' });
  });

  test.each([
    ['hands.0.0', 'CK', 'hands: not dealt: CA'],
    ['hands.0.0', 'C6', 'hands[0][0]: a card expected, "C6" found'],
    ['forehand', 3, 'forehand: one of 0, 1, 2 expected, 3 found'],
    ['discard', ['S7', 'S7'], 'discard: two different cards expected, ["S7","S7"] found'],
    ['rules', null, 'rules: an object expected, null found'],
    ['result', {}, 'result.seatScores: missing'],
  ])('%s changed to %j cannot be read', (path, value, why) => {
    expect(only(changed(DEAL, path, value))).toEqual({ kind: 'skipped', reason: 'unreadable', why });
  });
});

describe("a server's game", () => {
  test('agrees in both forms', () => {
    expect(only(ISS)).toEqual({ kind: 'agreed' });
    expect(only(SERVER)).toEqual({ kind: 'agreed' });
    expect(only(GIVEN_UP)).toEqual({ kind: 'agreed' });
  });

  test.each([
    ['result.value', -27, 'result.value: recorded -27, replayed -54'],
    ['result.won', true, 'result.won: recorded true, replayed false'],
    ['result.declarerPoints', 60, 'result.declarerPoints: recorded 60, replayed 59'],
    ['result.defenderPoints', 60, 'result.defenderPoints: recorded 60, replayed 61'],
    ['result.tricks', 5, 'result.tricks: recorded 5, replayed 4'],
    ['result.matadors', 2, 'result.matadors: recorded 2, replayed -2'],
    ['result.overbid', true, 'result.overbid: recorded true, replayed false'],
    ['result.schneider', true, 'result.schneider: recorded true, replayed false'],
    ['result.schwarz', true, 'result.schwarz: recorded true, replayed false'],
    ['replay', { complete: true, valueByRules: -36 }, 'replay.valueByRules: recorded -36, replayed -54'],
    ['plays.1.card', 'S9', 'plays[15]: refused, cardNotInHand'],
    ['plays.1.seat', 2, 'plays[1]: refused, notYourTurn'],
    ['discarded', ['ST', 'SA'], 'discarded: refused, cardNotInHand'],
  ])('%s changed to %j differs', (path, value, what) => {
    const finding = only(changed(SERVER, path, value));
    expect(finding.kind === 'differed' && finding.what).toContain(what);
  });

  test.each([
    ['anomalies', ['odd'], 'anomaly', 'odd'],
    ['result.kind', 'penalty', 'no game (a penalty)', 'somebody left or ran out of time'],
    ['plays.3.card', '??', 'anomaly', 'plays[3]: a card that nobody saw'],
    ['hands.0.0', '??', 'anomaly', 'hands: not dealt: HA'],
    ['discarded', null, 'anomaly', 'discarded: nobody saw what was put away'],
    ['contract', null, 'anomaly', 'contract: the game ended before the announcement'],
    ['plays', [], 'anomaly', 'the record stops after 0 cards'],
    ['events', [{ after: 3, seat: 1, what: 'left' }], 'anomaly', 'events: left: the rules have no score for that'],
  ])('%s changed to %j is left out', (path, value, reason, why) => {
    expect(only(changed(SERVER, path, value))).toEqual({ kind: 'skipped', reason, why });
  });

  test('a row that names its anomalies may be odd in any way', () => {
    expect(only('{"id":"x","anomalies":["half a row"]}')).toMatchObject({ reason: 'anomaly' });
  });

  test('without an auction the declarer says the recorded bid alone', () => {
    expect(only(changed(changed(SERVER, 'bids', []), 'winningBid', 18))).toEqual({ kind: 'agreed' });
    expect(only(changed(changed(SERVER, 'bids', []), 'winningBid', 17))).toEqual({ kind: 'agreed' });
    expect(only(changed(changed(SERVER, 'bids', []), 'winningBid', 271))).toMatchObject({
      reason: 'anomaly',
      why: 'winningBid: 271 is no bid',
    });
  });

  test('words after the end of a game are left out', () => {
    expect(only(GIVEN_UP.replace('0 RE ]', '0 RE 1 CK 2 D7 ]'))).toEqual({ kind: 'agreed' });
  });

  test('one defender alone gives nothing up', () => {
    expect(only(GIVEN_UP.replace('0 RE ]', ']'))).toMatchObject({
      reason: 'anomaly',
      why: 'the record stops after 18 cards',
    });
  });

  test('the rest of a game that was given up may count in a result, one or two levels and no more', () => {
    expect(only(GIVEN_UP.replace('v:48', 'v:72'))).toMatchObject({ kind: 'skipped', reason: 'anomaly' });
    expect(only(GIVEN_UP.replace('v:48', 'v:96'))).toMatchObject({ kind: 'skipped', reason: 'anomaly' });
    expect(only(GIVEN_UP.replace('v:48', 'v:120'))).toMatchObject({ kind: 'differed' });
    expect(only(GIVEN_UP.replace('v:48', 'v:24'))).toMatchObject({ kind: 'differed' });
    expect(only(GIVEN_UP.replace('win', 'loss'))).toMatchObject({ kind: 'differed' });
  });

  test('the declarer gives up', () => {
    const moves = GIVEN_UP.replace('2 RE 0 RE', '1 RE');
    expect(only(moves.replace('win v:48', 'loss v:-96'))).toEqual({ kind: 'agreed' });
  });

  test('passed in, and a penalty', () => {
    const passed = ISS.replace(/1 p 2 18.*R\[.*\]/, '1 p 2 p 0 p ]R[passed]');
    expect(only(passed)).toEqual({ kind: 'agreed' });
    expect(
      only(passed.replace('passed', 'd:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1')),
    ).toMatchObject({ kind: 'differed' });
    const left = passed
      .replace('0 p ]', 'w LE.0 ]')
      .replace('passed', 'd:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:0 to:-1');
    expect(only(left)).toMatchObject({ reason: 'no game (a penalty)' });
  });

  test('a game that cannot be read says where', () => {
    expect(only(ISS.replace('1 S7', '1 S6'))).toMatchObject({
      reason: 'unreadable',
      why: 'MV move 9 (1 S6): S6 is no announcement',
    });
  });
});

describe('a file', () => {
  test('rows of every form stand in one file, with comments and empty lines; a game may go over several lines', () => {
    const text = ['# games', '', DEAL, ISS.replace('MV[', '\nMV['), SERVER, 'not a row'].join('\n');
    expect(checkRecords(text).map(({ line, id, finding }) => [line, id, finding.kind])).toEqual([
      [3, 'ai/strong/00/105', 'agreed'],
      [4, 'iss:?', 'agreed'],
      [6, 'iss:?', 'agreed'],
      [7, '?', 'skipped'],
    ]);
  });

  test.each([
    'null',
    '7',
    '[]',
    '"text"',
    '{}',
    '{"id":1}',
    '{',
    '(;',
    '{"kind":"score","given":1,"expect":{}}',
    '{"kind":"score"}',
    '{"tricks":{}}',
    '{"plays":[]}',
  ])('a row like %s is said to be no record, and nothing is thrown', (row) => {
    expect(only(row)).toMatchObject({
      kind: 'skipped',
      reason: expect.stringMatching(/unreadable|no record of a game/),
    });
  });
});
