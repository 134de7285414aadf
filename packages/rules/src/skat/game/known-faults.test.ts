import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import { legalCards } from '../rules/following-suit.ts';

/** Faults that other Skat programs are known for, each played here as it should be. */
describe('the value of a game', () => {
  it('[OVER-1] an overbid hearts game is charged the multiple, not its plain value', () => {
    const deal =
      'HJ HA HT HK H9 H8 SA S7 C7 D7 | SJ CT CK C9 ST SK S9 DA DT DK | CA CQ C8 SQ S8 HQ H7 DQ D9 D8 | CJ DJ';
    const table = given(deal).says('M pass, R pass, F 24, F announce HH, F concede');
    expect(table.played()).toMatchObject({ gameValue: 30, score: -60 });
  });

  it('[WIN-3] one trick without a card point saves the defenders from Schwarz', () => {
    const deal =
      'CJ SJ HJ DJ CA CT SA ST HA H7 | C8 C9 S8 S9 H8 D7 D8 D9 SK SQ | C7 CK CQ S7 H9 HT HK HQ DK DQ | DA DT';
    const table = given(deal).says('M pass, R pass, F 18, F announce GH');
    table.plays('CJ D7 DK | SJ D8 DQ | HJ D9 HK | DJ SQ HT | CA C8 CQ | CT C9 CK | SA S8 S7 | ST S9 C7 | HA H8 HQ');
    table.plays('H7 SK H9');
    expect(table.played().reckoning).toMatchObject({ levels: ['game', 'hand', 'schneider'] });
    expect(table.played().tricks).toEqual({ declarer: 9, defenders: 1 });
  });

  it('[MAT-4] clubs Hand without 2 at 48 with the jack of spades in the skat: says which card, and is overbid', () => {
    const deal =
      'HJ CA CT CK C9 C8 SA S7 DA D7 | CJ CQ SK SQ S9 HK HQ DK DQ D9 | DJ C7 ST S8 HA HT H9 H8 DT D8 | SJ H7';
    const table = given(deal).says('M pass, R pass, F 48, F announce CH, F concede');
    expect(table.played()).toMatchObject({
      lostReason: 'overbid',
      reckoning: {
        matadors: { kind: 'without', count: 1 },
        changedBySkat: { planned: { kind: 'without', count: 2 }, card: 'SJ' },
      },
      gameValue: 36,
      overbid: { charged: 48 },
      score: -96,
    });
  });
});

describe('the auction', () => {
  const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

  it('[BID-1] 26, 19, 0, -1 and 265 are refused from whoever says them', () => {
    const table = given(DEAL);
    for (const value of [26, 19, 0, -1, 265]) table.refuses(`M ${value}`, 'noSuchBid');
  });

  it('[BID-6] the deal is not thrown in before forehand was asked', () => {
    const table = given(DEAL).says('M pass, R pass');
    expect(table.state().phase).toBe('bidding');
    expect(table.says('F 18').view('M').calls.at(-1)).toEqual({ player: 0, call: 'bid', value: 18 });
  });

  it('[SKAT-1] whoever looked away while taking the skat sees it again, and cannot go back', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F pickUp');
    expect(table.view('F')).toMatchObject({ phase: 'discarding', skat: ['DJ', 'CK'] });
    table.refuses('F announce GH', 'notYourTurn');
  });
});

describe('play', () => {
  it('[PLAY-1] a lone jack of clubs must be played to a led trump', () => {
    const grand = {
      type: 'grand',
      hand: false,
      schneiderAnnounced: false,
      schwarzAnnounced: false,
      ouvert: false,
    } as const;
    expect(legalCards(['CJ', 'C7', 'C8'], ['DJ'], grand)).toEqual(['CJ']);
  });

  it('[CONC-5] a game that is lost with the 60th card point stays lost when a defender gives up', () => {
    const deal =
      'C7 C8 S7 S8 H7 H8 D7 D8 D9 SJ | CA CT SA ST HA HT DA DT DJ CJ | CK CQ C9 SK SQ S9 HK HQ H9 HJ | DK DQ';
    const before = () =>
      given(deal).says('M pass, R pass, F 18, F announce DH').plays('C7 CA CK | ST S9 S7 | HA HK H7 | SA SK S8');
    expect(before().state()).toMatchObject({ trickPoints: { defenders: 55 } });
    expect(before().says('M concede, R agree').played()).toMatchObject({ won: true });
    const after = before().plays('CT CQ C8');
    expect(after.state()).toMatchObject({ trickPoints: { defenders: 68 } });
    expect(after.says('M concede, R agree').played()).toMatchObject({ won: false, lostReason: 'points' });
  });
});
