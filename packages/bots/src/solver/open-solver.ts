import type { Card } from '@skatrunde/rules';
import { maskOf, type OpenGame } from './bits.ts';
import { createNullSolver } from './null-solver.ts';
import { createTrumpSolver, type OpenHands, type TrumpKind } from './trump-solver.ts';

/** Cards that lie open between two tricks; `hands[0]` is the declarer's, then clockwise. */
export type OpenPosition = {
  readonly game: OpenGame;
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[]];
  /** Index of the hand that leads. */
  readonly leader: number;
};

export type OpenSolver = {
  /** The most card points the declarer can take in the tricks that are left, without the skat. Suit and Grand games. */
  readonly bestCardPoints: (position: OpenPosition, guess?: number) => number;
  /** Whether he can take at least so many of them. Suit and Grand games. */
  readonly reaches: (position: OpenPosition, cardPoints: number) => boolean;
  /** Whether the declarer of a Null can stay without a trick. */
  readonly staysClean: (position: OpenPosition) => boolean;
  /** Positions looked at for the last question. */
  readonly nodes: () => number;
};

/** 61 wins. */
const USUAL_GUESS = 61;

/** A solver with memory of its own: one for each thread that asks. `tableBits`: its table has 2^tableBits entries of 8 bytes. */
export function createOpenSolver(memory: { readonly tableBits?: number } = {}): OpenSolver {
  const trumps = createTrumpSolver(memory);
  const nulls = createNullSolver(memory);
  let nodes = trumps.nodes;
  return {
    bestCardPoints: (position, guess = USUAL_GUESS) => {
      nodes = trumps.nodes;
      return trumps.best(kindOf(position), openHands(position), guess);
    },
    reaches: (position, cardPoints) => {
      nodes = trumps.nodes;
      return trumps.reaches(kindOf(position), openHands(position), cardPoints);
    },
    staysClean: (position) => {
      if (position.game !== 'null') throw new Error('Only in Null the declarer wants no trick');
      nodes = nulls.nodes;
      return nulls.staysClean(openHands(position));
    },
    nodes: () => nodes(),
  };
}

function kindOf({ game }: OpenPosition): TrumpKind {
  if (game === 'null') throw new Error('In Null card points do not count');
  return game === 'grand' ? 'grand' : 'suit';
}

function openHands({ game, hands: [declarer, left, right], leader }: OpenPosition): OpenHands {
  if (declarer.length !== left.length || left.length !== right.length) throw new Error('Hands of different size');
  return { hands: [maskOf(declarer, game), maskOf(left, game), maskOf(right, game)], leader };
}
