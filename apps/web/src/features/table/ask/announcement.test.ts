import type { Contract, ContractOption, RefusedContract, Suit } from '@skatrunde/rules/cards';
import { describe, expect, test } from 'vitest';
import { type AnnouncementOptions, chosenOption, coverOf, refusedInstead, tickStates } from './announcement.ts';

const BASES = { C: 12, S: 11, H: 10, D: 9 };
const HAND_LEVELS = [0, 1, 2, 3];

function suitHand(trump: Suit, level: number): Contract {
  return {
    type: 'suit',
    trump,
    hand: true,
    schneiderAnnounced: level >= 1,
    schwarzAnnounced: level >= 2,
    ouvert: level >= 3,
  };
}

function option(contract: Contract, gameValue: number, bid: number): ContractOption {
  return { contract, matadors: { kind: 'with', count: 3 }, gameValue, coversBid: gameValue >= bid };
}

/** A Hand game at 40, with three jacks: suits at each level, and of the Null games only ouvert Hand. */
const AT_40: AnnouncementOptions = {
  contracts: [
    ...(['C', 'S', 'H', 'D'] as const).flatMap((suit) =>
      HAND_LEVELS.map((level) =>
        option(suitHand(suit, level), BASES[suit] * (5 + 2 * Math.min(level, 2) + (level === 3 ? 1 : 0)), 40),
      ),
    ),
    { contract: { type: 'null', hand: true, ouvert: true }, gameValue: 59, coversBid: true },
  ],
  refused: [{ contract: { type: 'null', hand: true, ouvert: false }, code: 'nullBelowBid' } satisfies RefusedContract],
};

describe('ticks', () => {
  test('Schwarz brings Schneider along, locked, and Hand is there anyway', () => {
    const states = tickStates(AT_40, { tile: 'C', wanted: ['schwarzAnnounced'] });
    expect(states).toEqual([
      { tick: 'hand', ticked: true, possible: true, lockedBy: 'hand' },
      { tick: 'schneiderAnnounced', ticked: true, possible: true, lockedBy: 'schwarzAnnounced' },
      { tick: 'schwarzAnnounced', ticked: true, possible: true },
      { tick: 'ouvert', ticked: false, possible: true },
    ]);
  });

  test('ouvert brings all of them', () => {
    const states = tickStates(AT_40, { tile: 'H', wanted: ['ouvert'] });
    expect(states.filter(({ ticked }) => ticked)).toHaveLength(4);
    expect(states.map(({ lockedBy }) => lockedBy)).toEqual(['hand', 'ouvert', 'ouvert', undefined]);
  });

  test('where plain Null is below the bid, ouvert is ticked and says so', () => {
    expect(tickStates(AT_40, { tile: 'null', wanted: [] })).toEqual([
      { tick: 'hand', ticked: true, possible: true, lockedBy: 'hand' },
      { tick: 'ouvert', ticked: true, possible: true, lockedBy: 'bid' },
    ]);
  });

  test('with the skat taken a suit game has no ticks', () => {
    const plain: Contract = {
      type: 'suit',
      trump: 'C',
      hand: false,
      schneiderAnnounced: false,
      schwarzAnnounced: false,
      ouvert: false,
    };
    expect(tickStates({ contracts: [option(plain, 48, 40)], refused: [] }, { tile: 'C', wanted: [] })).toEqual([]);
  });
});

test('the smallest announcement that has all that is wanted', () => {
  expect(chosenOption(AT_40, { tile: 'C', wanted: ['schwarzAnnounced'] })?.gameValue).toBe(108);
  expect(chosenOption(AT_40, { tile: 'null', wanted: [] })?.gameValue).toBe(59);
  expect(chosenOption(AT_40, { tile: 'grand', wanted: [] })).toBeUndefined();
});

test('a refused game comes with its reason and with what would do instead', () => {
  const { refused, instead } = refusedInstead(AT_40, 'null') ?? {};
  expect(refused?.code).toBe('nullBelowBid');
  expect(instead?.gameValue).toBe(59);
  expect(refusedInstead(AT_40, 'C')).toBeUndefined();
});

describe('whether the value covers the bid', () => {
  const hearts = (level: number, value: number) => option(suitHand('H', level), value, 60);
  test('it does', () =>
    expect(coverOf(hearts(0, 60), { bid: 60, base: 10 })).toEqual({ kind: 'covers', certain: true }));
  test('Schneider would save it', () =>
    expect(coverOf(hearts(0, 50), { bid: 60, base: 10 })).toMatchObject({ kind: 'savedBy', levels: ['schneider'] }));
  test('Schneider and Schwarz would', () =>
    expect(coverOf(hearts(0, 40), { bid: 60, base: 10 })).toMatchObject({
      kind: 'savedBy',
      levels: ['schneider', 'schwarz'],
    }));
  test('Schneider is announced and counted already: only Schwarz is left', () =>
    expect(coverOf(hearts(1, 50), { bid: 60, base: 10 })).toMatchObject({ kind: 'savedBy', levels: ['schwarz'] }));
  test('nothing would', () => expect(coverOf(hearts(0, 30), { bid: 60, base: 10 })).toMatchObject({ kind: 'overbid' }));
});

describe('[OVER-4] in a Hand game the skat may still change it', () => {
  const hand = (kind: 'with' | 'without', count: number, value: number, bid: number) =>
    coverOf({ ...option(suitHand('H', 0), value, bid), matadors: { kind, count } }, { bid, base: 10 });
  test('"with" and "without 1" can only grow', () => {
    expect(hand('with', 1, 30, 30)).toEqual({ kind: 'covers', certain: true });
    expect(hand('without', 1, 30, 30)).toEqual({ kind: 'covers', certain: true });
  });
  test('a jack of clubs in the skat breaks "without 4"', () =>
    expect(hand('without', 4, 60, 60)).toEqual({ kind: 'covers', certain: false }));
  test('what is missing may lie in the skat', () =>
    expect(hand('with', 1, 30, 90)).toEqual({ kind: 'overbid', certain: false }));
  test('with the skat in hand all is known', () => {
    const known = { ...suitHand('H', 0), hand: false };
    expect(coverOf(option(known, 40, 90), { bid: 90, base: 10 })).toEqual({ kind: 'overbid', certain: true });
  });
});
