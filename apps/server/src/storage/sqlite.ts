import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** A folder that only this user reads, then the file in it; `:memory:` for tests. Throws when the folder cannot be made. */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return new SqliteDialect({ database: sqliteDatabase(file) });
}

/**
 * Opens the file so that an append is on the disk before it is acknowledged (`synchronous=FULL`), and readers and the
 * writer do not wait for each other (WAL). Waits up to 5 s for another process that writes.
 */
function sqliteDatabase(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL;');
  return { close: () => database.close(), prepare: (sql) => preparedStatement(database, sql) };
}

function preparedStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

/** SQLite reads an object as named parameters and binds NULL without a word, so anything but plain values throws. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
      return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot bind a ${typeof value}`);
  });
}

/** The row was there already: another writer was first. `errcode` of SQLite, `code` of PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === 1555 || error.errcode === 2067;
  return 'code' in error && error.code === '23505';
}
