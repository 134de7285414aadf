import {
  type Card,
  type Contract,
  isCard,
  legalCards,
  type Player,
  type PlayingView,
  type SkatAsk,
  suitToFollow,
} from '@skatrunde/rules';

/** Cards from a line such as `CJ HT D7`. */
export function cards(line: string): readonly Card[] {
  return line.split(' ').map((text) => {
    if (!isCard(text)) throw new Error(`Not a card: ${text}`);
    return text;
  });
}

export const SPADES: Contract = {
  type: 'suit',
  trump: 'S',
  hand: false,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
};
export const NULL: Contract = { type: 'null', hand: false, ouvert: false };

type Told = {
  readonly me: Player;
  readonly declarer: Player;
  readonly contract: Contract;
  readonly hand: string;
  /** What lies on the table; its first card was led by `leader`, who is `me` when nothing lies there. */
  readonly trick?: string;
  readonly leader?: Player;
  readonly open?: { readonly player: Player; readonly cards: string };
  readonly tricksTaken?: PlayingView['tricksTaken'];
  /** Whose turn it is, if not mine. */
  readonly turn?: Player;
};

/** The view of a player in the middle of a game. */
export function playing(told: Told): PlayingView {
  const leader = told.leader ?? told.me;
  const trick = told.trick === undefined ? [] : cards(told.trick);
  const hand = cards(told.hand);
  return {
    phase: 'playing',
    you: told.me,
    hand,
    cardCounts: [hand.length, hand.length, hand.length],
    calls: [],
    declarer: told.declarer,
    bid: 18,
    contract: told.contract,
    openHands: told.open === undefined ? [] : [{ player: told.open.player, cards: cards(told.open.cards) }],
    leader,
    trick: trick.map((card, index) => ({ player: (leader + index) % 3, card })),
    turn: told.turn ?? told.me,
    tricksTaken: told.tricksTaken ?? [0, 0, 0],
    doubled: [],
  };
}

/** What this player is asked there. */
export function askToPlay(view: PlayingView): SkatAsk {
  const trick = view.trick.map(({ card }) => card);
  const follow = suitToFollow(view.hand, trick, view.contract);
  const legal = legalCards(view.hand, trick, view.contract);
  return { kind: 'play', number: 20, cards: legal, ...(follow === undefined ? {} : { follow }) };
}
