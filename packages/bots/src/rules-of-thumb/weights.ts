import type { Weights } from './trump-strength.ts';

/** Whether the skat is still to come (it nearly always helps) or all ten cards are settled. */
export type Stage = 'beforeSkat' | 'afterSkat';

/**
 * What each count is worth for winning, on the scale of log odds. Fitted to 80,000 games that bots played against bots
 * with dealt hands and forced contracts, then lowered by half a step against opponents who defend better.
 */
const SUIT_AFTER_SKAT: Weights = {
  one: -0.6,
  trumps: 0.15,
  clubsJack: 1.15,
  spadesJack: 1,
  heartsJack: 0.65,
  diamondsJack: 0.45,
  trumpAce: 0.95,
  trumpTen: 0.9,
  aces: 0.5,
  sureTens: -0.65,
  guardedTens: 0.75,
  bareTens: 0.15,
  kings: 0.05,
  losers: -1.25,
  voids: 1,
  forehand: 0.1,
  buried: 0.6,
};

const SUIT_BEFORE_SKAT: Weights = {
  one: -0.5,
  trumps: 0.35,
  clubsJack: 0.8,
  spadesJack: 0.75,
  heartsJack: 0.5,
  diamondsJack: 0.35,
  trumpAce: 0.7,
  trumpTen: 0.65,
  aces: 0.35,
  sureTens: -0.2,
  guardedTens: 0.45,
  bareTens: 0.55,
  kings: 0,
  losers: -0.75,
  voids: 0.1,
  forehand: 0.1,
  buried: 0,
};

const GRAND_AFTER_SKAT: Weights = {
  one: -0.05,
  trumps: 0,
  clubsJack: 1.85,
  spadesJack: 1.15,
  heartsJack: 1.05,
  diamondsJack: 1.15,
  trumpAce: 0,
  trumpTen: 0,
  aces: 0.75,
  sureTens: -0.3,
  guardedTens: 1.05,
  bareTens: 0,
  kings: 0.1,
  losers: -1.05,
  voids: 0.65,
  forehand: 0.05,
  buried: 0.85,
};

const GRAND_BEFORE_SKAT: Weights = {
  one: -0.05,
  trumps: 0,
  clubsJack: 1.55,
  spadesJack: 1.05,
  heartsJack: 1,
  diamondsJack: 1.05,
  trumpAce: 0,
  trumpTen: 0,
  aces: 0.6,
  sureTens: -0.05,
  guardedTens: 0.65,
  bareTens: 0.65,
  kings: 0,
  losers: -0.6,
  voids: 0.05,
  forehand: 0.05,
  buried: 0,
};

export const WEIGHTS = {
  beforeSkat: { suit: SUIT_BEFORE_SKAT, grand: GRAND_BEFORE_SKAT },
  afterSkat: { suit: SUIT_AFTER_SKAT, grand: GRAND_AFTER_SKAT },
} as const satisfies Readonly<Record<Stage, Readonly<Record<'suit' | 'grand', Weights>>>>;
