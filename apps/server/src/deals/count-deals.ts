import { type Card, dealCards, type SkatResult, type SkatSettings } from '@skatrunde/rules';
import type { TableEvent } from '@skatrunde/table';

/** What came out of some games of Skat; counts only, nobody's name. */
export type DealCounts = {
  /** Packs that were dealt, and the jacks in them: forehand, middlehand, rearhand, skat. */
  readonly deals: number;
  readonly jacks: readonly [number, number, number, number];
  /** Games that came to their end; others were broken off or are running. */
  readonly ended: number;
  /** Ended games in which everybody could pass and nothing was played then. */
  readonly couldPassIn: number;
  readonly passedIn: number;
  /** Ended games with a declarer. */
  readonly played: number;
  readonly won: number;
  readonly grand: number;
  readonly nullGames: number;
};

/** `people`: of games at which no bot sat. */
export type CountedTables = { readonly all: DealCounts; readonly people: DealCounts; readonly officers: number };

const NOTHING: DealCounts = {
  deals: 0,
  jacks: [0, 0, 0, 0],
  ended: 0,
  couldPassIn: 0,
  passedIn: 0,
  played: 0,
  won: 0,
  grand: 0,
  nullGames: 0,
};

export const NO_TABLES: CountedTables = { all: NOTHING, people: NOTHING, officers: 0 };

type Started = Extract<TableEvent, { readonly type: 'gameStarted' }>;
type Game = { readonly withBots: boolean; readonly settings: SkatSettings };
/** What one table has come to. */
type Reading = {
  readonly counted: CountedTables;
  readonly bots: ReadonlySet<number>;
  readonly game?: Game | undefined;
};

/** Adds the games of one table to what has been counted; its events in order, from the first on. */
export function countTable(counted: CountedTables, events: Iterable<TableEvent>): CountedTables {
  let reading: Reading = { counted, bots: new Set() };
  for (const event of events) reading = afterEvent(reading, event);
  return reading.counted;
}

function afterEvent(reading: Reading, event: TableEvent): Reading {
  switch (event.type) {
    case 'botSeated':
      return { ...reading, bots: new Set([...reading.bots, event.seat]) };
    case 'botRemoved':
    case 'seated':
      return { ...reading, bots: new Set([...reading.bots].filter((seat) => seat !== event.seat)) };
    case 'gameStarted':
      return afterDeal(reading, event);
    case 'gameScored':
      return afterGame(reading, event.result);
    default:
      return reading;
  }
}

function afterDeal(reading: Reading, { cards, seats, events: [dealt] }: Started): Reading {
  const { counted, bots } = reading;
  if (dealt?.type !== 'dealt') return reading;
  if (!('hands' in dealt))
    return { ...reading, game: undefined, counted: { ...counted, officers: counted.officers + 1 } };
  const withBots = seats.some((seat) => bots.has(seat));
  const jacks = jacksIn(cards);
  return {
    ...reading,
    game: { withBots, settings: dealt.settings },
    counted: inBoth(counted, withBots, (counts) => ({
      ...counts,
      deals: counts.deals + 1,
      jacks: sum(counts.jacks, jacks),
    })),
  };
}

function afterGame(reading: Reading, result: Extract<TableEvent, { readonly type: 'gameScored' }>['result']): Reading {
  const { counted, game } = reading;
  if (game === undefined || result.kind === 'officers') return reading;
  const counting = (counts: DealCounts) => withResult(counts, result, game.settings);
  return { ...reading, game: undefined, counted: inBoth(counted, game.withBots, counting) };
}

function withResult(counts: DealCounts, result: SkatResult, { ramsch, bockRamsch }: SkatSettings): DealCounts {
  const canPassIn = ramsch === 'off' && !bockRamsch;
  const played = result.kind === 'played' ? result : undefined;
  const one = (is: boolean): number => (is ? 1 : 0);
  return {
    ...counts,
    ended: counts.ended + 1,
    couldPassIn: counts.couldPassIn + one(canPassIn),
    passedIn: counts.passedIn + one(canPassIn && result.kind === 'passedIn'),
    played: counts.played + one(played !== undefined),
    won: counts.won + one(played?.won === true),
    grand: counts.grand + one(played?.contract.type === 'grand'),
    nullGames: counts.nullGames + one(played?.contract.type === 'null'),
  };
}

function inBoth(counted: CountedTables, withBots: boolean, count: (counts: DealCounts) => DealCounts): CountedTables {
  return { ...counted, all: count(counted.all), people: withBots ? counted.people : count(counted.people) };
}

type Four = DealCounts['jacks'];

function jacksIn(pack: readonly string[]): Four {
  const { hands, skat } = dealCards(pack);
  const jacks = (cards: readonly Card[]): number => cards.filter((card) => card.endsWith('J')).length;
  return [jacks(hands[0]), jacks(hands[1]), jacks(hands[2]), jacks(skat)];
}

function sum([a, b, c, d]: Four, [e, f, g, h]: Four): Four {
  return [a + e, b + f, c + g, d + h];
}
