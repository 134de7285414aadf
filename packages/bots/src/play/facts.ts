import {
  type Card,
  type ContractInPlay,
  cardPoints,
  type Player,
  type PlayingView,
  type RamschView,
  type TakenTrick,
} from '@skatrunde/rules';
import { bitOf, countOf, maskOf, type OpenGame } from '../solver/bits.ts';
import { maskGameOf } from '../solver/position.ts';
import { groupOf } from '../solver/tricks.ts';

/**
 * What one seat can know before it plays a card, as masks: nothing else reaches the search. Everything comes from the
 * seat's own view and from tricks that lay open.
 */
export type Facts = {
  /** How cards stand in the masks. */
  readonly game: OpenGame;
  readonly contract: ContractInPlay;
  readonly me: Player;
  /** Absent in Ramsch. */
  readonly declarer?: Player;
  readonly hand: number;
  /** Whoever played what, by player; the cards on the table too. */
  readonly played: readonly [number, number, number];
  /** Complete tricks, in order. */
  readonly tricks: readonly PlayedTrick[];
  /** The cards on the table, in order of play, from `leader` on. */
  readonly trick: readonly number[];
  readonly leader: Player;
  /** Suits that a player did not follow, as masks of all their cards. */
  readonly lacks: readonly [number, number, number];
  /** Cards of others that lie open, by player. */
  readonly shown: readonly [number, number, number];
  /** Cards that each player has left. */
  readonly left: readonly [number, number, number];
  /** Cards that this seat cannot place: in another hand or in the skat. */
  readonly hidden: number;
  /** The two cards beside the hands, if this seat knows them. */
  readonly skat?: number;
  /** Card points in the tricks taken so far, by player. */
  readonly points: readonly [number, number, number];
  readonly tricksTaken: readonly [number, number, number];
};

export type PlayedTrick = { readonly leader: Player; readonly winner: Player; readonly cards: readonly number[] };

type CardsInPlay = PlayingView | RamschView;

/** The facts of this view; `undefined` when tricks are missing, as with a player who does not remember. */
export function factsOf(view: CardsInPlay, tricks: readonly TakenTrick[]): Facts | undefined {
  const me = view.you;
  const complete = view.tricksTaken.reduce((sum, taken) => sum + taken, 0) === tricks.length;
  if (me === undefined || !complete) return undefined;
  const contract = view.contract;
  const game = gameOf(contract);
  const mask = (cards: readonly Card[]): number => maskOf(cards, game);
  const played = playedBy(view, tricks, mask);
  const skat = view.discard === undefined ? undefined : mask(view.discard);
  const shown = shownBy(view, me, mask);
  const hand = mask(view.hand);
  const seen = hand | played[0] | played[1] | played[2] | shown[0] | shown[1] | shown[2] | (skat ?? 0);
  return {
    game,
    contract,
    me,
    ...('declarer' in view ? { declarer: view.declarer } : {}),
    hand,
    played,
    tricks: tricks.map(({ leader, winner, cards }) => ({ leader, winner, cards: bits(cards, game) })),
    trick: bits(
      view.trick.map(({ card }) => card),
      game,
    ),
    leader: view.leader,
    lacks: lackedBy(view, tricks, game),
    shown,
    left: leftOf(view, played),
    hidden: ~seen,
    ...(skat === undefined ? {} : { skat }),
    points: pointsBy(tricks),
    tricksTaken: three((player) => view.tricksTaken[player] ?? 0),
  };
}

export function gameOf(contract: ContractInPlay): OpenGame {
  switch (contract.type) {
    case 'suit':
      return contract.trump;
    case 'null':
      return 'null';
    case 'grand':
    case 'ramsch':
      return contract.type;
  }
}

function bits(cards: readonly Card[], game: OpenGame): readonly number[] {
  return cards.map((card) => bitOf(card, game));
}

function three(of: (player: Player) => number): [number, number, number] {
  return [of(0), of(1), of(2)];
}

function playedBy(
  view: CardsInPlay,
  tricks: readonly TakenTrick[],
  mask: (cards: readonly Card[]) => number,
): [number, number, number] {
  return three((player) => {
    const before = tricks.flatMap(({ leader, cards }) => cards.filter((_, index) => (leader + index) % 3 === player));
    const now = view.trick.filter((played) => played.player === player).map(({ card }) => card);
    return mask([...before, ...now]);
  });
}

function shownBy(view: CardsInPlay, me: Player, mask: (cards: readonly Card[]) => number): [number, number, number] {
  if (view.phase !== 'playing') return [0, 0, 0];
  const partner = 3 - me - view.declarer;
  return three((player) => {
    if (player === me) return 0;
    const open = view.openHands.find((hand) => hand.player === player)?.cards ?? [];
    return mask(open) | (player === partner ? mask(view.partnerHand ?? []) : 0);
  });
}

/** From ten cards each. */
function leftOf(view: CardsInPlay, played: readonly [number, number, number]): [number, number, number] {
  return three((player) => view.cardCounts[player] ?? 10 - countOf(played[player === 0 ? 0 : player === 1 ? 1 : 2]));
}

function lackedBy(view: CardsInPlay, tricks: readonly TakenTrick[], game: OpenGame): [number, number, number] {
  const running = { leader: view.leader, cards: view.trick.map(({ card }) => card) };
  const lacks: [number, number, number] = [0, 0, 0];
  for (const { leader, cards } of [...tricks, running]) {
    const [led, ...others] = bits(cards, game);
    if (led === undefined) continue;
    const group = groupOf(led, maskGameOf(game));
    others.forEach((bit, index) => {
      const player = (leader + index + 1) % 3;
      if (((group >>> bit) & 1) === 0) lacks[player === 0 ? 0 : player === 1 ? 1 : 2] |= group;
    });
  }
  return lacks;
}

function pointsBy(tricks: readonly TakenTrick[]): [number, number, number] {
  return three((player) =>
    tricks.filter(({ winner }) => winner === player).reduce((sum, { cards }) => sum + cardPoints(cards), 0),
  );
}
