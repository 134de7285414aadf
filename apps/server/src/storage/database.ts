import { Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { peopleAndTables } from './migrations/0001-people-and-tables.ts';
import { whenAndByWhat } from './migrations/0002-when-and-by-what.ts';
import { isPostgresAddress, postgresDialect } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** In the order of their names. Forward only: nobody takes a release back over people's games. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-people-and-tables': { up: peopleAndTables },
  '0002-when-and-by-what': { up: whenAndByWhat },
};

/**
 * Opens the database and brings it to this release: a file of SQLite, or `postgres://...`. Throws when it cannot, and when
 * a newer release has written it. `report`: a fault that belongs to no query.
 */
export async function openDatabase(place: string, report: (error: unknown) => void = () => {}): Promise<Database> {
  const dialect = isPostgresAddress(place) ? postgresDialect(place, report) : sqliteDialect(place);
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Resolves when the database answers. */
export async function askDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Whether it has one line only, so that transactions wait for each other. */
export function hasOneLine(db: Database): boolean {
  return !(db.getExecutor().adapter instanceof PostgresAdapter);
}

/** PostgreSQL does not answer, or does not let us in: its own codes have five signs, those of the network begin with E. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)) return true;
  return typeof code === 'string' && /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|28|3D|57P)/.test(code);
}
