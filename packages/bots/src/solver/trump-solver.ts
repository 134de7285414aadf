import { at, BIT_POINTS } from './bits.ts';
import type { MaskGame } from './position.ts';
import type { Search } from './search.ts';
import type { Counting, PointGame } from './trumps/cards-left.ts';
import { forget } from './trumps/memory.ts';
import { nodesSoFar, prepare, search } from './trumps/search.ts';

/** The search of suit games, Grand and Ramsch as `Search`. `tricks`: three for each trick that the first hand takes.
 *
 * In Ramsch the other two together try to make the first hand take points. They do not really play together, each would
 * rather see somebody else lose, so this is what the first hand is safe from whatever happens, not what will happen. But it is
 * the one question about three players whose answer does not hang on how somebody else chooses between cards that are
 * all the same to him, and no order of three results has to be made up for it. */
export function trumpSearch(counting: Counting): Search {
  return {
    atLeast: (game, position, need, maxNodes) => {
      const left = prepare(withPoints(game), counting, position, maxNodes);
      return search(position, need, left) >= need;
    },
    worth: (game, position, guess, maxNodes) => {
      const left = prepare(withPoints(game), counting, position, maxNodes);
      return narrowed((need) => search(position, need, left), guess, left);
    },
    trickWorth: counting === 'tricks' ? () => 3 : pointsOfTrick,
    nodes: nodesSoFar,
    forget,
  };
}

function withPoints(game: MaskGame): PointGame {
  if (game === 'null') throw new Error('In Null nothing is counted');
  return game;
}

function pointsOfTrick(led: number, next: number, last: number): number {
  return at(BIT_POINTS, led) + at(BIT_POINTS, next) + at(BIT_POINTS, last);
}

/** The exact value, by one question after another between the bounds that the last answers gave. */
function narrowed(ask: (need: number) => number, guess: number, left: number): number {
  let least = 0;
  let most = left;
  let need = Math.min(Math.max(guess, 1), left);
  while (least < most) {
    const found = ask(need);
    if (found >= need) {
      least = found;
      need = Math.min(most, least + 1 + ((most - least) >> 2));
    } else {
      most = found;
      need = Math.max(least + 1, most - ((most - least) >> 2));
    }
  }
  return least;
}
