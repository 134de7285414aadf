import { describe, expect, test } from 'vitest';
import { parseIss, printIss } from './iss-game.ts';

/** A whole game with a discard of its own, one that was given up, one that was passed in. */
const LINES = [
  '(;GM[Skat]PC[ISS]MV[w SJ.D8.D7.DA.HT.CT.DT.CK.DJ.S8.H9.HA.HQ.SK.C8.C7.H8.S7.S9.C9.D9.DQ.CQ.HJ.SQ.SA.CJ.H7.CA.ST.DK.HK 1 18 0 y 1 20 0 p 2 22 1 y 2 23 1 y 2 24 1 y 2 27 1 y 2 30 1 y 2 33 1 y 2 35 1 y 2 36 1 p 2 s w DK.HK 2 D 2 D9.DQ 0 S8 1 S9 2 SA 2 ST 0 DA 1 SK 0 CK 1 C7 2 CQ 0 D7 1 S7 2 DK 2 CA 0 CT 1 C8 2 CJ 0 D8 1 C9 2 SQ 0 DT 1 HA 0 SJ 1 HQ 2 HJ 0 DJ 1 H9 2 HK 0 HT 1 H8 2 H7 ]R[d:2 loss v:-72 m:1 overbid p:41 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)',
  '(;GM[Skat]PC[ISS]MV[w DA.S7.DK.CA.D9.CQ.CK.H9.S8.C7.HJ.DT.HA.CT.S9.C9.ST.H8.D7.DJ.HQ.DQ.SK.HK.SQ.H7.C8.D8.SJ.HT.SA.CJ 1 18 0 p 2 p 1 s w SA.CJ 1 G.CT.DT 0 CA 1 C9 2 C8 0 CK 1 D7 2 HT 0 CQ 1 DJ 2 SJ 2 H7 0 H9 1 H8 0 S8 1 S9 2 SK 2 D8 0 DA 1 SC 1 HJ 2 RE 0 RE ]R[d:1 win v:48 m:1 bidok p:84 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)',
  '(;GM[Skat]PC[ISS]MV[w C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA 1 p 2 p 0 p ]R[passed] ;)',
];

const DEAL = 'C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA';

function withMoves(moves: string): string {
  return `(;GM[Skat]MV[w ${DEAL} ${moves} ] ;)`;
}

function movesOf(text: string) {
  const reading = parseIss(text);
  if (!reading.ok) throw new Error(`${reading.place}: ${reading.reason}`);
  return reading.value.moves;
}

describe('the ISS format', () => {
  test.each(LINES)('a line is printed as it was read: %s', (line) => {
    const reading = parseIss(line);
    expect(reading.ok && printIss(reading.value)).toBe(line);
  });

  test('all tags are kept in order, empty ones too, and the result is read', () => {
    const line = `(;GM[Skat]PC[Skat Club]CO[]SE[12]ID[7]DT[2009-01-02/03:04:05/UTC]P0[a b]P1[]P2[c]R0[]R1[12.5]R2[0]MV[w ${DEAL} 1 p 2 p 0 p ]R[passed] ;)`;
    const reading = parseIss(line);
    expect(reading.ok && reading.value.tags.map(({ name }) => name).join(' ')).toBe(
      'GM PC CO SE ID DT P0 P1 P2 R0 R1 R2',
    );
    expect(reading.ok && reading.value.result).toEqual({ kind: 'passed' });
    expect(reading.ok && printIss(reading.value)).toBe(line);
  });

  test('comments between tags and text around the game are left out', () => {
    const line = withMoves('1 p 2 p 0 p');
    const noisy = `before ${line.replace('MV[', '\n# a comment (; with ] signs ####\n  MV[')} after`;
    const reading = parseIss(noisy);
    expect(reading.ok && printIss(reading.value)).toBe(line);
  });

  test('a view of one player: bars between the hands and cards nobody showed', () => {
    const hidden = Array(10).fill('??').join('.');
    const line = `(;GM[Skat]MV[w ${DEAL.slice(0, 29)}|${hidden}|${hidden}|??.?? 1 p 2 18 0 p 2 s w ??.?? 2 D.??.?? 0 DQ 1 ?? ] ;)`;
    const reading = parseIss(line);
    expect(reading.ok && reading.value.hands[1]).toHaveLength(10);
    expect(reading.ok && printIss(reading.value)).toBe(line);
  });

  test('the discard comes with the announcement or in a move of its own', () => {
    expect(movesOf(withMoves('1 18 0 p 2 p 1 s w CA.HA 1 NO.CA.HA'))).toMatchObject([
      { kind: 'bid', player: 1, value: 18 },
      { kind: 'pass' },
      { kind: 'pass' },
      { kind: 'takeSkat', player: 1 },
      { kind: 'skat', cards: ['CA', 'HA'] },
      { kind: 'announce', contract: { type: 'null', hand: false, ouvert: true }, cards: ['CA', 'HA'] },
    ]);
    expect(movesOf(withMoves('1 D 1 D9.DQ')).map(({ kind }) => kind)).toEqual(['announce', 'discard']);
  });

  test('shown cards, giving up, running out of time and leaving', () => {
    expect(movesOf(withMoves('1 SC 1 SC.CA.HA 2 RE w TI.0 w LE.2'))).toEqual([
      { kind: 'show', player: 1, cards: [] },
      { kind: 'show', player: 1, cards: ['CA', 'HA'] },
      { kind: 'resign', player: 2 },
      { kind: 'timeout', player: 0 },
      { kind: 'leave', player: 2 },
    ]);
  });

  test.each([
    ['nothing', '', '', 'no game begins here: (; is missing'],
    ['no end', '(;GM[Skat]MV[w ', 'character 10', 'neither a tag nor ;)'],
    ['no moves', '(;GM[Skat] ;)', 'MV', 'missing'],
    ['no deal', '(;MV[1 18 ] ;)', 'MV move 1', 'the deal expected'],
    ['a short deal', '(;MV[w CJ.HA ] ;)', 'MV move 1', '32 cards expected, 2 found'],
    ['a wrong card', `(;MV[w ${DEAL.replace('C8', 'C6')} ] ;)`, 'MV move 1', 'C6 is no card'],
    ['an unknown word', withMoves('1 hello'), 'MV move 2 (1 hello)', 'hello is no announcement'],
    ['a wrong player', withMoves('1 18 3 p'), 'MV move 3 (3 p)', '3 is nobody'],
    ['half a move', withMoves('1 18 0'), 'MV move 3 (0 )', 'nothing is no announcement'],
    ['Schneider without Hand', withMoves('1 CS'), 'MV move 2 (1 CS)', 'CS is no announcement'],
    ['a card too many', withMoves('1 C.CA.HA.D8'), 'MV move 2 (1 C.CA.HA.D8)', '3 cards with an announcement'],
    ['half a result', `(;MV[w ${DEAL} ]R[d:1 win v:18] ;)`, 'R', 'm: is missing'],
    ['a strange result', `(;MV[w ${DEAL} ]R[draw] ;)`, 'R', 'neither passed, win, loss nor penalty'],
  ])('what does not fit is answered with the place: %s', (_, text, place, reason) => {
    expect(parseIss(text)).toEqual({ ok: false, place, reason });
  });

  test('a long run of comment signs is read in no time', () => {
    expect(parseIss(`(;${'#'.repeat(100_000)}`)).toMatchObject({ ok: false });
  });
});
