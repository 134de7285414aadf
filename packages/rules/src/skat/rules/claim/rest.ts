import type { Player } from '../../../game.ts';
import { type ByPlayer, byPlayer, nextPlayer } from '../../seats.ts';
import type { ClaimPosition } from '../claiming.ts';
import { type Board, boardFor, type Cards, setOf, size } from './board.ts';

/** What stays the same in one proof. */
export type Facts = {
  readonly board: Board;
  readonly claimer: Player;
  readonly declarer: Player;
  /** Players whose hand the claimer cannot see. */
  readonly closed: readonly Player[];
  /** Unseen cards that nobody will play: the skat. */
  readonly hidden: number;
  /** A card that the claimer must keep for the last trick; 0 for none. */
  readonly kept: Cards;
};

/** The rest of a game as the claimer knows it. Closed hands have no cards here; theirs are somewhere in the pool. */
export type Rest = {
  /** The claimer's hand and open hands. */
  readonly hands: ByPlayer<Cards>;
  readonly pool: Cards;
  readonly counts: ByPlayer<number>;
  /** One bit per suit that the player is known not to hold. */
  readonly voids: ByPlayer<number>;
  readonly turn: Player;
  /** The trick on the table; `best` and `led` are card and suit numbers, -1 before the first card. */
  readonly played: number;
  readonly led: number;
  readonly best: number;
  readonly winner: Player;
  /** The cards on the table: they still stand between others in rank. */
  readonly table: Cards;
};

export function factsOf(position: ClaimPosition): Facts {
  const { contract, claimer, declarer, counts, open, unseen, spitze } = position;
  const closed = [0, 1, 2].filter((player) => player !== claimer && open[player] === undefined);
  const held = closed.reduce((sum, player) => sum + (counts[player] ?? 0), 0);
  const board = boardFor(contract);
  const kept = spitze === undefined ? 0 : setOf([spitze], board);
  return { board, claimer, declarer, closed, hidden: unseen.length - held, kept };
}

export function restOf(position: ClaimPosition, { board, claimer }: Facts): Rest {
  const { hand, open, unseen, counts, voids, leader, trick } = position;
  const start: Rest = {
    hands: byPlayer((player) => setOf(player === claimer ? hand : (open[player] ?? []), board)),
    pool: setOf(unseen, board),
    counts,
    voids: byPlayer((player) =>
      (voids[player] ?? []).reduce((set, suit) => set | (1 << (board.suitNumber.get(suit) ?? 0)), 0),
    ),
    ...EMPTY_TABLE,
    turn: leader,
    winner: leader,
  };
  return trick.reduce((rest, card) => onTable(rest, board.numberOf.get(card) ?? 0, board), start);
}

export const EMPTY_TABLE = { played: 0, led: -1, best: -1, table: 0 } as const;

/** The table after the player whose turn it is has put this card on it. */
export function onTable(rest: Rest, card: number, { suitOf, trump }: Board): Rest {
  const { played, led, best, winner, turn, table } = rest;
  const suit = suitOf[card] ?? -1;
  const bestSuit = best < 0 ? -1 : (suitOf[best] ?? -1);
  const wins = played === 0 || (suit === bestSuit ? card > best : suit === trump);
  return {
    ...rest,
    turn: nextPlayer(turn),
    played: played + 1,
    led: played === 0 ? suit : led,
    best: wins ? card : best,
    winner: wins ? turn : winner,
    table: table | (1 << card),
  };
}

/**
 * Whether the pool can still be dealt out: what only some of the closed hands and the skat may hold must find room
 * there.
 */
export function isPossible({ pool, counts, voids }: Rest, { board, closed, hidden }: Facts): boolean {
  return subsetsOf(closed).every((inside) => {
    const outside = closed.filter((player) => !inside.includes(player));
    const room = inside.reduce((sum, player) => sum + (counts[player] ?? 0), hidden);
    return size(pool & suitsVoidFor(outside, voids, board)) <= room;
  });
}

/** The cards that none of these players can hold; everything when there are none. */
function suitsVoidFor(players: readonly Player[], voids: ByPlayer<number>, board: Board): Cards {
  const shared = players.reduce((set, player) => set & (voids[player] ?? 0), -1);
  return board.suits.reduce((set, cards, suit) => ((shared >> suit) & 1 ? set | cards : set), 0);
}

function subsetsOf(players: readonly Player[]): readonly (readonly Player[])[] {
  return players.reduce<readonly (readonly Player[])[]>(
    (subsets, player) => subsets.flatMap((subset) => [subset, [...subset, player]]),
    [[]],
  );
}
