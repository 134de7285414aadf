import { describe, expect, it } from 'vitest';
import { payoff } from './payoff.ts';

const PLAIN = { won: 0, lost: 0 };

describe('what a game promises', () => {
  it('is nothing at two thirds when a pad writes values alone', () => {
    expect(payoff({ wins: 2 / 3, schneider: 0, value: 24, base: 12 }, 18, PLAIN)).toBeCloseTo(0);
  });

  it('is worth playing below two thirds where 50 are written for each game', () => {
    expect(payoff({ wins: 0.62, schneider: 0, value: 24, base: 12 }, 18, { won: 50, lost: 50 })).toBeGreaterThan(0);
  });

  it('counts one level for Schneider', () => {
    const game = { wins: 1, value: 24, base: 12 };
    expect(payoff({ ...game, schneider: 0.5 }, 18, PLAIN) - payoff({ ...game, schneider: 0 }, 18, PLAIN)).toBe(6);
  });

  it('charges the smallest multiple that reaches the bid, unless Schneider saves it', () => {
    expect(payoff({ wins: 0.9, schneider: 0, value: 24, base: 12 }, 33, PLAIN)).toBe(-72);
    expect(payoff({ wins: 0.9, schneider: 1, value: 24, base: 12 }, 33, PLAIN)).toBe(36);
    expect(payoff({ wins: 0.9, schneider: 1, value: 24, base: 12 }, 40, PLAIN)).toBe(-96);
  });
});
