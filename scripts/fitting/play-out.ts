import { chooseCard } from '../../packages/bots/src/play/choose-card.ts';
import {
  type Card,
  type Contract,
  cardPoints,
  legalCards,
  type Player,
  type PlayingView,
  type TakenTrick,
  winningPlace,
} from '../../packages/rules/src/index.ts';

/** Ten cards each, what was put away (or left in the skat), and who plays what. */
export type Layout = {
  readonly hands: readonly (readonly Card[])[];
  readonly buried: readonly [Card, Card];
  readonly declarer: Player;
  readonly contract: Contract;
};

/** What the declarer made: card points with the skat, and tricks. */
export type Made = { readonly points: number; readonly tricks: number };

/** Plays the game out among bots that play by rules of thumb. */
export function playOut({ hands, buried, declarer, contract }: Layout, seed: number): Made {
  const left = hands.map((hand) => [...hand]);
  const tricks: TakenTrick[] = [];
  let leader = 0;
  while (tricks.length < 10) {
    const trick: { readonly player: Player; readonly card: Card }[] = [];
    while (trick.length < 3) {
      const me = (leader + trick.length) % 3;
      const view = viewOf({ left, buried, declarer, contract, leader, trick, tricks, me });
      const card = cardOf(view, tricks, me, seed);
      left[me] = view.hand.filter((other) => other !== card);
      trick.push({ player: me, card });
    }
    const [first, second, third] = trick.map(({ card }) => card);
    if (first === undefined || second === undefined || third === undefined) throw new Error('An incomplete trick');
    const winner = (leader + winningPlace([first, second, third], contract)) % 3;
    tricks.push({ leader, winner, cards: [first, second, third] });
    if (contract.type === 'null' && winner === declarer) break;
    leader = winner;
  }
  const taken = tricks.filter(({ winner }) => winner === declarer);
  return { points: cardPoints([...buried, ...taken.flatMap(({ cards }) => cards)]), tricks: taken.length };
}

function cardOf(view: PlayingView, tricks: readonly TakenTrick[], me: Player, seed: number): Card {
  const trick = view.trick.map(({ card }) => card);
  const ask = {
    kind: 'play',
    number: tricks.length * 3 + trick.length,
    cards: legalCards(view.hand, trick, view.contract),
  } as const;
  const card = chooseCard(view, ask, { me, seed, tricks, level: 'regular' });
  if (card === undefined) throw new Error('No card to play');
  return card;
}

type Moment = Layout & {
  readonly left: readonly (readonly Card[])[];
  readonly leader: Player;
  readonly trick: readonly { readonly player: Player; readonly card: Card }[];
  readonly tricks: readonly TakenTrick[];
  readonly me: Player;
};

function viewOf({ left, buried, declarer, contract, leader, trick, tricks, me }: Omit<Moment, 'hands'>): PlayingView {
  const held = (player: Player): readonly Card[] => left[player] ?? [];
  const won = (player: Player): number => tricks.filter(({ winner }) => winner === player).length;
  const isOpen = contract.ouvert && me !== declarer;
  const last = tricks.at(-1);
  return {
    phase: 'playing',
    you: me,
    hand: held(me),
    cardCounts: [held(0).length, held(1).length, held(2).length],
    calls: [],
    declarer,
    bid: 18,
    contract,
    openHands: isOpen ? [{ player: declarer, cards: held(declarer) }] : [],
    leader,
    trick,
    turn: me,
    tricksTaken: [won(0), won(1), won(2)],
    doubled: [],
    ...(me === declarer && !contract.hand && { discard: buried }),
    ...(last && { lastTrick: last }),
  };
}
