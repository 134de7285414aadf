import { describe, expect, test } from 'vitest';
import { parseContract, parseDeal } from '../cards/notation.ts';
import { ORDINARY } from '../skat/circumstances.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { SkatState } from '../skat/game/state.ts';
import { BID_LADDER } from '../skat/rules/bidding.ts';
import { type Deal, packOf } from '../skat/rules/dealing.ts';
import { PLAYERS } from '../skat/seats.ts';
import { OFFICIAL } from '../skat/settings.ts';
import { skat } from '../skat/skat.ts';
import { afterCard, auctionPrefixes, cardSequences, completeAuctions, type Table, wholePlays } from './counts-naive.ts';

/** What may be said now that the count takes up: words of the auction up to a value, cards. */
type Move = { readonly player: number; readonly command: SkatCommand };
type Moves = (state: SkatState) => readonly Move[];

function said(state: SkatState, player: number, command: SkatCommand): SkatState {
  const decision = skat.decide(state, player, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} by ${player}: ${decision.code}`);
  return decision.events.reduce(skat.evolve, state);
}

function dealt(deal: Deal): SkatState {
  const [first] = skat.deal(OFFICIAL, packOf(deal), ORDINARY);
  if (first === undefined) throw new Error('no deal');
  return skat.evolve(undefined, first);
}

/** Words of the auction, no value above the highest. */
function wordsUpTo(highest: number): Moves {
  return (state) => {
    if (state.phase !== 'bidding') return [];
    return PLAYERS.flatMap((player): readonly Move[] => {
      const ask = skat.asks(state, player);
      const pass: Move = { player, command: { type: 'pass' } };
      if (ask?.kind === 'hold') return [pass, { player, command: { type: 'hold', value: ask.value } }];
      if (ask?.kind !== 'bid') return [];
      const values = ask.values.filter((value) => value <= highest);
      return [pass, ...values.map((value): Move => ({ player, command: { type: 'bid', value } }))];
    });
  };
}

const cards: Moves = (state) =>
  PLAYERS.flatMap((player): readonly Move[] => {
    const ask = skat.asks(state, player);
    return ask?.kind === 'play' ? ask.cards.map((card) => ({ player, command: { type: 'play', card } })) : [];
  });

/** Sequences of exactly so many moves. */
function sequences(state: SkatState, moves: Moves, length: number): number {
  if (length === 0) return 1;
  return moves(state).reduce((ways, { player, command }) => {
    return ways + sequences(said(state, player, command), moves, length - 1);
  }, 0);
}

/** Sequences to the end of the auction or of the game. */
function toTheEnd(state: SkatState, moves: Moves): number {
  const now = moves(state);
  if (now.length === 0) return 1;
  return now.reduce((ways, { player, command }) => ways + toTheEnd(said(state, player, command), moves), 0);
}

/** Complete auctions with all 63 values: far too many to walk, so equal places in the auction are counted once. */
function auctionsByPlace(state: SkatState, counted: Map<string, bigint>): bigint {
  if (state.phase !== 'bidding') return 1n;
  const place = JSON.stringify(state.auction, (key, value) => (key === 'before' ? undefined : value));
  const known = counted.get(place);
  if (known !== undefined) return known;
  let ways = 0n;
  for (const { player, command } of wordsUpTo(264)(state)) {
    ways += auctionsByPlace(said(state, player, command), counted);
  }
  counted.set(place, ways);
  return ways;
}

const DEALS = {
  first: 'HA SK SJ SA CQ S8 C9 H7 H9 DQ | CJ S9 DJ S7 D9 SQ C8 HQ DK CA | D8 D7 DT CT ST C7 HK DA HT HJ | H8 CK',
  second: 'HJ DT D7 HQ DA CJ HK CQ C7 DQ | CT DK C8 S8 SA SK SQ HA DJ H8 | D8 C9 H7 S7 ST HT H9 CK S9 CA | SJ D9',
  third: 'HK SK HJ CA SA C9 S8 H7 ST HT | C7 HA CJ DK HQ D7 C8 DA DT D9 | SQ DQ H8 S9 CK S7 SJ CT H9 CQ | DJ D8',
} as const;

function dealOf(name: keyof typeof DEALS): Deal {
  const deal = parseDeal(DEALS[name]);
  if (deal === undefined) throw new Error(`${name} is no deal`);
  return deal;
}

/** The declarer alone bids 18 and plays a Hand game. */
function announced(deal: Deal, declarer: number, game: string): SkatState {
  const contract = parseContract(`${game}H`);
  if (contract === undefined) throw new Error(`${game} is no game`);
  const order = declarer === 1 ? [1, 0, 2] : [1, 2, 0];
  const bid = order.reduce((state, player) => {
    return said(state, player, player === declarer ? { type: 'bid', value: 18 } : { type: 'pass' });
  }, dealt(deal));
  return said(bid, declarer, { type: 'announce', contract });
}

function tableOf({ hands }: Deal, declarer: number, game: string): Table {
  return { game, declarer, hands, leader: 0, trick: [] };
}

describe('auctions', () => {
  const start = dealt(dealOf('first'));

  test.each([
    [1, 6n],
    [2, 19n],
    [3, 52n],
    [4, 133n],
    [5, 326n],
    [6, 775n],
    [7, 1800n],
  ])('with the first %i values there are %i', (values, count) => {
    expect(completeAuctions(values)).toBe(count);
    expect(BigInt(toTheEnd(start, wordsUpTo(BID_LADDER[values - 1] ?? 0)))).toBe(count);
  });

  test('with all 63 values there are as many as the naive counter says', () => {
    expect(completeAuctions(63)).toBe(1162144876643701751872n);
    expect(auctionsByPlace(start, new Map())).toBe(1162144876643701751872n);
  });

  test.each([
    [63, 1, 64],
    [63, 2, 190],
    [63, 3, 4222],
    [63, 4, 11844],
    [12, 5, 1122],
    [12, 6, 2178],
    [5, 9, 70],
  ])('with the first %i values, %i words can go in %i ways', (values, words, count) => {
    const ladder = BID_LADDER.slice(0, values);
    expect(auctionPrefixes(ladder, words)).toBe(count);
    expect(sequences(start, wordsUpTo(ladder.at(-1) ?? 0), words)).toBe(count);
  });
});

describe('cards', () => {
  test.each([
    ['first', 0, 'C', 3, 59],
    ['first', 1, 'D', 7, 23136],
    ['first', 2, 'G', 8, 25837],
    ['first', 0, 'N', 7, 6136],
    ['second', 0, 'S', 7, 23472],
    ['second', 1, 'G', 7, 46560],
    ['second', 2, 'N', 7, 17488],
    ['third', 0, 'H', 6, 17754],
    ['third', 1, 'N', 6, 23359],
    ['third', 2, 'S', 7, 22608],
  ] as const)('deal %s, player %i plays %s: %i cards can fall in %i ways', (name, declarer, game, length, count) => {
    const deal = dealOf(name);
    expect(cardSequences(tableOf(deal, declarer, game), length)).toBe(count);
    expect(sequences(announced(deal, declarer, game), cards, length)).toBe(count);
  });
});

describe('ends of games', () => {
  test.each([
    ['first', 0, 'C', 18, 'last', 2080],
    ['first', 2, 'G', 17, 'first', 724],
    ['first', 1, 'N', 17, 'first', 1983],
    ['second', 1, 'D', 18, 'last', 3024],
    ['third', 0, 'S', 17, 'first', 6912],
    ['third', 2, 'N', 17, 'first', 27160],
  ] as const)(
    'deal %s, player %i plays %s: after %i cards, always the %s one, the rest can go in %i ways',
    (name, declarer, game, played, which, count) => {
      const deal = dealOf(name);
      let state = announced(deal, declarer, game);
      let table: Table | undefined = tableOf(deal, declarer, game);
      for (let card = 0; card < played; card += 1) {
        const move = cards(state).at(which === 'first' ? 0 : -1);
        if (move?.command.type !== 'play' || table === undefined) throw new Error(`over after ${card} cards`);
        state = said(state, move.player, move.command);
        table = afterCard(table, move.command.card);
      }
      expect(table && wholePlays(table)).toBe(count);
      expect(toTheEnd(state, cards)).toBe(count);
    },
  );
});
