import type { Weights } from './trump-strength.ts';

const SUIT: Weights = {
  one: -7.5,
  trumps: 0.95,
  clubsJack: 0.7,
  spadesJack: 0.55,
  heartsJack: 0.4,
  diamondsJack: 0.3,
  trumpAce: 0.4,
  trumpTen: 0.3,
  aces: 1.3,
  sureTens: 0.8,
  guardedTens: 0.3,
  bareTens: -0.4,
  kings: 0.2,
  losers: -0.1,
  voids: 0.6,
  forehand: 0.2,
  buried: 0.5,
};
const GRAND: Weights = {
  one: -8.5,
  trumps: 0,
  clubsJack: 1.5,
  spadesJack: 1.3,
  heartsJack: 1,
  diamondsJack: 0.9,
  trumpAce: 0,
  trumpTen: 0,
  aces: 1.5,
  sureTens: 1,
  guardedTens: 0.3,
  bareTens: -0.4,
  kings: 0.2,
  losers: -0.15,
  voids: 0.3,
  forehand: 0.6,
  buried: 0.4,
};
export const WEIGHTS = {
  afterSkat: { suit: SUIT, grand: GRAND },
  beforeSkat: { suit: { ...SUIT, one: -6.3 }, grand: { ...GRAND, one: -7.5 } },
} as const;
