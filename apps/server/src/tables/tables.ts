import type { GoneReason } from '@skatrunde/protocol';
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
  type TableSettings,
} from '@skatrunde/table';
import type { Person } from '../accounts/account-rows.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../storage/schema.ts';
import type { NameBook } from './name-book.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { presenceBook } from './presence.ts';
import { tableLog } from './table-log.ts';
import { tableNotes } from './table-notes.ts';
import { tableRows } from './table-rows.ts';

/** A table that nobody has looked at for so long is put away, in ms; its log brings it back. */
const IDLE = 10 * 60_000;

type NotThere = Extract<GoneReason, 'unknown' | 'closed'>;

export type TablesDeps = {
  readonly db: Database;
  readonly clock: TableClock;
  readonly names: NameBook;
  readonly bots: TableBots;
  readonly shuffle: Shuffle;
  readonly publish: (publication: Publication, table: Table) => void;
  readonly reportFault: (fault: TableFault) => void;
  readonly report: (error: unknown) => void;
};

export type Opened = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly reason: NotThere };

/** All tables of this server: found by their id, brought back from their logs, put away when idle. */
export function createTables(deps: TablesDeps) {
  const { db, clock, names } = deps;
  const rows = tableRows(db);
  const open = new Map<TableId, Promise<OpenTable | NotThere>>();
  const presence = presenceBook(clock, (table) => void withOpen(table, (one) => one.table.republish()));
  const titles = new Map<TableId, string>();

  async function withOpen(id: TableId, use: (one: OpenTable) => void): Promise<void> {
    try {
      const one = await open.get(id);
      if (typeof one === 'object') use(one);
    } catch (error) {
      deps.report(error);
    }
  }

  const stored = tableLog(db);
  const log: TableLog = {
    append: stored.append,
    read: async (table, after) => {
      const entries = await stored.read(table, after);
      await names.learn(entries);
      return entries;
    },
  };

  function tableDeps(publish: TableDeps['publish']): TableDeps {
    return {
      log,
      clock,
      publish,
      shuffle: deps.shuffle,
      bots: deps.bots,
      people: {
        nameOf: names.nameOf,
        namedAt: names.namedAt,
        presenceOf: presence.presenceOf,
        titleOf: (table) => titles.get(table) ?? '',
      },
      notes: tableNotes(db),
      report: deps.reportFault,
    };
  }

  async function restore(id: TableId): Promise<OpenTable | NotThere> {
    const row = await rows.find(id);
    if (row === undefined) return 'unknown';
    if (row.closed) return 'closed';
    titles.set(id, row.title);
    const one = await openTable(clock, deps.publish, (publish) => Table.open(tableDeps(publish), id));
    return one ?? 'unknown';
  }

  /** One and the same for all who ask at once; a failure or an unknown id is not remembered. */
  function find(id: TableId): Promise<OpenTable | NotThere> {
    const known = open.get(id);
    if (known !== undefined) return known;
    const restoring = restore(id);
    open.set(id, restoring);
    const forget = (): void => {
      if (open.get(id) === restoring) open.delete(id);
    };
    restoring.then((one) => (typeof one === 'string' ? forget() : undefined), forget);
    return restoring;
  }

  async function putAway(id: TableId, one: OpenTable): Promise<void> {
    open.delete(id);
    presence.forget(id);
    titles.delete(id);
    const deadline = one.table.deadline();
    await one.close();
    await rows.noteDeadline(id, deadline?.at);
  }

  async function openDue(id: TableId): Promise<void> {
    const one = await find(id);
    if (typeof one === 'string') return rows.noteDeadline(id, undefined);
    await one.table.tick();
    await rows.noteDeadline(id, one.table.deadline()?.at);
  }

  return {
    presence,

    async create(host: Person, settings: TableSettings | undefined): Promise<TableId> {
      const id = newToken();
      await names.lookUp([host.id]);
      await rows.insert(id, clock.now());
      const opening = { table: id, host: host.id, ...(settings === undefined ? {} : { settings }) };
      const one = await openTable(clock, deps.publish, (publish) => Table.create(tableDeps(publish), opening));
      if (one !== undefined) open.set(id, Promise.resolve(one));
      return id;
    },

    async open(id: TableId): Promise<Opened> {
      const one = await find(id);
      if (typeof one === 'string') return { ok: false, reason: one };
      one.touch();
      return { ok: true, table: one.table };
    },

    async retitle(table: Table, title: string): Promise<void> {
      await rows.retitle(table.id, title);
      titles.set(table.id, title);
      table.republish();
    },

    async renamed(person: PersonId): Promise<void> {
      await names.lookUp([person]);
      for (const id of open.keys()) {
        await withOpen(id, (one) => {
          if (one.table.roleOf(person) !== undefined) one.table.republish();
        });
      }
    },

    /** Opens forgotten tables whose deadline has come, and puts idle ones away. */
    async sweep(): Promise<void> {
      for (const id of await rows.due(clock.now())) {
        if (!open.has(id)) await openDue(id).catch(deps.report);
      }
      for (const [id, opening] of open) {
        const one = await opening.catch(() => undefined);
        if (typeof one !== 'object' || presence.connections(id) > 0) continue;
        if (one.idleSince() + IDLE < clock.now()) await putAway(id, one).catch(deps.report);
      }
    },

    /** Finishes what every table is doing. */
    async stop(): Promise<void> {
      const all = await Promise.allSettled(open.values());
      await Promise.all(
        all.map((one) => (one.status === 'fulfilled' && typeof one.value === 'object' ? one.value.close() : undefined)),
      );
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
