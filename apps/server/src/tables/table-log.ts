import { type Deadline, type LogEntry, type TableId, type TableLog, VersionTaken } from '@skatrunde/table';
import type { Database } from '../storage/schema.ts';
import { isUniqueViolation } from '../storage/sqlite.ts';

/** The only SQL of a running game: one row for each entry, and the table's next deadline in the same transaction. */
export function tableLog(db: Database): TableLog {
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
      try {
        await store(db, table, entry, deadline);
      } catch (error) {
        throw isUniqueViolation(error) ? new VersionTaken(table, entry.version) : error;
      }
    },
  };
}

async function store(db: Database, table: TableId, entry: LogEntry, deadline: Deadline | undefined): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = { table_id: table, version: entry.version, at: entry.at, entry: entryText(entry) };
    await tx.insertInto('table_log').values(row).execute();
    await tx
      .updateTable('tables')
      .set({ next_deadline: deadline?.at ?? null })
      .where('id', '=', table)
      .execute();
  });
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
