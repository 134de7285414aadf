import { describe, expect, it } from 'vitest';
import { EVEN, STRONG } from '../test/deals.ts';
import { given } from '../test/table.ts';

describe('giving up', () => {
  it('[OFF-14] the rest goes to the other, with the levels that follow', () => {
    const result = given(EVEN).says('F announce C, D kontra, F pass, F concede').result();
    expect(result).toMatchObject({
      ending: 'conceded',
      endedBy: 0,
      winner: 1,
      cardPoints: [0, 120],
      tricks: [0, 16],
      reckoning: { levels: ['game', 'schneider', 'schwarz'] },
      scores: [0, 72],
    });
  });

  it('[OFF-14] a trick that was taken saves from Schwarz, and what is decided stays decided', () => {
    const one = given(EVEN).says('F announce C, D pass').plays('CJ DJ').says('F concede').result();
    expect(one).toMatchObject({ cardPoints: [4, 116], tricks: [1, 15], scores: [0, 24] });
    const table = given(STRONG)
      .says('F announce C, D pass')
      .plays('CJ HT | SJ HK | HJ HQ | DJ DT | CA DK | CT DQ | CQ S9');
    const won = table.says('F concede').result();
    expect(won).toMatchObject({ winner: 0, cardPoints: [66, 54], scores: [12, 0] });
  });

  it('[OFF-14] either may, also out of turn and with a card on the table; not before the play', () => {
    const table = given(EVEN)
      .refuses('F concede', 'notYourTurn')
      .says('F announce C')
      .refuses('F concede', 'notYourTurn');
    table.refuses('D concede', 'notYourTurn').says('D pass').plays('CJ');
    expect(table.offers('F')).toContainEqual({ kind: 'concede', needsConsent: false });
    expect(table.offers('D')).toContainEqual({ kind: 'concede', needsConsent: false });
    expect(table.says('F concede').result()).toMatchObject({ winner: 1, cardPoints: [0, 120] });
    table.refuses('D concede', 'gameOver');
  });

  it('[OFF-14] in Ramsch the rest counts against who gives up, and is never his Durchmarsch', () => {
    const result = given(EVEN).says('F announce R, F concede').result();
    expect(result).toMatchObject({ winner: 1, durchmarsch: false, cardPoints: [120, 0], scores: [-120, 0] });
    const later = given(EVEN).says('F announce R').plays('CJ DJ').says('F concede').result();
    expect(later).toMatchObject({ winner: 1, durchmarsch: false, tricks: [1, 0], scores: [-120, 0] });
  });

  it('[OFF-14] in Ramsch who has no trick cannot spoil the Durchmarsch of the other by giving up', () => {
    const result = given(EVEN).says('F announce R').plays('CJ DJ').says('D concede').result();
    expect(result).toMatchObject({ winner: 0, durchmarsch: true, tricks: [16, 0], scores: [120, 0] });
  });
});
