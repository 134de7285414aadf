import { type Card, cardPoints } from '@skatrunde/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOpenSolver } from './open-solver.ts';
import type { OpenPosition } from './position.ts';
import { dealtPosition, naive, naiveOfEach } from './test/naive.ts';

const solver = createOpenSolver();

const POINT_GAMES = ['C', 'S', 'H', 'D', 'grand', 'ramsch'] as const;

/** Small positions of these games, between two tricks and in the middle of one. */
function small<Game extends OpenPosition['game']>(games: readonly Game[]): fc.Arbitrary<OpenPosition> {
  return fc
    .tuple(fc.constantFrom(...games), fc.integer({ min: 1, max: 4 }), fc.nat(2), fc.nat(1_000_000))
    .map(([game, tricks, onTable, seed]) => dealtPosition(game, tricks, onTable, seed));
}

const RUNS = { numRuns: 400 };

describe('the open-card solver finds what trying everything finds', () => {
  it.each(POINT_GAMES)('in %s', (game) => {
    fc.assert(
      fc.property(small([game]), (position) => {
        const worth = naive(position, cardPoints);
        expect(solver.reaches(position, worth)).toBe(true);
        expect(solver.reaches(position, worth + 1)).toBe(false);
        expect(solver.bestCardPoints(position)).toBe(worth);
      }),
      RUNS,
    );
  });

  it('when it is asked for every card', () => {
    fc.assert(
      fc.property(small(POINT_GAMES), fc.nat(60), (position, need) => {
        const worths = naiveOfEach(position, cardPoints);
        const values = new Map(solver.valueOfEach(position).map(({ card, points }): [Card, number] => [card, points]));
        expect(values).toEqual(worths);
        const reaching = [...worths].filter(([, worth]) => worth >= need).map(([card]) => card);
        expect(new Set(solver.cardsThatReach(position, need))).toEqual(new Set(reaching));
      }),
      RUNS,
    );
  });

  it('of all tricks', () => {
    fc.assert(
      fc.property(small(['C', 'S', 'H', 'D', 'grand']), (position) => {
        const tricks = naive(position, () => 1);
        const left = (position.hands.flat().length + (position.trick?.length ?? 0)) / 3;
        expect(solver.takesAllTricks(position)).toBe(tricks === left);
        expect(solver.bestTricks(position)).toBe(tricks);
      }),
      RUNS,
    );
  });

  it('in Null', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(small(['null']), (position) => {
        const clean = naive(position, () => 1) === 0;
        seen.add(clean);
        expect(solver.staysClean(position)).toBe(clean);
        const expected = [...naiveOfEach(position, () => 1)].map(([card, tricks]) => [card, tricks === 0 ? 1 : 0]);
        expect(new Map(solver.valueOfEach(position).map(({ card, points }) => [card, points]))).toEqual(
          new Map(expected as [Card, number][]),
        );
      }),
      { numRuns: 800 },
    );
    expect(seen.size).toBe(2);
  });
});

describe('the memory of the solver', () => {
  it('holds only what is true of the next question, in whatever order deals and their positions come', () => {
    const questions = fc.array(fc.tuple(small(POINT_GAMES), fc.boolean()), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(questions, (asked) => {
        for (const [position, each] of asked) {
          if (each) solver.valueOfEach(position);
          expect(solver.bestCardPoints(position)).toBe(naive(position, cardPoints));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('forgets one deal before the next, also when many have been asked', () => {
    const first = dealtPosition('grand', 4, 0, 1);
    const worth = solver.bestCardPoints(first);
    for (let round = 0; round < 1200; round++) solver.reaches(dealtPosition('grand', 4, 0, round % 40), 20);
    expect(solver.bestCardPoints(first)).toBe(worth);
  });
});

describe('the open-card solver refuses', () => {
  const nullGame = dealtPosition('null', 3, 0, 1);
  const grand = dealtPosition('grand', 3, 0, 1);
  const ramsch = dealtPosition('ramsch', 3, 0, 1);

  it('a question that the game does not answer', () => {
    expect(() => solver.bestCardPoints(nullGame)).toThrow('In Null');
    expect(() => solver.staysClean(grand)).toThrow('Only in Null');
    expect(() => solver.takesAllTricks(ramsch)).toThrow('nobody');
  });

  it('hands that no trick leaves, and a card twice', () => {
    const [one, two, three] = grand.hands;
    expect(() => solver.reaches({ ...grand, hands: [[], two, three] }, 1)).toThrow('sizes');
    expect(() => solver.reaches({ ...grand, hands: [one, one, three] }, 1)).toThrow('twice');
    expect(() => solver.reaches({ ...grand, trick: ['CJ'] }, 1)).toThrow('sizes');
  });
});
