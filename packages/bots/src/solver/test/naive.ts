import { type Card, type ContractInPlay, legalCards, PACK, winningPlace } from '@skatrunde/rules';
import { shuffled } from '../../test/self-play.ts';
import type { OpenGame } from '../bits.ts';
import type { OpenPosition } from '../position.ts';

const PLAIN = { hand: false, ouvert: false, schneiderAnnounced: false, schwarzAnnounced: false };

function contractOf(game: OpenGame): ContractInPlay {
  switch (game) {
    case 'null':
      return { type: 'null', hand: false, ouvert: false };
    case 'ramsch':
      return { type: 'ramsch' };
    case 'grand':
      return { type: 'grand', ...PLAIN };
    case 'C':
    case 'S':
    case 'H':
    case 'D':
      return { type: 'suit', trump: game, ...PLAIN };
  }
}

type Worth = (trick: readonly Card[]) => number;

/** What the tricks of the first hand come to, by trying everything with the engine's own rules. In Null and Ramsch it wants few. */
export function naive({ game, hands, leader, trick }: OpenPosition, worth: Worth): number {
  const contract = contractOf(game);
  const wantsMost = game !== 'null' && game !== 'ramsch';
  function rest(cards: readonly (readonly Card[])[], first: number, table: readonly Card[]): number {
    if (table.length === 3) {
      const taker = (first + winningPlace(table, contract)) % 3;
      return (taker === 0 ? worth(table) : 0) + rest(cards, taker, []);
    }
    const player = (first + table.length) % 3;
    const hand = cards[player] ?? [];
    if (hand.length === 0) return 0;
    const values = legalCards(hand, table, contract).map((card) =>
      rest(without(cards, player, card), first, [...table, card]),
    );
    return (player === 0) === wantsMost ? Math.max(...values) : Math.min(...values);
  }
  return rest(hands, leader, trick ?? []);
}

function without(hands: readonly (readonly Card[])[], player: number, card: Card): readonly (readonly Card[])[] {
  return hands.map((held, whose) => (whose === player ? held.filter((other) => other !== card) : held));
}

/** What each card that may be played leads to. */
export function naiveOfEach(position: OpenPosition, worth: Worth): ReadonlyMap<Card, number> {
  const { game, hands, leader, trick = [] } = position;
  const player = (leader + trick.length) % 3;
  const legal = legalCards(hands[player] ?? [], trick, contractOf(game));
  return new Map(
    legal.map((card) => {
      const [one = [], two = [], three = []] = without(hands, player, card);
      return [card, naive({ game, hands: [one, two, three], leader, trick: [...trick, card] }, worth)];
    }),
  );
}

/** Cards dealt by chance: so many tricks left, so many cards on the table of a trick that began by the rules. */
export function dealtPosition(game: OpenGame, tricks: number, onTable: number, seed: number): OpenPosition {
  const cards = shuffled(PACK, seed);
  const leader = seed % 3;
  const hands = [0, 1, 2].map((player) => cards.slice(player * tricks, (player + 1) * tricks));
  const trick: Card[] = [];
  for (let played = 0; played < onTable; played += 1) {
    const player = (leader + played) % 3;
    const [card] = legalCards(hands[player] ?? [], trick, contractOf(game));
    if (card === undefined) break;
    hands[player] = (hands[player] ?? []).filter((held) => held !== card);
    trick.push(card);
  }
  const [one = [], two = [], three = []] = hands;
  return { game, hands: [one, two, three], leader, trick };
}
