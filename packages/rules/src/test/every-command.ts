import { type Card, PACK, SUITS } from '../cards/card.ts';
import type { Contract } from '../skat/contract.ts';
import type { SkatAsk, SkatOffer } from '../skat/game/ask.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import { BID_LADDER } from '../skat/rules/bidding.ts';
import { DOUBLING_WORDS } from '../skat/rules/kontra.ts';

/** Every contract that can be written down, also those that nobody may announce. */
const CONTRACTS: readonly Contract[] = flags(4).flatMap(
  ([hand = false, schneider = false, schwarz = false, ouvert = false]) => {
    const levels = { hand, schneiderAnnounced: schneider, schwarzAnnounced: schwarz, ouvert };
    const played: Contract[] = [
      ...SUITS.map((trump) => ({ type: 'suit', trump, ...levels }) as const),
      { type: 'grand', ...levels },
    ];
    const spitzen = [1, 2].flatMap((spitze) => played.map((contract) => ({ ...contract, spitze }) as Contract));
    const nulls: Contract[] = [
      { type: 'null', hand, ouvert },
      { type: 'null', hand, ouvert, revolution: true },
    ];
    return [...played, ...spitzen, ...(schneider || schwarz ? [] : nulls)];
  },
);

function flags(count: number): readonly (readonly boolean[])[] {
  return count === 0
    ? [[]]
    : flags(count - 1).flatMap((rest) => [
        [false, ...rest],
        [true, ...rest],
      ]);
}

const NUMBERS = [...BID_LADDER, 0, -1, 17, 19, 26, 171, 189, 190, 265, 18.5, Number.NaN];

/** Two cards in either order, or twice the same. */
function pairs(cards: readonly Card[]): readonly (readonly [Card, Card])[] {
  return cards.flatMap((first) => cards.map((second) => [first, second] as const));
}

/** A big set of commands: allowed, forbidden and absurd ones; without `claim`, which may take long to decide. */
export const EVERY_COMMAND: readonly SkatCommand[] = [
  ...NUMBERS.map((value) => ({ type: 'bid', value }) as const),
  ...NUMBERS.map((value) => ({ type: 'hold', value }) as const),
  ...(['pass', 'pickUp', 'concede', 'kontra', 'push', 'giveIn'] as const).map((type) => ({ type })),
  ...DOUBLING_WORDS.flatMap((word) => [true, false].map((say) => ({ type: 'double', word, say }) as const)),
  ...[true, false].flatMap((yes) => [
    { type: 'knock', knock: yes } as const,
    { type: 'answerGiveIn', agree: yes } as const,
    { type: 'answerGift', take: yes } as const,
  ]),
  ...[PACK.slice(0, 10), PACK.slice(0, 9), PACK.slice(0, 11), []].map((keep) => ({ type: 'rearrange', keep }) as const),
  ...pairs(PACK.filter((_, place) => place % 3 === 0)).map((cards) => ({ type: 'discard', cards }) as const),
  ...CONTRACTS.map((contract) => ({ type: 'announce', contract }) as const),
  ...PACK.map((card) => ({ type: 'play', card }) as const),
  ...[0, 1, 2, 3, 4].flatMap((number) =>
    [true, false].flatMap((accept) => [
      { type: 'answerConcession', concession: number, accept } as const,
      { type: 'answerClaim', claim: number, accept } as const,
    ]),
  ),
];

/** All commands that an ask and offers allow. */
export function allowedBy(ask: SkatAsk | undefined, offers: readonly SkatOffer[]): readonly SkatCommand[] {
  return [...(ask === undefined ? [] : answersTo(ask)), ...offers.flatMap(takenUp)];
}

function answersTo(ask: SkatAsk): readonly SkatCommand[] {
  switch (ask.kind) {
    case 'bid':
      return [{ type: 'pass' }, ...ask.values.map((value) => ({ type: 'bid', value }) as const)];
    case 'hold':
      return [{ type: 'pass' }, { type: 'hold', value: ask.value }];
    case 'pickUpOrHand':
      return [{ type: 'pickUp' }, ...ask.contracts.map(({ contract }) => ({ type: 'announce', contract }) as const)];
    case 'announce':
      return ask.contracts.map(({ contract }) => ({ type: 'announce', contract }));
    case 'grandHand':
      return [{ type: 'pass' }, ...ask.contracts.map(({ contract }) => ({ type: 'announce', contract }) as const)];
    case 'push':
      return [{ type: 'push' }, { type: 'pickUp' }];
    case 'knock':
      return [true, false].map((knock) => ({ type: 'knock', knock }));
    case 'double':
      return [true, false].map((say) => ({ type: 'double', word: ask.word, say }));
    case 'rearrange':
      return [ask.cards.slice(0, 10), ask.cards.slice(10)].map((keep) => ({ type: 'rearrange', keep }));
    case 'giveIn':
      return [true, false].map((agree) => ({ type: 'answerGiveIn', agree }));
    case 'takeGift':
      return [true, false].map((take) => ({ type: 'answerGift', take }));
    case 'discard':
    case 'putOn':
      return pairs(ask.cards)
        .filter(([first, second]) => first !== second)
        .map((cards) => ({ type: 'discard', cards }));
    case 'play':
      return ask.cards.map((card) => ({ type: 'play', card }));
  }
}

function takenUp(offer: SkatOffer): readonly SkatCommand[] {
  switch (offer.kind) {
    case 'concede':
    case 'claim':
    case 'kontra':
    case 'giveIn':
      return [{ type: offer.kind }];
    case 'answerConcession':
      return [true, false].map((accept) => ({ type: 'answerConcession', concession: offer.concession, accept }));
    case 'answerClaim':
      return [true, false].map((accept) => ({ type: 'answerClaim', claim: offer.claim, accept }));
  }
}

/** The same text for the same command, whatever the order of its fields. */
export function nameOf(command: SkatCommand): string {
  return JSON.stringify(sortedFields(command));
}

function sortedFields(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sortedFields(field)]),
  );
}
