import { OFFICIAL, PACK, packOf, parseDeal } from '@skatrunde/rules';
import type { TableEvent } from '@skatrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ONE_GAME, start, threeFriends } from '../../test/friends.ts';
import { playUntil } from '../../test/play.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';
import { type CountedTables, countTable, NO_TABLES } from './count-deals.ts';
import { countStored } from './count-stored.ts';
import { openAsItIs } from './deal-rows.ts';
import { dealsTable } from './deals-table.ts';
import { jacksAmong, shareOf } from './intervals.ts';

vi.setConfig({ testTimeout: 60_000 });

type Started = Extract<TableEvent, { readonly type: 'gameStarted' }>;
type Scored = Extract<TableEvent, { readonly type: 'gameScored' }>;

const DEAL = parseDeal(
  'CJ SJ HJ CA CT CK CQ C9 C8 C7 | SA ST SK SQ S9 S8 S7 HA HT HK | HQ H9 H8 H7 DA DT DK DQ D9 D8 | DJ D7',
);
if (DEAL === undefined) throw new Error('The deal is no pack');

function started(rules = OFFICIAL, seats: readonly number[] = [1, 2, 0]): Started {
  const dealt = { type: 'dealt', settings: rules, circumstances: {}, ...DEAL } as unknown as Started['events'][number];
  const chance = { secret: '', entropies: [], skipped: [] };
  return { type: 'gameStarted', round: 1, chance, cards: DEAL ? packOf(DEAL) : [], dealer: 0, seats, events: [dealt] };
}

function scored(result: object): Scored {
  return { type: 'gameScored', result: result as Scored['result'], scores: [], won: [], lost: [] };
}

const PASSED_IN = scored({ kind: 'passedIn', scores: [0, 0, 0] });
const GRAND_WON = scored({ kind: 'played', won: true, contract: { type: 'grand' } });
const NULL_LOST = scored({ kind: 'played', won: false, contract: { type: 'null' } });
const RAMSCH = scored({ kind: 'ramsch' });
const BOT: TableEvent = { type: 'botSeated', seat: 2, name: 'Berta', level: 'regular' };

function counted(...events: readonly TableEvent[]): CountedTables {
  return countTable(NO_TABLES, events);
}

describe('counting', () => {
  it('jacks by seat and in the skat, whatever becomes of the game', () => {
    expect(counted(started()).all).toMatchObject({ deals: 1, jacks: [3, 0, 0, 1], ended: 0 });
    expect(counted(started(), PASSED_IN, started()).all).toMatchObject({ deals: 2, jacks: [6, 0, 0, 2], ended: 1 });
  });

  it('what was played, and what was won', () => {
    const { all } = counted(started(), GRAND_WON, started(), NULL_LOST, started(), PASSED_IN);
    expect(all).toMatchObject({ ended: 3, couldPassIn: 3, passedIn: 1, played: 2, won: 1, grand: 1, nullGames: 1 });
  });

  it('a deal that could not be passed in does not count among those that could', () => {
    const { all } = counted(started({ ...OFFICIAL, ramsch: 'allPass' }), RAMSCH, started(), PASSED_IN);
    expect(all).toMatchObject({ ended: 2, couldPassIn: 1, passedIn: 1, played: 0 });
  });

  it('games with a bot apart, and those after it has gone again with the others', () => {
    const gone: TableEvent = { type: 'botRemoved', seat: 2, name: 'Berta' };
    const { all, people } = counted(BOT, started(), GRAND_WON, gone, started(), GRAND_WON);
    expect([all.played, people.played]).toEqual([2, 1]);
    const replaced: TableEvent = { type: 'seated', person: 'mira', seat: 2 };
    expect(counted(BOT, replaced, started()).people.deals).toBe(1);
    expect(counted(BOT, started(OFFICIAL, [0, 1, 3])).people.deals).toBe(1);
  });

  it("Officers' Skat only by its packs", () => {
    const dealt = { type: 'dealt', settings: {}, stacks: [[], []] } as unknown as Started['events'][number];
    const officers = { ...started(), cards: PACK, events: [dealt] };
    expect(counted(officers, scored({ kind: 'officers' }))).toEqual({ ...NO_TABLES, officers: 1 });
  });
});

describe('intervals', () => {
  it('of a share, as published for Wilson’s method', () => {
    // Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const rounded = (count: number, of: number) => {
      const interval = shareOf(count, of);
      return [interval?.low.toFixed(4), interval?.high.toFixed(4)];
    };
    expect(rounded(81, 263)).toEqual(['0.2553', '0.3662']);
    expect(rounded(15, 148)).toEqual(['0.0624', '0.1605']);
    expect(rounded(0, 20)).toEqual(['0.0000', '0.1611']);
    expect(rounded(1, 29)).toEqual(['0.0061', '0.1718']);
    expect(shareOf(0, 0)).toBeUndefined();
  });

  it('of jacks: ten cards of 32 without putting back', () => {
    const interval = jacksAmong(10, { jacks: 1250, deals: 1000 });
    expect(interval?.value).toBe(1.25);
    expect(interval?.high).toBeCloseTo(1.25 + 1.96 * Math.sqrt(0.7762 / 1000), 3);
    expect(jacksAmong(10, { jacks: 0, deals: 0 })).toBeUndefined();
  });
});

it('writes them beside the reference', () => {
  const { all } = counted(started(), GRAND_WON, started(), PASSED_IN);
  const table = dealsTable({ all, people: NO_TABLES.people, officers: 0 });
  expect(table).toMatch(/^ {2}passed in +50\.0 % \(9\.5 % to 90\.5 %\) +- +4\.9 %$/m);
  expect(table).toMatch(/^ {2}jacks forehand +3\.000 \(1\.779 to 4\.221\) +- +1\.250$/m);
});

describe('of a server', () => {
  let server: Server;
  const { file, remove } = temporaryDatabase();
  beforeEach(async () => {
    server = await startApp({ database: file });
  });
  afterEach(async () => {
    await server.close();
    remove();
  });

  it('reads the stored games while it runs', async () => {
    const { players } = await threeFriends(server.url, ONE_GAME);
    await start(players);
    await playUntil(players, () => players[0].update().view.stage.kind === 'pause');
    const db = openAsItIs(file);
    const { all, people, officers } = await countStored(db);
    await db.destroy();
    expect(all).toMatchObject({ deals: 1, ended: 1 });
    expect(all.jacks.reduce((sum, jacks) => sum + jacks, 0)).toBe(4);
    expect(people).toEqual(all);
    expect(officers).toBe(0);
  });
});
