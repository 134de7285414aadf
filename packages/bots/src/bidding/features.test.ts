import { cardPoints } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { cards } from '../test/views.ts';
import { byteOf, jacksOf, maskOf, pointsOf, standing, TRUMP_BITS } from './hand-mask.ts';
import { heardFrom } from './heard.ts';

describe('cards as a mask', () => {
  const hand = cards('CJ DJ SA ST HK H7 D9');
  const mask = maskOf(hand, TRUMP_BITS);

  it('keep their points and jacks', () => {
    expect(pointsOf(mask)).toBe(cardPoints(hand));
    expect(jacksOf(mask)).toBe(0b1001);
  });

  it('stand in a byte a suit', () => {
    expect((mask >>> byteOf('S')) & 0xff).toBe(0b1100000);
  });
});

describe('standing in a suit', () => {
  it('is the same for the ace as for the ten once the ace is put away', () => {
    // Of six cards left the highest.
    expect(standing(0b0100000, 0b1000000, 7)).toBe(0b1100000);
    expect(standing(0b1000000, 0, 7)).toBe(0b11000000);
  });
});

describe('what the auction tells', () => {
  it('tells silence, a small bid, a bold one, and nothing yet', () => {
    const calls = [
      { player: 1, call: 'bid', value: 18 },
      { player: 0, call: 'hold', value: 18 },
      { player: 1, call: 'bid', value: 27 },
      { player: 0, call: 'pass', value: 27 },
    ] as const;
    expect(heardFrom(calls, 2)).toEqual([2, 3]);
    expect(heardFrom(calls, 0)).toEqual([3, 0]);
    expect(heardFrom([{ player: 1, call: 'pass', value: 18 }], 0)).toEqual([1, 0]);
  });
});
