import {
  type PersonId,
  type Publication,
  type Shuffle,
  Table,
  type TableBots,
  type TableClock,
  type TableDeps,
  type TableFault,
  type TableId,
  type TableLog,
  type TableNotes,
  type TableSettings,
  VersionTaken,
} from '@skatrunde/table';
import type { Person } from '../accounts/account-rows.ts';
import { newToken } from '../accounts/tokens.ts';
import type { NodeMessage } from '../nodes/node-messages.ts';
import type { Database } from '../storage/schema.ts';
import { followOthers } from './follow-others.ts';
import type { NameBook } from './name-book.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { type NotThere, openTables } from './open-tables.ts';
import { presenceBook } from './presence.ts';
import { tableLog } from './table-log.ts';
import { tableNotes } from './table-notes.ts';
import { tableRows } from './table-rows.ts';

/** A table that nobody has looked at for so long is put away, in ms; its log brings it back. */
const IDLE = 10 * 60_000;
/** The same for one whose people are all with other nodes: those play on, and this one need not follow. Ms. */
const IDLE_ELSEWHERE = 60_000;

export type TablesDeps = {
  readonly db: Database;
  readonly clock: TableClock;
  readonly names: NameBook;
  readonly bots: TableBots;
  readonly shuffle: Shuffle;
  /** Whoever goes counts as away so many ms longer; 0 but for tests. */
  readonly awayAhead: number;
  readonly publish: (publication: Publication, table: Table) => void;
  readonly reportFault: (fault: TableFault) => void;
  readonly report: (error: unknown) => void;
  /** Looks on while an entry is stored. */
  readonly watchAppend?: (run: Promise<void>, isLost: (error: unknown) => boolean) => Promise<void>;
  /** Where several nodes serve the same tables. */
  readonly others?: OtherNodes;
};

export type OtherNodes = {
  readonly tell: (message: NodeMessage) => void;
  /** How many people of other nodes are at this table. */
  readonly at: (table: TableId) => number;
};

/** One process that serves all tables. */
const NOBODY_ELSE: OtherNodes = { tell: () => {}, at: () => 0 };

export type Opened = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly reason: NotThere };

/** All tables of this server: found by their id, brought back from their logs, put away when idle. */
export function createTables(deps: TablesDeps) {
  const { db, clock, names, others = NOBODY_ELSE } = deps;
  const rows = tableRows(db);
  const open = openTables(restore);
  const presence = presenceBook(clock, { changed: (table) => void republish(table), awayAhead: deps.awayAhead });
  const titles = new Map<TableId, string>();
  const outside: Omit<TableDeps, 'publish'> = {
    log: tellingLog(learningLog(db, names), others.tell, deps.watchAppend ?? ((run) => run)),
    clock,
    shuffle: deps.shuffle,
    bots: deps.bots,
    people: {
      nameOf: names.nameOf,
      namedAt: names.namedAt,
      presenceOf: presence.presenceOf,
      titleOf: (table) => titles.get(table) ?? '',
    },
    notes: tellingNotes(tableNotes(db), others.tell),
    report: deps.reportFault,
  };

  const following = followOthers({
    clock,
    versions: rows.versions,
    openHere: async (id) => (await open.get(id))?.table,
  });

  async function restore(id: TableId): Promise<OpenTable | NotThere> {
    const row = await rows.find(id);
    if (row === undefined) return 'unknown';
    if (row.closed) return 'closed';
    titles.set(id, row.title);
    const one = await openTable(clock, deps.publish, (publish) => Table.open({ ...outside, publish }, id));
    return one ?? 'unknown';
  }

  async function republish(id: TableId): Promise<void> {
    (await open.get(id))?.table.republish();
  }

  async function putAwayIfIdle(id: TableId): Promise<void> {
    const one = await open.get(id);
    const elsewhere = others.at(id);
    if (one === undefined || presence.connections(id) > elsewhere) return;
    const idleAt = elsewhere > 0 ? one.lookedAt() + IDLE_ELSEWHERE : one.idleSince() + IDLE;
    if (idleAt >= clock.now()) return;
    open.remove(id);
    titles.delete(id);
    const deadline = one.table.deadline();
    await one.close();
    if (elsewhere > 0) return;
    presence.forget(id);
    await rows.noteDeadline(id, deadline?.at);
  }

  async function openDue(id: TableId): Promise<void> {
    const one = await open.find(id);
    if (typeof one === 'string') return rows.noteDeadline(id, undefined);
    await one.table.tick();
    await rows.noteDeadline(id, one.table.deadline()?.at);
  }

  async function readTitle(id: TableId): Promise<void> {
    const row = open.has(id) ? await rows.find(id) : undefined;
    if (row === undefined) return;
    titles.set(id, row.title);
    await republish(id);
  }

  async function renamed(person: PersonId): Promise<void> {
    await names.lookUp([person]);
    for (const id of open.ids()) {
      const table = (await open.get(id))?.table;
      if (table?.roleOf(person) !== undefined) table.republish();
    }
  }

  return {
    presence,
    /** How many are open here. */
    count: (): number => open.ids().length,

    async create(host: Person, settings: TableSettings | undefined): Promise<TableId> {
      const id = newToken();
      await names.lookUp([host.id]);
      await rows.insert(id, clock.now());
      const opening = { table: id, host: host.id, ...(settings === undefined ? {} : { settings }) };
      const one = await openTable(clock, deps.publish, (publish) => Table.create({ ...outside, publish }, opening));
      if (one !== undefined) open.add(id, one);
      return id;
    },

    async open(id: TableId): Promise<Opened> {
      const one = await open.find(id);
      if (typeof one === 'string') return { ok: false, reason: one };
      one.touch();
      return { ok: true, table: one.table };
    },

    async retitle(table: Table, title: string): Promise<void> {
      await rows.retitle(table.id, title);
      titles.set(table.id, title);
      table.republish();
      others.tell({ kind: 'title', table: table.id });
    },

    async renamed(person: PersonId): Promise<void> {
      await renamed(person);
      others.tell({ kind: 'name', person });
    },

    /** Takes over what another node says has changed. Rejects when it cannot be read. */
    async heard(message: TableNews): Promise<void> {
      switch (message.kind) {
        case 'version':
          return following.bringTo(message.table, message.version);
        case 'limits':
          return (await open.get(message.table))?.table.refresh();
        case 'title':
          return readTitle(message.table);
        case 'name':
          return renamed(message.person);
      }
    },

    /** Takes over what other nodes have written to this table, or to all that are open here, whatever they have said. */
    catchUp: (id?: TableId): Promise<void> => following.catchUp(id === undefined ? open.ids() : [id]),

    /** Opens forgotten tables whose deadline has come, and puts idle ones away. */
    async sweep(): Promise<void> {
      for (const id of await rows.due(clock.now())) {
        if (!open.has(id)) await openDue(id).catch(deps.report);
      }
      for (const id of open.ids()) await putAwayIfIdle(id).catch(deps.report);
      presence.forgetGone(clock.now() - IDLE, open.has);
    },

    /** Finishes what every table is doing. */
    async stop(): Promise<void> {
      await Promise.all(open.ids().map(async (id) => (await open.get(id))?.close()));
    },
  };
}

/** What other nodes say of tables. */
export type TableNews = Extract<NodeMessage, { readonly kind: 'version' | 'limits' | 'title' | 'name' }>;

/** Tells the other nodes of each new entry before anybody here learns of it. */
function tellingLog(log: TableLog, tell: OtherNodes['tell'], watch: NonNullable<TablesDeps['watchAppend']>): TableLog {
  return {
    ...log,
    async append(table, entry, deadline) {
      await watch(log.append(table, entry, deadline), (error) => error instanceof VersionTaken);
      tell({ kind: 'version', table, version: entry.version });
    },
  };
}

function tellingNotes(notes: TableNotes, tell: OtherNodes['tell']): TableNotes {
  return {
    ...notes,
    async noteBidLimit(game, note) {
      await notes.noteBidLimit(game, note);
      tell({ kind: 'limits', table: game.table });
    },
  };
}

/** The log of tables; whoever it speaks of is known by name from then on. */
function learningLog(db: Database, names: NameBook): TableLog {
  const { append, read } = tableLog(db);
  return {
    append,
    async read(table, after) {
      const entries = await read(table, after);
      await names.learn(entries);
      return entries;
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
