import { NO_BOCK_ROUNDS, OFFICIAL } from '@skatrunde/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoundOver, nextDealer, placesFor } from './rounds.ts';
import type { Match } from './state.ts';

/** Three or four occupied seats, and which of them deals first. */
const table = fc
  .constantFrom<readonly number[]>([0, 1, 2], [0, 1, 2, 3], [0, 1, 3], [0, 2, 3], [1, 2, 3])
  .chain((occupied) => fc.record({ occupied: fc.constant(occupied), firstDealer: fc.constantFrom(...occupied) }));

function matchWith(firstDealer: number, dealtThisRound: readonly number[]): Match {
  return {
    match: 1,
    settings: { seats: 4, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL },
    columns: [],
    lines: [],
    game: dealtThisRound.length,
    round: 1,
    firstDealer,
    dealtThisRound,
    targetReached: false,
    bock: NO_BOCK_ROUNDS,
  };
}

describe('a round', () => {
  it('is over exactly when everybody has dealt once, clockwise from the first', () => {
    fc.assert(
      fc.property(table, ({ occupied, firstDealer }) => {
        const dealt: number[] = [];
        while (!isRoundOver(matchWith(firstDealer, dealt), occupied)) {
          dealt.push(nextDealer(matchWith(firstDealer, dealt), occupied));
        }
        const turned = occupied.toSorted((a, b) => ((a - firstDealer + 4) % 4) - ((b - firstDealer + 4) % 4));
        expect(dealt).toEqual(turned);
        expect(nextDealer(matchWith(firstDealer, dealt), occupied)).toBe(firstDealer);
      }),
    );
  });

  it('lets three play each game: forehand left of the dealer, who deals last or sits out', () => {
    fc.assert(
      fc.property(table, ({ occupied, firstDealer }) => {
        const { seats, sittingOut, dealer } = placesFor(firstDealer, occupied);
        const left = Array.from({ length: 4 }, (_, step) => (dealer + 1 + step) % 4).filter((s) =>
          occupied.includes(s),
        );
        expect(seats).toEqual(left.slice(0, 3));
        expect(sittingOut).toBe(occupied.length === 4 ? dealer : undefined);
        expect(seats.includes(dealer)).toBe(occupied.length === 3);
      }),
    );
  });

  it('goes on with those who are left when one of them leaves', () => {
    fc.assert(
      fc.property(table, fc.nat(3), ({ occupied, firstDealer }, gone) => {
        const left = occupied.filter((seat) => seat !== occupied[gone % occupied.length]);
        const dealt = [firstDealer];
        while (!isRoundOver(matchWith(firstDealer, dealt), left)) {
          const next = nextDealer(matchWith(firstDealer, dealt), left);
          expect(left).toContain(next);
          expect(dealt).not.toContain(next);
          dealt.push(next);
        }
        expect(new Set([...dealt, firstDealer])).toEqual(new Set([...left, firstDealer]));
      }),
    );
  });
});
