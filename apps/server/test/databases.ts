import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import type { Database } from '../src/storage/schema.ts';
import { NO_SERVICES, type Service, startPostgres, WITH_SERVICES } from './services/services.ts';

/** Runs these tests on both databases: `open` gives an empty one, brought to this release, each time. */
export function onBothDatabases(tests: (open: () => Promise<Database>) => void): void {
  describe('on SQLite', () => tests(() => openDatabase(':memory:')));

  describe.skipIf(NO_SERVICES)(`on PostgreSQL ${WITH_SERVICES}`, () => {
    let postgres: Service;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.remove());
    tests(() => emptyPostgres(postgres.url));
  });
}

async function emptyPostgres(url: string): Promise<Database> {
  const before = await openDatabase(url);
  await sql`drop schema public cascade`.execute(before);
  await sql`create schema public`.execute(before);
  await before.destroy();
  return openDatabase(url);
}
