import type { Server as HttpServer } from 'node:http';
import type { Shuffle, TableBots, TableClock, TableFault } from '@skatrunde/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Person } from '../accounts/account-rows.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { tokenHash } from '../accounts/tokens.ts';
import { type Chat, createChat } from '../chat/chat.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { NodeLine } from '../nodes/node-line.ts';
import { ALONE, type Others, withOthers } from '../nodes/others.ts';
import type { Database } from '../storage/schema.ts';
import { type Broadcast, broadcast } from './broadcast.ts';
import { type ConnectionBook, connectionBook } from './connections.ts';
import { messageBudgets, personRates } from './message-rates.ts';
import { nameBook } from './name-book.ts';
import type { SocketDoor } from './socket-door.ts';
import { attachTableSockets } from './table-socket.ts';
import { createTables, type Tables } from './tables.ts';

/** How often forgotten tables are looked for, in ms. */
const SWEEP_EVERY = 15_000;

export type TableRoomsDeps = {
  readonly server: HttpServer;
  readonly db: Database;
  readonly clock: TableClock;
  readonly accounts: Accounts;
  readonly bots: TableBots;
  readonly shuffle: Shuffle;
  readonly awayAhead: number;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** To the other nodes, where there are some. */
  readonly line?: NodeLine;
  readonly door: Pick<SocketDoor, 'identify' | 'mayTalk' | 'trustProxy' | 'rateFactor' | 'isStopping'>;
};

export type TableRooms = {
  readonly tables: Tables;
  readonly renamed: (person: Person) => Promise<void>;
  readonly sessionEnded: (token: string) => void;
  readonly close: () => Promise<void>;
};

/** Tables, the lines to them and their chat, put together. */
export function openTableRooms(deps: TableRoomsDeps): TableRooms {
  const { accounts, awayAhead, bots, clock, db, log, metrics, shuffle } = deps;
  const report = (error: unknown): void => log.error({ err: error }, 'something failed');
  const connections = connectionBook();
  const names = nameBook(accounts);
  const chat = createChat(db, clock.now);
  const broadcasting = broadcast(connections, chat, report);
  const tables: Tables = createTables({
    db,
    clock,
    names,
    bots,
    shuffle,
    awayAhead,
    publish: broadcasting.publish,
    others: { tell: (message) => others.tell(message), at: (table) => others.at(table) },
    watchAppend: metrics.append,
    reportFault(fault) {
      metrics.fault(fault.kind);
      logFault(log, fault);
    },
    report,
  });
  const others = othersOf(deps, {
    broadcasting,
    chat,
    connections,
    report,
    tables,
    endSession: (hash) => sockets.endSession(hash),
  });
  const rates = personRates(deps.door.rateFactor);
  const commandBudgets = messageBudgets(rates.command, clock.now);
  const chatBudgets = messageBudgets(rates.chat, clock.now);
  const hintBudgets = messageBudgets(rates.hint, clock.now);
  const sockets = attachTableSockets(deps.server, {
    door: { ...deps.door, now: clock.now, connections, names, tables },
    outcome: metrics.command,
    messages: { ...deps.door, now: clock.now, commandBudgets, chatBudgets, hintBudgets, report },
    tables,
    connections,
    broadcast: broadcasting,
    chat,
    others,
  });

  metrics.gauge('skatrunde_connections', 'Open pages at tables', () => connections.all().length);
  metrics.gauge(
    'skatrunde_people',
    'People with an open page, once for each table',
    () => connections.attendants().length,
  );
  metrics.gauge('skatrunde_tables_open', 'Tables in memory', tables.count);
  metrics.gauge('skatrunde_other_nodes', 'Other nodes that are heard', others.nodes);
  metrics.gauge('skatrunde_redis_up', '1 while the line to Redis is whole, or where there is none', () =>
    deps.line === undefined || deps.line.isSure() ? 1 : 0,
  );

  const stopSweeping = repeat(clock, SWEEP_EVERY, async () => {
    for (const budgets of [commandBudgets, chatBudgets, hintBudgets, sockets]) budgets.sweep();
    await tables.sweep().catch(report);
    if (deps.line !== undefined) await tables.catchUp().catch(report);
  });

  return {
    tables,
    renamed: (person) => tables.renamed(person.id),
    sessionEnded(token) {
      const session = tokenHash(token);
      sockets.endSession(session);
      others.tell({ kind: 'sessionEnded', session });
    },
    async close() {
      stopSweeping();
      await tables.stop();
      sockets.cut();
      await others.close();
    },
  };
}

type Rooms = {
  readonly broadcasting: Broadcast;
  readonly chat: Chat;
  readonly connections: ConnectionBook;
  readonly tables: Tables;
  readonly report: (error: unknown) => void;
  /** By the hash of its token. */
  readonly endSession: (hash: string) => void;
};

function othersOf({ clock, line }: TableRoomsDeps, rooms: Rooms): Others {
  const { broadcasting, chat, connections, report, tables } = rooms;
  if (line === undefined) return ALONE;
  return withOthers({
    line,
    clock,
    report,
    here: connections.attendants,
    presence: tables.presence,
    catchUp: tables.catchUp,
    lookAgain: broadcasting.sayAllAgain,
    async heard(news) {
      if (news.kind === 'sessionEnded') return rooms.endSession(news.session);
      if (news.kind !== 'chat') return tables.heard(news);
      if (connections.peopleAt(news.table).length === 0) return;
      const message = await chat.message(news.table, news.id);
      if (message !== undefined) broadcasting.say(news.table, message);
    },
  });
}

/** One run after the other, with a rest between them. */
function repeat(clock: TableClock, every: number, run: () => Promise<void>): () => void {
  let stopped = false;
  let cancel = clock.after(every, next);
  async function again(): Promise<void> {
    await run();
    if (!stopped) cancel = clock.after(every, next);
  }
  function next(): void {
    void again();
  }
  return () => {
    stopped = true;
    cancel();
  };
}

/** Enough to find the table in the database, too little to open it: its whole id is its key. */
function logFault(log: FastifyBaseLogger, { table, version, kind, error }: TableFault): void {
  log.error({ table: table.slice(0, 6), version, kind, err: error }, 'table fault');
}
