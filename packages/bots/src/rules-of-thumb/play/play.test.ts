import { describe, expect, it } from 'vitest';
import { answer } from '../../bot.ts';
import { askToPlay, NULL, playing, SPADES } from '../../test/views.ts';

type Told = Parameters<typeof playing>[0];

/** The card that the bot plays there. */
function played(told: Told): string | undefined {
  const view = playing(told);
  const command = answer(view, askToPlay(view), [], 'seed');
  return command?.type === 'play' ? command.card : undefined;
}

const DEFENDER = { me: 2, declarer: 0, contract: SPADES } as const;
const DECLARER = { me: 0, declarer: 0, contract: SPADES } as const;

describe('a defender', () => {
  it('gives points to the trick of the partner', () => {
    expect(played({ ...DEFENDER, leader: 0, trick: 'HQ HA', hand: 'HT H7 C9 D8' })).toBe('HT');
  });

  it('gives no points to the trick of the declarer', () => {
    expect(played({ ...DEFENDER, leader: 0, trick: 'HA H9', hand: 'HT H7 C9 D8' })).toBe('H7');
  });

  it('does not trump the trick of the partner', () => {
    expect(played({ ...DEFENDER, leader: 0, trick: 'HQ HA', hand: 'S9 SJ DT D7' })).toBe('DT');
  });

  it('gives points when the declarer leads a small trump that the partner should beat', () => {
    expect(played({ ...DEFENDER, me: 1, leader: 0, trick: 'S7', hand: 'CT CQ D8 H9' })).toBe('CT');
  });

  it('trumps an ace of the declarer when out of the suit', () => {
    expect(played({ ...DEFENDER, leader: 0, trick: 'HA H9', hand: 'S9 CK D7 D8' })).toBe('S9');
  });

  it('takes a trick from the declarer with the ten and keeps the ace', () => {
    expect(played({ ...DEFENDER, leader: 0, trick: 'HK H9', hand: 'HT HA D7 D8' })).toBe('HT');
  });

  it('leads the long suit when the declarer plays next, the short one when he plays last', () => {
    const hand = 'H7 HQ HK D9';
    expect(played({ ...DEFENDER, hand })).toBe('H7');
    expect(played({ ...DEFENDER, me: 1, hand })).toBe('D9');
  });

  it('cashes an ace', () => {
    expect(played({ ...DEFENDER, hand: 'CA C8 HQ D9 D8' })).toBe('CA');
  });
});

describe('the declarer', () => {
  it('draws trumps from the top', () => {
    expect(played({ ...DECLARER, hand: 'CJ SJ SA ST S9 HA D7 D8' })).toBe('SJ');
  });

  it('keeps the top trump while smaller jacks draw the others out', () => {
    expect(played({ ...DECLARER, hand: 'HJ DJ SA ST S9 HA D7 D8' })).toBe('DJ');
  });

  it('trumps points in the last place with a trump that carries points', () => {
    expect(played({ ...DECLARER, leader: 1, trick: 'HA HT', hand: 'S9 SA D7 D8' })).toBe('SA');
  });

  it('lets a trick without points go and throws a small card away', () => {
    expect(played({ ...DECLARER, leader: 1, trick: 'H9 H8', hand: 'SJ SA D7 CK' })).toBe('D7');
  });
});

describe('in Null', () => {
  it('the declarer plays the highest card that stays under the trick', () => {
    expect(played({ me: 0, declarer: 0, contract: NULL, leader: 2, trick: 'HK H7', hand: 'H8 HT HA C7' })).toBe('HT');
  });

  it('the declarer throws away what endangers him most', () => {
    expect(played({ me: 0, declarer: 0, contract: NULL, leader: 2, trick: 'HK H7', hand: 'C7 C9 DA DK' })).toBe('DA');
  });

  it('a defender stays under the card with which the declarer would take it', () => {
    expect(played({ me: 2, declarer: 0, contract: NULL, leader: 0, trick: 'HT H7', hand: 'H9 HJ C8 D9' })).toBe('H9');
  });

  it('a defender leads low where the open hand is higher', () => {
    const open = { player: 0, cards: 'H9 HJ C7 D7' };
    expect(played({ me: 2, declarer: 0, contract: NULL, open, hand: 'H8 CQ DA D8' })).toBe('H8');
  });
});
