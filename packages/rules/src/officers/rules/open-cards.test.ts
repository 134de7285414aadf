import { describe, expect, it } from 'vitest';
import { EVEN } from '../test/deals.ts';
import { given } from '../test/table.ts';

const clubs = () => given(EVEN).says('F announce C, D pass');

describe('only open cards', () => {
  it('[OFF-5] may be played; a covered one is refused like a card of the other', () => {
    const table = clubs().refuses('F HJ', 'cardNotOpen').refuses('F SA', 'cardNotOpen').refuses('F SK', 'cardNotOpen');
    expect(table.ask('F')).toEqual({
      kind: 'play',
      number: 2,
      cards: ['CJ', 'SJ', 'HA', 'DA', 'CA', 'S7', 'H7', 'D7'],
    });
  });

  it('[OFF-5] suit is followed if an open card can, though others lie covered', () => {
    const table = clubs().plays('S7');
    expect(table.ask('D')).toEqual({ kind: 'play', number: 3, cards: ['SA', 'S9'], follow: 'S' });
    table.refuses('D DJ', 'mustFollowSpades').refuses('D HK', 'mustFollowSpades').refuses('D SK', 'cardNotOpen');
    table.plays('S9 | H9').refuses('F CJ', 'mustFollowHearts').plays('H7 | D9').refuses('F CJ', 'mustFollowDiamonds');
  });

  it('[OFF-5] all trumps are one suit, in Ramsch the jacks', () => {
    const table = clubs().plays('S7 S9 | CT');
    expect(table.ask('F')).toMatchObject({ cards: ['CJ', 'SJ', 'CA'], follow: 'trump' });
    table.refuses('F HA', 'mustFollowTrump');
    const ramsch = given(EVEN).says('F announce R').plays('S7 S9 | CT');
    expect(ramsch.ask('F')).toMatchObject({ cards: ['CA'], follow: 'C' });
    ramsch.refuses('F CJ', 'mustFollowClubs');
  });

  it('[OFF-5] who has no open card of the suit may play any, even if one lies covered', () => {
    const table = given(EVEN).says('F announce G, D pass').plays('CJ DJ | SJ');
    expect(table.ask('D')).toEqual({
      kind: 'play',
      number: 5,
      cards: ['C8', 'CT', 'SA', 'HK', 'DK', 'S9', 'H9', 'D9'],
    });
  });
});
