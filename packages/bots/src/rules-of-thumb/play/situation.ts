import {
  beats,
  type Card,
  type Contract,
  PACK,
  type Player,
  type PlayingView,
  type SuitInPlay,
  suitInPlay,
  type TakenTrick,
} from '@skatrunde/rules';

/** A card to play, seen from one seat: what lies on the table and what this seat can know of the rest. */
export type Situation = {
  readonly me: Player;
  readonly declarer: Player;
  readonly contract: Contract;
  readonly hand: readonly Card[];
  /** The cards that may be played. */
  readonly legal: readonly Card[];
  readonly trick: PlayingView['trick'];
  /** Cards that may be in other hands: neither mine, nor played as far as I remember, nor put away by myself. */
  readonly out: readonly Card[];
  /** Cards of other players that lie open. */
  readonly open: ReadonlyMap<Player, readonly Card[]>;
  /** Suits that a player did not follow, as far as I remember. */
  readonly lacks: ReadonlyMap<Player, ReadonlySet<SuitInPlay>>;
  /** This seat's idea of chance: equal cards are chosen by it. */
  readonly choose: <T>(equals: readonly T[]) => T | undefined;
};

/** The card that takes the trick so far, and whose it is; `undefined` before the lead. */
export function bestOf(trick: PlayingView['trick'], contract: Contract): PlayingView['trick'][number] | undefined {
  return trick.reduce<PlayingView['trick'][number] | undefined>(
    (best, next) => (best === undefined || beats(next.card, best.card, contract) ? next : best),
    undefined,
  );
}

/** All cards that this seat knows not to be in another hand. */
function accounted(view: PlayingView, tricks: readonly TakenTrick[]): ReadonlySet<Card> {
  return new Set([
    ...view.hand,
    ...view.trick.map(({ card }) => card),
    ...tricks.flatMap(({ cards }) => cards),
    ...(view.discard ?? []),
  ]);
}

/** The tricks a player remembers: the ones told, and at least the one that may still be looked at. */
export function remembered(view: PlayingView, tricks: readonly TakenTrick[]): readonly TakenTrick[] {
  return view.lastTrick === undefined ? tricks : [...tricks, view.lastTrick];
}

export function cardsOut(view: PlayingView, tricks: readonly TakenTrick[]): readonly Card[] {
  const gone = accounted(view, tricks);
  return PACK.filter((card) => !gone.has(card));
}

/** Who did not follow what: a player who played another suit has none of the suit led. */
export function suitsLacking(view: PlayingView, tricks: readonly TakenTrick[]): Situation['lacks'] {
  const lacks = new Map<Player, Set<SuitInPlay>>();
  const running = view.trick.map(({ card }) => card);
  for (const { leader, cards } of [...tricks, { leader: view.leader, cards: running }]) {
    noteLacking(lacks, leader, cards, view.contract);
  }
  return lacks;
}

function noteLacking(
  lacks: Map<Player, Set<SuitInPlay>>,
  leader: Player,
  cards: readonly Card[],
  contract: Contract,
): void {
  const led = cards[0];
  if (led === undefined) return;
  const suit = suitInPlay(led, contract);
  cards.forEach((card, index) => {
    if (suitInPlay(card, contract) === suit) return;
    const player = (leader + index) % 3;
    lacks.set(player, (lacks.get(player) ?? new Set()).add(suit));
  });
}
