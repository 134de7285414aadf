import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const GIVING = { settings: { schenken: true } } as const;
const GAME = 'M 18, F hold, M pass, R pass, F pickUp, F discard DQ C8, F announce D';

describe('giving in', () => {
  it('[GIVE-1] both defenders must want it; the declarer who takes it has simply won', () => {
    const table = given(DEAL, GIVING).says(GAME).plays('CJ').says('M giveIn');
    expect(table.ask('R')).toMatchObject({ kind: 'giveIn', by: 1 });
    table.refuses('M SJ', 'notYourTurn').says('R agrees');
    expect(table.ask('F')).toMatchObject({ kind: 'takeGift', instead: 'schneider' });
    expect(table.says('F agrees').played()).toMatchObject({ won: true, score: 18, ending: 'givenIn' });
  });

  it('[GIVE-1] refused by the partner, play goes on, and he may not be asked again', () => {
    const table = given(DEAL, GIVING).says(`${GAME}, M giveIn, R refuses`).refuses('M giveIn', 'alreadyAsked');
    expect(table.plays('CJ SJ HJ').state().phase).toBe('playing');
  });

  it('[GIVE-2] a declarer who plays on must make Schneider, given again Schwarz', () => {
    const table = given(DEAL, GIVING).says(`${GAME}, M giveIn, R agrees, F refuses`);
    expect(table.view('M')).toMatchObject({
      contract: { schneiderAnnounced: true, schwarzAnnounced: false, hand: false },
    });
    table.says('R giveIn, M agrees');
    expect(table.ask('F')).toMatchObject({ kind: 'takeGift', instead: 'schwarz' });
    table.says('F refuses').refuses('M giveIn', 'notYourTurn');
    expect(table.says('F concede').played()).toMatchObject({ gameValue: (1 + 1 + 4) * 9, score: -108 });
  });

  it('[GIVE-2] taken after Schneider was refused once, it is won with Schneider announced', () => {
    const table = given(DEAL, GIVING).says(`${GAME}, M giveIn, R agrees, F refuses, R giveIn, M agrees, F agrees`);
    expect(table.played()).toMatchObject({ won: true, score: 36, ending: 'givenIn' });
  });

  it('[GIVE-3] only during the first trick, by a defender, in a suit or Grand game, where it is played', () => {
    const table = given(DEAL, GIVING).says(GAME).refuses('F giveIn', 'notYourTurn').plays('CJ SJ HJ');
    table.refuses('M giveIn', 'notYourTurn');
    given(DEAL).says(GAME).refuses('M giveIn', 'notYourTurn');
    given(DEAL, GIVING).says('M 18, F hold, M pass, R pass, F announce NH').refuses('M giveIn', 'notYourTurn');
  });
});
