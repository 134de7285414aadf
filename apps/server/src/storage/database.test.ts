import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../test/databases.ts';
import { migrate, openDatabase } from './database.ts';
import { cookieSecret } from './secrets.ts';
import { isUniqueViolation } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skatrunde-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the database file', () => {
  it('is made with its folder, brought to this release, and opened again as it is', async () => {
    const file = join(folder, 'new', 'skatrunde.sqlite');
    const first = await openDatabase(file);
    const secret = await cookieSecret(first);
    await first.destroy();
    const second = await openDatabase(file);
    expect(await migrate(second)).toEqual([]);
    expect(await cookieSecret(second)).toBe(secret);
    await second.destroy();
  });

  it('stores so that what is acknowledged is on the disk, and keeps references', async () => {
    const db = await openDatabase(join(folder, 'a.sqlite'));
    const pragma = async (name: string) =>
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows.flatMap((row) =>
        Object.values(row),
      );
    expect(await pragma('journal_mode')).toEqual(['wal']);
    expect(await pragma('synchronous')).toEqual([2]);
    expect(await pragma('foreign_keys')).toEqual([1]);
    expect(await pragma('busy_timeout')).toEqual([5000]);
    await db.destroy();
  });

  it('refuses a file that a newer release has written', async () => {
    const file = join(folder, 'newer.sqlite');
    const db = await openDatabase(file);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', 'now')`.execute(db);
    await db.destroy();
    await expect(openDatabase(file)).rejects.toThrow('9999-from-the-future');
  });
});

describe('values', () => {
  it('never binds an object as NULL', async () => {
    const db = await openDatabase(':memory:');
    const wrong = { created_at: new Date() } as unknown as { created_at: number };
    await expect(
      db
        .insertInto('people')
        .values({ id: 'a', name: 'b', named: 0, ...wrong })
        .execute(),
    ).rejects.toThrow('cannot bind');
    await db.destroy();
  });
});

onBothDatabases((open) => {
  it('tells a row that was there already from other faults', async () => {
    const db = await open();
    const person = { id: 'a', name: 'b', named: 0, created_at: 1 };
    await db.insertInto('people').values(person).execute();
    const twice = await db.insertInto('people').values(person).execute().catch(isUniqueViolation);
    expect(twice).toBe(true);
    const orphan = { code_hash: 'c', person: 'nobody', expires_at: 1, used_at: null };
    expect(await db.insertInto('device_codes').values(orphan).execute().catch(isUniqueViolation)).toBe(false);
    expect(isUniqueViolation(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(true);
    await db.destroy();
  });

  it('brings an empty database to this release once, and opens it again as it is', async () => {
    const db = await open();
    const secret = await cookieSecret(db);
    expect([await migrate(db), await cookieSecret(db)]).toEqual([[], secret]);
    await db.destroy();
  });

  it('gives numbers back as numbers', async () => {
    const db = await open();
    const person = { id: 'a', name: 'b', named: 0, created_at: 1_800_000_000_000 };
    await db.insertInto('people').values(person).execute();
    expect(await db.selectFrom('people').selectAll().executeTakeFirst()).toEqual({ ...person, named_at: 0 });
    await db.destroy();
  });

  it('refuses what a newer release has written', async () => {
    const db = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', 'now')`.execute(db);
    await expect(migrate(db)).rejects.toThrow('9999-from-the-future');
    await db.destroy();
  });
});
