import {
  type Call,
  type Card,
  contractChoices,
  type Player,
  type SkatAsk,
  type SkatView,
  suitToFollow,
  type TakenTrick,
  valuesAbove,
} from '../../packages/rules/src/index.ts';
import type { Question, SeenGame } from './question.ts';

/** The arena's view as this project's own: places are counted from forehand instead of from our seat. */

export function playerAt(seat: number, { forehand }: SeenGame): Player {
  return (seat - forehand + 3) % 3;
}

function seenByAll(game: SeenGame, counts: readonly [number, number, number]) {
  const calls = game.bids.map(
    ({ seat, action, value }): Call => ({ player: playerAt(seat, game), call: action, value }),
  );
  return { you: playerAt(game.seat, game), hand: game.hand, cardCounts: counts, calls };
}

export function biddingView(game: SeenGame): SkatView {
  const bid = Math.max(0, ...game.bids.filter(({ action }) => action !== 'pass').map(({ value }) => value));
  return { phase: 'bidding', ...seenByAll(game, [10, 10, 10]), turn: playerAt(game.seat, game), bid };
}

/** Before the skat is taken, or with the cards that are left of twelve. */
export function declaringView(
  game: SeenGame,
  phase: 'pickingUp' | 'discarding' | 'announcing',
  held: readonly Card[],
  discard?: readonly [Card, Card],
): SkatView {
  const declarer = playerAt(game.seat, game);
  const view = { phase, ...seenByAll(game, [10, 10, 10]), hand: held, declarer, bid: game.bid };
  return { ...view, ...(game.skat && { skat: game.skat }), ...(discard && { discard }) };
}

export function playingView(game: SeenGame): SkatView {
  const { contract, declarer, trick } = game;
  if (contract === undefined || declarer === undefined || trick === undefined) throw new Error('Nothing is played yet');
  const tricks = takenTricks(game);
  const left = (player: Player): number => 10 - tricks.length - (playedAlready(player, game) ? 1 : 0);
  const last = tricks.at(-1);
  return {
    phase: 'playing',
    ...seenByAll(game, [left(0), left(1), left(2)]),
    declarer: playerAt(declarer, game),
    bid: game.bid,
    contract,
    openHands: game.open === undefined ? [] : [{ player: playerAt(declarer, game), cards: game.open }],
    leader: playerAt(trick.leader, game),
    trick: trick.cards.map((card, index) => ({ player: playerAt(trick.leader + index, game), card })),
    turn: playerAt(game.seat, game),
    tricksTaken: [wonBy(0, tricks), wonBy(1, tricks), wonBy(2, tricks)],
    doubled: [],
    ...(game.skat && { skat: game.skat }),
    ...(game.discard && { discard: game.discard }),
    ...(last && { lastTrick: last }),
  };
}

function playedAlready(player: Player, game: SeenGame): boolean {
  return game.trick?.cards.some((_, index) => playerAt((game.trick?.leader ?? 0) + index, game) === player) ?? false;
}

function wonBy(player: Player, tricks: readonly TakenTrick[]): number {
  return tricks.filter(({ winner }) => winner === player).length;
}

export function takenTricks(game: SeenGame): readonly TakenTrick[] {
  return game.tricks.map(({ leader, cards, winner }) => {
    const [first, second, third] = cards;
    if (first === undefined || second === undefined || third === undefined) throw new Error('A trick has three cards');
    return { leader: playerAt(leader, game), winner: playerAt(winner, game), cards: [first, second, third] };
  });
}

/** The question in the auction, before the skat, and for a card; `number` grows as in our own games. */
export function auctionAsk({ ask, value, view }: Question): SkatAsk {
  const number = view.bids.length;
  if (ask === 'hold') return { kind: 'hold', number, value, jump: 1 };
  const lastRight = playerAt(view.seat, view) === 0;
  return { kind: 'bid', number, values: valuesAbove(value - 1).filter((step) => step >= value), lastRight };
}

export function pickUpOrHandAsk({ hand, bid, bids }: SeenGame): SkatAsk {
  return { kind: 'pickUpOrHand', number: bids.length, bid, ...contractChoices('untouched', hand, bid) };
}

export function discardAsk(twelve: readonly Card[], { bid, bids }: SeenGame): SkatAsk {
  return { kind: 'discard', number: bids.length + 1, bid, cards: twelve };
}

export function announceAsk(twelve: readonly Card[], { bid, bids }: SeenGame): SkatAsk {
  return { kind: 'announce', number: bids.length + 2, bid, ...contractChoices('taken', twelve, bid) };
}

export function playAsk({ hand, trick, contract, legal, bids, tricks }: SeenGame): SkatAsk {
  const number = bids.length + 3 + tricks.length * 3 + (trick?.cards.length ?? 0);
  const follow = contract === undefined ? undefined : suitToFollow(hand, trick?.cards ?? [], contract);
  return { kind: 'play', number, cards: legal, ...(follow === undefined ? {} : { follow }) };
}
