import { BID_LADDER, type Card, type Contract, isCard, type Suit } from '../../packages/rules/src/index.ts';

/** A question of the arena: one JSON line. Its seats go round the table; `seat` is ours. */
export type Question = {
  readonly id: number;
  readonly ask: 'bid' | 'hold' | 'pickUp' | 'declare' | 'play';
  /** With `bid` and `hold`. */
  readonly value: number;
  readonly view: SeenGame;
};

export type SeenGame = {
  readonly game: string;
  readonly seat: number;
  readonly forehand: number;
  readonly hand: readonly Card[];
  readonly bids: readonly {
    readonly seat: number;
    readonly action: 'bid' | 'hold' | 'pass';
    readonly value: number;
  }[];
  readonly declarer?: number;
  readonly bid: number;
  readonly skat?: readonly [Card, Card];
  readonly discard?: readonly [Card, Card];
  readonly contract?: Contract;
  readonly open?: readonly Card[];
  readonly tricks: readonly { readonly leader: number; readonly cards: readonly Card[]; readonly winner: number }[];
  readonly trick?: { readonly leader: number; readonly cards: readonly Card[] };
  /** With `play`: the cards that may be played. */
  readonly legal: readonly Card[];
};

type Facts = Readonly<Record<string, unknown>>;

/** Throws on a line that is no question. */
export function readQuestion(line: string): Question {
  const { id, ask, value, view } = facts(JSON.parse(line));
  return { id: number(id), ask: oneOf(ASKS, ask), value: value === undefined ? 0 : bidValue(value), view: seen(view) };
}

const ASKS = ['bid', 'hold', 'pickUp', 'declare', 'play'] as const;
const ACTIONS = ['bid', 'hold', 'pass'] as const;

function seen(told: unknown): SeenGame {
  const view = facts(told);
  const { declarer, skat, discard, contract, open, trick, legal } = view;
  return {
    game: String(view['game']),
    seat: number(view['seat']),
    forehand: number(view['forehand']),
    hand: cards(view['hand']),
    bids: list(view['bids']).map(readBid),
    bid: isGiven(view['bid']) ? number(view['bid']) : 0,
    tricks: list(view['tricks']).map((item) => {
      const taken = facts(item);
      return { leader: number(taken['leader']), cards: cards(taken['cards']), winner: number(taken['winner']) };
    }),
    legal: list(legal).filter((card) => isCard(card)),
    ...(isGiven(declarer) && { declarer: number(declarer) }),
    ...(isGiven(skat) && { skat: two(skat) }),
    ...(isGiven(discard) && { discard: two(discard) }),
    ...(isGiven(contract) && { contract: readContract(facts(contract)) }),
    ...(isGiven(open) && { open: cards(open) }),
    ...(isGiven(trick) && { trick: { leader: number(facts(trick)['leader']), cards: cards(facts(trick)['cards']) } }),
  };
}

function readBid(item: unknown): SeenGame['bids'][number] {
  const { seat, action, value } = facts(item);
  return { seat: number(seat), action: oneOf(ACTIONS, action), value: number(value) };
}

function readContract({ type, trump, ...said }: Facts): Contract {
  const hand = said['hand'] === true;
  const ouvert = said['ouvert'] === true;
  const kind = oneOf(['suit', 'grand', 'null'] as const, type);
  if (kind === 'null') return { type: kind, hand, ouvert };
  const schneiderAnnounced = said['schneiderAnnounced'] === true;
  const schwarzAnnounced = said['schwarzAnnounced'] === true;
  const announced = { hand, schneiderAnnounced, schwarzAnnounced, ouvert };
  if (kind === 'grand') return { type: kind, ...announced };
  return { type: kind, trump: oneOf<Suit>(['C', 'S', 'H', 'D'], trump), ...announced };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function facts(value: unknown): Facts {
  if (typeof value !== 'object' || value === null) throw new Error(`No object: ${JSON.stringify(value)}`);
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`No list: ${JSON.stringify(value)}`);
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Error(`No number: ${JSON.stringify(value)}`);
  return value;
}

/** The arena's program also says some values that no game is worth; they stand for the next one that is. */
function bidValue(value: unknown): number {
  const said = number(value);
  return BID_LADDER.find((step) => step >= said) ?? said;
}

function cards(value: unknown): readonly Card[] {
  const all = list(value);
  if (!all.every(isCard)) throw new Error(`No cards: ${JSON.stringify(value)}`);
  return all;
}

function two(value: unknown): readonly [Card, Card] {
  const [first, second] = cards(value);
  if (first === undefined || second === undefined) throw new Error(`Not two cards: ${JSON.stringify(value)}`);
  return [first, second];
}

function oneOf<T extends string>(words: readonly T[], value: unknown): T {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Error(`Unknown word: ${JSON.stringify(value)}`);
  return found;
}
