import { type Deadline, type LogEntry, type TableId, type TableLog, VersionTaken } from '@skatrunde/table';
import { hasOneLine } from '../storage/database.ts';
import type { Database } from '../storage/schema.ts';
import { inBatches } from './batches.ts';

/** One entry that is to be stored, and the table's next deadline with it. */
type Append = { readonly table: TableId; readonly entry: LogEntry; readonly deadline: Deadline | undefined };

type Outcome = 'stored' | 'taken';

/**
 * The only SQL of a running game: one row for each entry, and the table's next deadline in the same transaction. SQLite has
 * one line, so what comes in while it writes is written together; PostgreSQL writes each by itself, side by side.
 */
export function tableLog(db: Database): TableLog {
  const store = hasOneLine(db) ? inBatches((appends: readonly Append[]) => storeAll(db, appends)) : storeAlone(db);
  return {
    async read(table, after) {
      const rows = await db
        .selectFrom('table_log')
        .select(['version', 'at', 'entry'])
        .where('table_id', '=', table)
        .where('version', '>', after)
        .orderBy('version')
        .execute();
      return rows.map(({ version, at, entry }) => entryFrom(version, at, entry));
    },

    async append(table, entry, deadline) {
      if ((await store({ table, entry, deadline })) === 'taken') throw new VersionTaken(table, entry.version);
    },
  };
}

function storeAlone(db: Database) {
  return async (append: Append): Promise<Outcome | undefined> => (await storeAll(db, [append]))[0];
}

/** All of them in one transaction; one whose version is taken is left out and stands in nobody's way. */
async function storeAll(db: Database, appends: readonly Append[]): Promise<readonly Outcome[]> {
  return db.transaction().execute(async (tx) => {
    const outcomes: Outcome[] = [];
    for (const append of appends) outcomes.push(await storeOne(tx, append));
    return outcomes;
  });
}

async function storeOne(tx: Database, { table, entry, deadline }: Append): Promise<Outcome> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('table_log')
    .values({ table_id: table, version: entry.version, at: entry.at, entry: entryText(entry) })
    .onConflict((conflict) => conflict.columns(['table_id', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'taken';
  await tx
    .updateTable('tables')
    .set({ next_deadline: deadline?.at ?? null })
    .where('id', '=', table)
    .execute();
  return 'stored';
}

type StoredEntry = Omit<LogEntry, 'version' | 'at'>;

function entryText({ by, commandId, events }: LogEntry): string {
  const stored: StoredEntry = { by, ...(commandId === undefined ? {} : { commandId }), events };
  return JSON.stringify(stored);
}

/** Written by `entryText` alone, so its form is known. */
function entryFrom(version: number, at: number, text: string): LogEntry {
  const stored = JSON.parse(text) as StoredEntry;
  return { ...stored, version, at };
}
