import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import { afterClaim, whoAnswersClaim } from './claiming.ts';

const DEAL = 'CJ SJ HJ DJ CA CT CK SA HA DA | CQ C9 C8 SK SQ S9 HK HQ H9 DK | C7 ST S8 S7 HT H8 H7 DT DQ D9 | D8 D7';
const grand = () => given(DEAL).says('M pass, R pass, F 18, F announce GH');
const WEAK = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const weak = () => given(WEAK).says('M pass, R pass, F 18, F announce DH');

describe('a claim that is proven', () => {
  it('[CLAIM-1] ends the game with all remaining tricks', () => {
    const table = grand().says('F claim');
    expect(table.log().slice(-2)).toMatchObject([
      { type: 'claimProven', player: 0, shown: ['CA', 'CT', 'CK', 'CJ', 'SA', 'SJ', 'HA', 'HJ', 'DA', 'DJ'] },
      { type: 'settled' },
    ]);
    expect(table.played()).toMatchObject({ ending: 'claimProven', won: true, tricks: { declarer: 10, defenders: 0 } });
  });

  it('[CLAIM-7] counts real tricks and points: Schneider and Schwarz with them', () => {
    expect(grand().says('F claim').played()).toMatchObject({
      cardPoints: { declarer: 120, defenders: 0 },
      reckoning: { levels: ['game', 'hand', 'schneider', 'schwarz'] },
      score: 24 * 8,
    });
  });

  it('[CLAIM-7] tricks that are gone stay gone', () => {
    const deal = DEAL.replace('SA HA DA |', 'SA HA D7 |').replace('D8 D7', 'D8 DA');
    const table = given(deal).says('M pass, R pass, F 18, F announce GH').plays('D7 DK D9 | CQ C7 CA').says('F claim');
    expect(table.played()).toMatchObject({ ending: 'claimProven', tricks: { declarer: 9, defenders: 1 } });
    expect(table.played().reckoning).toMatchObject({ levels: ['game', 'hand', 'schneider'] });
  });
});

describe('a claim that is not proven', () => {
  it('[CLAIM-2] is an offer: the cards are shown, both defenders are asked, play goes on', () => {
    const table = weak().says('F claim');
    expect(table.log().at(-1)).toMatchObject({ type: 'claimOffered', claim: 1, player: 0 });
    expect(table.view('watcher')).toMatchObject({
      claim: { claim: 1, by: 0, accepted: [] },
      openHands: [{ player: 0, cards: ['CJ', 'C8', 'SA', 'S9', 'HA', 'HK', 'H8', 'DA', 'DQ', 'D7'] }],
    });
    expect(table.offers('M')).toContainEqual({ kind: 'answerClaim', claim: 1, by: 0 });
    expect(table.ask('F')).toMatchObject({ kind: 'play' });
  });

  it('[CLAIM-3] both defenders must accept', () => {
    const table = weak().says('F claim, M agree');
    expect(table.view('R')).toMatchObject({ claim: { accepted: [1] } });
    table.refuses('M agree', 'nothingToAnswer');
    expect(table.says('R agree').played()).toMatchObject({
      ending: 'claimAccepted',
      won: true,
      tricks: { declarer: 10, defenders: 0 },
    });
  });

  it('[CLAIM-3] one refusal and play goes on with the cards open', () => {
    const table = weak().says('F claim, M agree, R decline').refuses('M agree', 'nothingToAnswer');
    expect(table.view('M')).not.toHaveProperty('claim');
    expect(table.plays('C8').view('M')).toMatchObject({ openHands: [{ player: 0 }] });
  });

  it('[CLAIM-3] a defender asks the declarer alone, and the rest would be the defenders’', () => {
    expect(whoAnswersClaim(2, 0)).toEqual([0]);
    expect(whoAnswersClaim(0, 0)).toEqual([1, 2]);
    const table = weak().says('R claim').refuses('M agree', 'nothingToAnswer');
    expect(table.says('F agree').played()).toMatchObject({
      ending: 'claimAccepted',
      won: false,
      tricks: { declarer: 0, defenders: 10 },
      cardPoints: { declarer: 6, defenders: 114 },
    });
  });

  it('[CLAIM-4] the next card withdraws it; the cards stay open', () => {
    const table = weak().says('F claim').plays('C8').refuses('M agree', 'nothingToAnswer');
    expect(table.view('watcher')).not.toHaveProperty('claim');
    expect(table.view('watcher')).toMatchObject({ openHands: [{ player: 0 }] });
  });

  it('[CLAIM-4] one claim is open at a time, and everybody has one between two cards', () => {
    const table = weak().says('F claim').refuses('F claim', 'alreadyAsked').refuses('M claim', 'alreadyAsked');
    table.says('M decline').refuses('F claim', 'alreadyAsked').says('M claim, F decline');
    expect(table.offers('F').map((offer) => offer.kind)).not.toContain('claim');
    expect(table.plays('C8').offers('F')).toContainEqual({ kind: 'claim' });
  });

  it('[CLAIM-4] claiming needs a card to show, and a game', () => {
    given(DEAL).refuses('F claim', 'notYourTurn').says('M pass, R pass, F 18').refuses('F claim', 'notYourTurn');
  });
});

describe('in Null', () => {
  const NULL = 'C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 | CA CK CQ SA SK SQ HA HK HQ DA | CJ CT SJ ST HJ HT DK DQ DJ DT | D8 D9';

  it('[CLAIM-5] the declarer claims to take no trick', () => {
    const table = given(NULL).says('M 18, F hold, M pass, R pass, F announce NH').plays('D7 DA DK').says('F claim');
    expect(table.played()).toMatchObject({
      ending: 'claimProven',
      won: true,
      score: 35,
      tricks: { declarer: 0, defenders: 10 },
    });
  });

  it('[CLAIM-5] a defender claims that the declarer must take one', () => {
    const open =
      'CA CK CQ SA SK SQ HA HK HQ DA | C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 | CJ CT SJ ST HJ HT DK DQ DJ DT | D8 D9';
    const table = given(open).says('M pass, R pass, F 18, F announce NOH, M claim');
    expect(table.played()).toMatchObject({ ending: 'claimProven', won: false, lostReason: 'tookTrick', score: -118 });
    expect(table.played().tricks).toEqual({ declarer: 0, defenders: 0 });
  });

  it('[CLAIM-5] what is accepted counts the same', () => {
    const table = given(NULL).says('M 18, F hold, M pass, R pass, F announce NH, R claim, F agree');
    expect(table.played()).toMatchObject({ ending: 'claimAccepted', won: false, score: -70 });
  });
});

it('[CLAIM-7] the rest goes to one side, whole', () => {
  const progress = { declarer: { cardPoints: 40, tricks: 3 }, defenders: { cardPoints: 30, tricks: 2 } };
  const grandGame = {
    type: 'grand',
    hand: false,
    schneiderAnnounced: false,
    schwarzAnnounced: false,
    ouvert: false,
  } as const;
  expect(afterClaim('declarer', grandGame, progress)).toEqual({ ...progress, declarer: { cardPoints: 90, tricks: 8 } });
  expect(afterClaim('defenders', grandGame, progress)).toEqual({
    ...progress,
    defenders: { cardPoints: 80, tricks: 7 },
  });
});
