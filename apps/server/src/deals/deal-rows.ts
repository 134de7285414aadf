import type { TableId } from '@skatrunde/table';
import { Kysely } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';
import { sqliteDialect } from '../storage/sqlite.ts';

/** The database of a server that may be running, as it is: nothing is brought forward, nothing written. */
export function openAsItIs(file: string): Database {
  return new Kysely<Schema>({ dialect: sqliteDialect(file) });
}

/** Every table that has a log. */
export async function tablesWithLog(db: Database): Promise<readonly TableId[]> {
  const rows = await db.selectFrom('table_log').select('table_id').distinct().orderBy('table_id').execute();
  return rows.map((row) => row.table_id);
}
