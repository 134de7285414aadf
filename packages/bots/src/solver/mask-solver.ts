import { at } from './bits.ts';
import { NO_LIMIT, withinBudget } from './budget.ts';
import { NULL_SEARCH } from './null-solver.ts';
import { emptyMaskPosition, type MaskGame, type MaskPosition, playerToMove } from './position.ts';
import type { Search } from './search.ts';
import { legalMask, takingPlace } from './tricks.ts';
import { trumpSearch } from './trump-solver.ts';

/**
 * The solver for whoever asks about thousands of positions: masks instead of cards, and a budget in nodes. Every answer is
 * `undefined` when the budget was spent before it was found. What a position is worth: see `Search`; `tricks` counts
 * tricks instead of card points (suit games and Grand).
 *
 * What was found out is kept as long as the questions are about the same game and the same cards in the same hands, fewer
 * or more of them; all solvers of a thread share it. So the answers within a budget depend on what was asked before: `forget`
 * first where they must not.
 */
export type MaskSolver = {
  readonly atLeast: (game: MaskGame, position: MaskPosition, need: number, maxNodes?: number) => boolean | undefined;
  readonly worth: (game: MaskGame, position: MaskPosition, guess: number, maxNodes?: number) => number | undefined;
  /** The cards of the player to move after which the position is still worth so much, as a mask. */
  readonly cardsAtLeast: (
    game: MaskGame,
    position: MaskPosition,
    need: number,
    maxNodes?: number,
  ) => number | undefined;
  /** Writes what each card of the player to move leads to into `worths`, by bit; answers the mask of these cards. */
  readonly worthOfEach: (
    game: MaskGame,
    position: MaskPosition,
    worths: Int32Array,
    maxNodes?: number,
  ) => number | undefined;
  /** Positions looked at for the last question. */
  readonly nodes: () => number;
  readonly forget: () => void;
};

/** A card of the player to move: asks about what it leaves behind. `gained`: worth of the trick that it completed. */
type Judge = (after: MaskPosition, gained: number, bit: number) => void;

export function createPointSolver(): MaskSolver {
  const trumps = trumpSearch('points');
  return maskSolver((game) => {
    switch (game) {
      case 'suit':
      case 'grand':
      case 'ramsch':
        return trumps;
      case 'null':
        return NULL_SEARCH;
    }
  });
}

/** Counts tricks, three for each; suit games and Grand. */
export function createTrickSolver(): MaskSolver {
  const trumps = trumpSearch('tricks');
  return maskSolver(() => trumps);
}

function maskSolver(searchOf: (game: MaskGame) => Search): MaskSolver {
  const after = emptyMaskPosition();
  let nodes = 0;

  /** Plays each card that may be played in turn. Answers their mask. */
  function eachCard(game: MaskGame, position: MaskPosition, judge: Judge): number {
    const player = playerToMove(position);
    const legal = legalMask(position.hands[player] as number, position.led, game);
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      judge(after, play(game, position, player, bit), bit);
    }
    return legal;
  }

  /** Sets `after` to the position after this card; answers what the first hand gained by it, -1 when it has lost a Null. */
  function play(game: MaskGame, position: MaskPosition, player: number, bit: number): number {
    after.hands.set(position.hands);
    after.hands[player] = at(after.hands, player) & ~(1 << bit);
    after.leader = position.leader;
    after.led = position.led < 0 ? bit : position.led;
    after.next = position.led < 0 ? -1 : position.next < 0 ? bit : -1;
    if (position.next < 0) return 0;
    after.leader = (position.leader + takingPlace(position.led, position.next, bit, game)) % 3;
    after.led = -1;
    if (after.leader !== 0) return 0;
    return game === 'null' ? -1 : searchOf(game).trickWorth(position.led, position.next, bit);
  }

  function cardsAtLeast(game: MaskGame, position: MaskPosition, need: number, maxNodes: number): number {
    const search = searchOf(game);
    let reaching = 0;
    nodes = 0;
    eachCard(game, position, (rest, gained, bit) => {
      if (gained < 0) return;
      if (search.atLeast(game, rest, need - gained, maxNodes - nodes)) reaching |= 1 << bit;
      nodes += search.nodes();
    });
    return reaching;
  }

  function worthOfEach(game: MaskGame, position: MaskPosition, worths: Int32Array, maxNodes: number): number {
    const search = searchOf(game);
    let guess = USUAL_GUESS;
    nodes = 0;
    return eachCard(game, position, (rest, gained, bit) => {
      if (gained >= 0) {
        guess = gained + search.worth(game, rest, guess - gained, maxNodes - nodes);
        nodes += search.nodes();
      }
      worths[bit] = gained < 0 ? 0 : guess;
    });
  }

  function asked<T>(game: MaskGame, question: (search: Search) => T): T | undefined {
    const search = searchOf(game);
    const answer = withinBudget(() => question(search));
    nodes = search.nodes();
    return answer;
  }

  return {
    atLeast: (game, position, need, maxNodes = NO_LIMIT) =>
      asked(game, (search) => search.atLeast(game, position, need, maxNodes)),
    worth: (game, position, guess, maxNodes = NO_LIMIT) =>
      asked(game, (search) => search.worth(game, position, guess, maxNodes)),
    cardsAtLeast: (game, position, need, maxNodes = NO_LIMIT) =>
      withinBudget(() => cardsAtLeast(game, position, need, maxNodes)),
    worthOfEach: (game, position, worths, maxNodes = NO_LIMIT) =>
      withinBudget(() => worthOfEach(game, position, worths, maxNodes)),
    nodes: () => nodes,
    forget: () => {
      for (const game of ['suit', 'null'] as const) searchOf(game).forget();
    },
  };
}

/** 61 wins. */
export const USUAL_GUESS = 61;
