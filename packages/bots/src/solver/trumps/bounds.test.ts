import { cardPoints } from '@skatrunde/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskOf, type OpenGame } from '../bits.ts';
import { maskPositionOf, type OpenPosition } from '../position.ts';
import { dealtPosition, naive } from '../test/naive.ts';
import { hands, playFor, sumOf } from './cards-left.ts';
import { staysOut } from './staying-out.ts';
import { sureOfLeader } from './sure-leads.ts';
import { declarersTrumps, defendersTrumps, unbeaten } from './sure-trumps.ts';

type Cards = OpenPosition['hands'][number];

/** Sets the search to these hands; answers the card points that are left. */
function given(position: OpenPosition): number {
  playFor(position.game === 'ramsch' || position.game === 'grand' ? position.game : 'suit', 'points');
  hands.set(maskPositionOf(position).hands);
  return sumOf(position.hands.reduce((mask, hand) => mask | maskOf(hand, position.game), 0));
}

function inClubs(declarer: Cards, left: Cards, right: Cards, leader = 0): OpenPosition {
  return { game: 'C', hands: [declarer, left, right], leader };
}

describe('tricks by trumps, whoever leads', () => {
  const trumps = (cards: Cards) => maskOf(cards, 'C');

  it.each([
    [['CJ', 'CA'], ['SJ'], 1],
    [['CA', 'CT'], ['SJ'], 1],
    [['SJ', 'CA', 'C7'], ['CJ', 'CT'], 1],
    [['CA', 'C7'], [], 2],
    [['C7'], ['C8', 'C9'], 0],
  ] as const)('%j against %j: %i', (mine, theirs, wins) => {
    expect(unbeaten(trumps(mine), trumps(theirs))).toBe(wins);
  });

  it('count with the cards that the others must play to them', () => {
    given(inClubs(['CJ', 'H7'], ['SA', 'ST'], ['HA', 'HK'], 1));
    expect(declarersTrumps()).toBe(2 + 10 + 4);
  });

  it('of two defenders may fall together', () => {
    given(inClubs(['C7', 'H7'], ['CA', 'S7'], ['CT', 'S8']));
    expect(defendersTrumps()).toBe(11 + 10);
  });
});

describe('tricks that a leader is sure of', () => {
  it('end where somebody could trump', () => {
    given(inClubs(['SA', 'ST'], ['S7', 'S8'], ['C7', 'S9']));
    expect(sureOfLeader(0)).toBe(11);
  });

  it('take in what is below once nobody can follow any more', () => {
    given(inClubs(['SA', 'SK'], ['S7', 'H8'], ['H7', 'H9']));
    expect(sureOfLeader(0)).toBe(11 + 4);
  });

  it('do not count on a partner who would have to take over', () => {
    given(inClubs(['HT', 'D7', 'D8'], ['HK', 'SK', 'SQ'], ['SA', 'HA', 'H7'], 1));
    expect(sureOfLeader(1)).toBe(0);
    given(inClubs(['S7', 'D7', 'D8'], ['HK', 'SK', 'SQ'], ['S8', 'S9', 'H7'], 1));
    expect(sureOfLeader(1)).toBeGreaterThan(0);
  });
});

/** Positions of some tricks, between two of them. */
function positions(games: readonly OpenGame[]): fc.Arbitrary<OpenPosition> {
  return fc
    .tuple(fc.constantFrom(...games), fc.integer({ min: 1, max: 4 }), fc.nat(1_000_000))
    .map(([game, tricks, seed]) => dealtPosition(game, tricks, 0, seed));
}

describe('no bound promises more than trying everything finds', () => {
  const RUNS = { numRuns: 500 };

  it('in suit games and Grand', () => {
    fc.assert(
      fc.property(positions(['C', 'S', 'H', 'D', 'grand']), (position) => {
        const left = given(position);
        const { leader } = position;
        const worth = naive(position, cardPoints);
        expect(declarersTrumps()).toBeLessThanOrEqual(worth);
        expect(left - defendersTrumps()).toBeGreaterThanOrEqual(worth);
        if (leader === 0) expect(sureOfLeader(0)).toBeLessThanOrEqual(worth);
        else expect(left - sureOfLeader(leader)).toBeGreaterThanOrEqual(worth);
      }),
      RUNS,
    );
  });

  it('in Ramsch', () => {
    let out = 0;
    fc.assert(
      fc.property(positions(['ramsch']), (position) => {
        const left = given(position);
        const worth = naive(position, cardPoints);
        expect(declarersTrumps()).toBeLessThanOrEqual(worth);
        expect(left - defendersTrumps()).toBeGreaterThanOrEqual(worth);
        if (position.leader === 0 || !staysOut()) return;
        out += 1;
        expect(worth).toBe(0);
      }),
      RUNS,
    );
    expect(out).toBeGreaterThan(5);
  });
});
