import {
  type Card,
  cardPoints,
  type GrandContract,
  rankOf,
  SUITS,
  type Suit,
  type SuitContract,
  suitInPlay,
  suitOf,
} from '@skatrunde/rules';

/** What is counted in a hand to judge a suit or Grand game. */
export type Strength = {
  /** Always 1: where the scale begins. */
  readonly one: number;
  readonly trumps: number;
  readonly clubsJack: number;
  readonly spadesJack: number;
  readonly heartsJack: number;
  readonly diamondsJack: number;
  readonly trumpAce: number;
  readonly trumpTen: number;
  readonly aces: number;
  /** Tens beside their ace. */
  readonly sureTens: number;
  /** Tens without the ace, with another card of the suit. */
  readonly guardedTens: number;
  /** Tens alone. */
  readonly bareTens: number;
  /** Kings beside the ace or the ten. */
  readonly kings: number;
  /** Side cards that take no trick by themselves. */
  readonly losers: number;
  /** Side suits without a card. */
  readonly voids: number;
  readonly forehand: number;
  /** Card points put away, in tens. */
  readonly buried: number;
};

export type Weights = Readonly<Record<keyof Strength, number>>;

/** The cards a game is judged by: those in play, those put away, and whether their owner leads. */
export type Holding = { readonly cards: readonly Card[]; readonly buried: readonly Card[]; readonly forehand: boolean };

export function strengthOf({ cards, buried, forehand }: Holding, contract: SuitContract | GrandContract): Strength {
  const has = (card: Card): number => (cards.includes(card) ? 1 : 0);
  const trump = contract.type === 'suit' ? contract.trump : undefined;
  const side = SUITS.filter((suit) => suit !== trump).map((suit) => sideSuit(cards, suit));
  const sum = (count: keyof SideSuit): number => side.reduce((total, suit) => total + suit[count], 0);
  return {
    one: 1,
    trumps: cards.filter((card) => suitInPlay(card, contract) === 'trump').length,
    clubsJack: has('CJ'),
    spadesJack: has('SJ'),
    heartsJack: has('HJ'),
    diamondsJack: has('DJ'),
    trumpAce: trump === undefined ? 0 : has(`${trump}A`),
    trumpTen: trump === undefined ? 0 : has(`${trump}T`),
    aces: sum('aces'),
    sureTens: sum('sureTens'),
    guardedTens: sum('guardedTens'),
    bareTens: sum('bareTens'),
    kings: sum('kings'),
    losers: sum('losers'),
    voids: sum('voids'),
    forehand: forehand ? 1 : 0,
    buried: cardPoints(buried) / 10,
  };
}

type SideSuit = Pick<Strength, 'aces' | 'sureTens' | 'guardedTens' | 'bareTens' | 'kings' | 'losers' | 'voids'>;

function sideSuit(cards: readonly Card[], suit: Suit): SideSuit {
  const ranks = cards.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J').map(rankOf);
  const ace = ranks.includes('A') ? 1 : 0;
  const ten = ranks.includes('T') ? 1 : 0;
  const alone = ranks.length === 1;
  return {
    aces: ace,
    sureTens: ace * ten,
    guardedTens: ace === 0 && !alone ? ten : 0,
    bareTens: alone ? ten : 0,
    kings: ranks.includes('K') && ace + ten > 0 ? 1 : 0,
    losers: ranks.length - ace - ace * ten,
    voids: ranks.length === 0 ? 1 : 0,
  };
}

const COUNTS: readonly (keyof Strength)[] = [
  'one',
  'trumps',
  'clubsJack',
  'spadesJack',
  'heartsJack',
  'diamondsJack',
  'trumpAce',
  'trumpTen',
  'aces',
  'sureTens',
  'guardedTens',
  'bareTens',
  'kings',
  'losers',
  'voids',
  'forehand',
  'buried',
];

/** Chance that the declarer wins, 0..1, from the counts and their weights. */
export function chanceOf(counts: Strength, weights: Weights): number {
  const sum = COUNTS.reduce((total, count) => total + counts[count] * weights[count], 0);
  return 1 / (1 + Math.exp(-sum));
}
