import type { Card } from '@skatrunde/rules';
import { cardsOf, type OpenGame } from './bits.ts';
import { createPointSolver, createTrickSolver, type MaskSolver, USUAL_GUESS } from './mask-solver.ts';
import { maskGameOf, maskPositionOf, type OpenPosition } from './position.ts';

/** What a card of the player to move leads to when everybody plays on as well as can be. */
export type CardValue = {
  readonly card: Card;
  /** Suit games and Grand: the declarer's card points. Ramsch: the first hand's. Null: 1 when the declarer stays clean, else 0. */
  readonly points: number;
};

/**
 * The solver for whoever asks about a few positions. Card points are those of the tricks from the one on the table on:
 * tricks taken before and the skat are the asker's to add. In Ramsch they are what the other two together can make the first
 * hand take, see `trumpSearch`.
 */
export type OpenSolver = {
  /** The most card points the declarer can take in the tricks that are left; near `guess` they are found soonest. */
  readonly bestCardPoints: (position: OpenPosition, guess?: number) => number;
  /** Whether he can take at least so many of them. */
  readonly reaches: (position: OpenPosition, cardPoints: number) => boolean;
  /** Whether the declarer of a Null can stay without a trick. */
  readonly staysClean: (position: OpenPosition) => boolean;
  /** The most tricks the declarer of a suit game or Grand can take: all that are left (Schwarz), or none (he is Schwarz). */
  readonly bestTricks: (position: OpenPosition) => number;
  /** Whether he can take all tricks that are left. Sooner answered than `bestTricks`. */
  readonly takesAllTricks: (position: OpenPosition) => boolean;
  /**
   * The cards of the player to move, declarer or not, after which the declarer still reaches so many card points. A
   * declarer wants one of them, a defender one of the others.
   */
  readonly cardsThatReach: (position: OpenPosition, cardPoints: number) => readonly Card[];
  /** Every card that may be played now, with what it leads to. */
  readonly valueOfEach: (position: OpenPosition) => readonly CardValue[];
  /** Positions looked at for the last question. */
  readonly nodes: () => number;
  /** Forgets what was found out, so that the nodes of the next answers depend on nothing before. */
  readonly forget: () => void;
};

/** All solvers of a thread share the memory of what was found out. */
export function createOpenSolver(): OpenSolver {
  const points = createPointSolver();
  const tricks = createTrickSolver();
  const worths = new Int32Array(32);
  let asked = points;

  function ask<T>(solver: MaskSolver, answer: T | undefined): T {
    asked = solver;
    if (answer === undefined) throw new Error('No answer without a budget');
    return answer;
  }

  function reaches(position: OpenPosition, cardPoints: number): boolean {
    return ask(points, points.atLeast(counted(position), maskPositionOf(position), cardPoints));
  }

  function valueOfEach(position: OpenPosition): readonly CardValue[] {
    const legal = ask(points, points.worthOfEach(maskGameOf(position.game), maskPositionOf(position), worths));
    const bits = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (legal >>> bit) & 1);
    return cardsOf(legal, position.game).map((card, index) => ({ card, points: worths[bits[index] ?? 0] ?? 0 }));
  }

  return {
    bestCardPoints: (position, guess = USUAL_GUESS) =>
      ask(points, points.worth(counted(position), maskPositionOf(position), guess)),
    reaches,
    staysClean: (position) => {
      if (position.game !== 'null') throw new Error('Only in Null the declarer wants no trick');
      return ask(points, points.atLeast('null', maskPositionOf(position), 1));
    },
    bestTricks: (position) => ask(tricks, tricks.worth(withTrumps(position), maskPositionOf(position), 15)) / 3,
    takesAllTricks: (position) =>
      ask(tricks, tricks.atLeast(withTrumps(position), maskPositionOf(position), 3 * tricksLeft(position))),
    cardsThatReach: (position, cardPoints) =>
      cardsOf(ask(points, points.cardsAtLeast(counted(position), maskPositionOf(position), cardPoints)), position.game),
    valueOfEach,
    nodes: () => asked.nodes(),
    forget: points.forget,
  };
}

function tricksLeft({ hands: [one, two, three], trick = [] }: OpenPosition): number {
  return (one.length + two.length + three.length + trick.length) / 3;
}

function counted({ game }: { readonly game: OpenGame }) {
  if (game === 'null') throw new Error('In Null card points do not count');
  return maskGameOf(game);
}

function withTrumps({ game }: { readonly game: OpenGame }) {
  if (game === 'null' || game === 'ramsch') throw new Error('Here nobody wants all tricks');
  return maskGameOf(game);
}
