import type { Player } from '../../../game.ts';
import { type ByPlayer, nextPlayer } from '../../seats.ts';
import { type Cards, highest, numbersIn } from './board.ts';
import { type Facts, isPossible, onTable, type Rest } from './rest.ts';

/** What the player whose turn it is may put on the table, as the claimer must reckon with it. */
export function movesOf(rest: Rest, facts: Facts): readonly Rest[] {
  const { turn, hands, led } = rest;
  if (facts.closed.includes(turn)) return closedMoves(rest, facts);
  const hand = hands[turn] ?? 0;
  const following = led < 0 ? 0 : hand & (facts.board.suits[led] ?? 0);
  const legal = following === 0 ? hand : following;
  const spared = turn === facts.claimer && legal !== facts.kept ? legal & ~facts.kept : legal;
  return distinct(spared, rest, facts).map((card) =>
    onTable({ ...rest, hands: changed(hands, turn, hand & ~(1 << card)) }, card, facts.board),
  );
}

/** A closed hand may hold any card of the pool that voids and numbers allow; not following shows a void. */
function closedMoves(rest: Rest, facts: Facts): readonly Rest[] {
  const { turn, led, pool, voids } = rest;
  const { suits } = facts.board;
  const shown = voids[turn] ?? 0;
  const may = suits.reduce((set, cards, suit) => ((shown >> suit) & 1 ? set : set | cards), 0);
  const follow = led < 0 ? pool & may : pool & may & (suits[led] ?? 0);
  const other = led < 0 ? 0 : pool & may & ~(suits[led] ?? 0);
  return [
    ...distinct(follow, rest, facts).map((card) => fromPool(rest, card, facts, shown)),
    ...distinct(other, rest, facts).map((card) => fromPool(rest, card, facts, shown | (1 << led))),
  ].filter((next) => isPossible(next, facts));
}

function fromPool(rest: Rest, card: number, { board }: Facts, voidsShown: number): Rest {
  const { turn, pool, counts, voids } = rest;
  const next = {
    ...rest,
    pool: pool & ~(1 << card),
    counts: changed(counts, turn, (counts[turn] ?? 0) - 1),
    voids: changed(voids, turn, voidsShown),
  };
  return onTable(next, card, board);
}

/**
 * One card of each run of equals: neighbours in rank, as long as nobody else's card stands between, do the same. The
 * cards of the pool are equals only for the last closed hand of a trick: another one could still play a neighbour.
 */
function distinct(cards: Cards, rest: Rest, facts: Facts): readonly number[] {
  if (facts.closed.includes(rest.turn) && laterInTrick(rest).some((player) => facts.closed.includes(player))) {
    return numbersIn(cards);
  }
  const { hands, pool, table } = rest;
  const live = pool | table | hands[0] | hands[1] | hands[2];
  return numbersIn(cards).filter((card) => {
    const suit = facts.board.suits[facts.board.suitOf[card] ?? 0] ?? 0;
    const below = live & suit & ~(-1 << card);
    return below === 0 || (cards & (1 << highest(below))) === 0;
  });
}

/** Who plays to this trick after the player whose turn it is. */
function laterInTrick({ turn, played }: Rest): readonly Player[] {
  const next = nextPlayer(turn);
  return played === 2 ? [] : played === 1 ? [next] : [next, nextPlayer(next)];
}

function changed<T>(all: ByPlayer<T>, whose: Player, by: T): ByPlayer<T> {
  return [whose === 0 ? by : all[0], whose === 1 ? by : all[1], whose === 2 ? by : all[2]];
}
