import type { PlayingView } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { cards, playing, SPADES } from '../test/views.ts';
import { chanceToWin, type Seat } from './chances.ts';
import { doubles } from './doubling.ts';
import { agreesToGiveIn, givesIn, takesGift } from './giving-in.ts';
import { tenToKeep } from './rearranging.ts';

function seat(view: PlayingView, level: Seat['level'] = 'club'): Seat {
  return { view, tricks: [], seed: 'table', level };
}

/** A defender before the first card, against spades. */
function defender(hand: string): PlayingView {
  return playing({ me: 1, declarer: 0, leader: 0, turn: 0, contract: SPADES, hand });
}

const STRONG = defender('CJ SJ SA ST S9 HA HT CA CT DA');
const HOPELESS = defender('H7 H8 H9 C7 C8 C9 D7 D8 D9 DQ');

describe('doubling', () => {
  it('is said with a hand that beats the declarer alone, and never with nothing', () => {
    expect(doubles(seat(STRONG), 'kontra')).toBe(true);
    expect(doubles(seat(HOPELESS), 'kontra')).toBe(false);
  });

  it('is answered by a declarer who cannot lose, up to Hirsch, and not by one who can', () => {
    const sure = playing({ me: 0, declarer: 0, contract: SPADES, hand: 'CJ SJ HJ DJ SA ST SK SQ HA CA' });
    const doubtful = playing({ me: 0, declarer: 0, contract: SPADES, hand: 'DJ SA SK S9 S8 S7 HK H9 D8 C9' });
    expect(doubles(seat(sure), 're')).toBe(true);
    expect(doubles(seat(sure), 'hirsch')).toBe(true);
    expect(doubles(seat(doubtful), 're')).toBe(false);
  });

  it('goes by rules of thumb on the lower levels, which never answer Kontra', () => {
    expect(doubles(seat(STRONG, 'beginner'), 'kontra')).toBe(true);
    expect(doubles(seat(STRONG, 'beginner'), 'bock')).toBe(false);
  });
});

describe('giving in', () => {
  it('is thought of only with nothing in hand', () => {
    expect(givesIn(seat(STRONG))).toBe(false);
    expect(agreesToGiveIn(seat(STRONG))).toBe(false);
  });

  it('is taken, except by who is sure of Schneider', () => {
    const sure = playing({ me: 0, declarer: 0, contract: SPADES, hand: 'CJ SJ HJ DJ SA ST SK SQ S9 HA' });
    const narrow = playing({ me: 0, declarer: 0, contract: SPADES, hand: 'CJ HJ SA S9 S8 S7 HK H9 DA C9' });
    expect(takesGift(seat(narrow), 'schneider')).toBe(true);
    expect(takesGift(seat(sure), 'schneider')).toBe(false);
    expect(takesGift(seat(sure), 'schwarz')).toBe(true);
  });
});

describe('a forecast', () => {
  it('is the same for the same seat and seed', () => {
    expect(chanceToWin(seat(STRONG))).toBe(chanceToWin(seat(STRONG)));
  });

  it('of a Null is low when I hold what goes under', () => {
    const open = { player: 0, cards: 'CA CK CQ D7 D8 H7 H8 S7 S8 S9' };
    const against = playing({
      me: 1,
      declarer: 0,
      contract: { type: 'null', hand: false, ouvert: true },
      hand: 'C7 C8 C9 CT DA DK HA HK SA SK',
      open,
    });
    expect(chanceToWin(seat({ ...against, leader: 1, turn: 1 }))).toBeLessThan(0.5);
  });
});

describe('sharing the cards in a Revolution', () => {
  it('finds ten with which the declarer must take a trick', () => {
    const open = { player: 0, cards: 'CA CK CQ D7 D8 H7 H8 S7 S8 S9' };
    const view = playing({
      me: 1,
      declarer: 0,
      contract: { type: 'null', hand: false, ouvert: true, revolution: true },
      hand: 'C7',
      open,
    });
    const twenty = cards('C7 C8 C9 CT CJ D9 DT DJ DQ DK H9 HT HJ HQ HK ST SJ SQ SK SA');
    const keep = tenToKeep(view, twenty, 1);
    expect(new Set(keep).size).toBe(10);
    expect(keep.every((card) => twenty.includes(card))).toBe(true);
  });
});
