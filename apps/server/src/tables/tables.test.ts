import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUICK_BOTS } from '../../test/friends.ts';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { openDatabase } from '../storage/database.ts';
import type { Database } from '../storage/schema.ts';
import { nameBook } from './name-book.ts';
import { shuffleBySystem } from './shuffle.ts';
import { createTables, type Tables } from './tables.ts';

const MIRA = { id: 'mira', name: 'Mira', named: true };

let clock: ManualClock;
let db: Database;
let tables: Tables;
let faults: unknown[];
beforeEach(async () => {
  clock = manualClock();
  db = await openDatabase(':memory:');
  faults = [];
  tables = newTables();
});
afterEach(async () => {
  await tables.stop();
  await db.destroy();
  expect(faults).toEqual([]);
});

function newTables(): Tables {
  const note = (fault: unknown): void => void faults.push(fault);
  return createTables({
    db,
    clock,
    names: nameBook(createAccounts(db, clock.now)),
    bots: QUICK_BOTS,
    shuffle: shuffleBySystem,
    awayAhead: 0,
    publish: () => {},
    reportFault: note,
    report: note,
  });
}

async function tableOf(id: string) {
  const opened = await tables.open(id);
  return opened.ok ? opened.table : opened.reason;
}

describe('tables', () => {
  it('have ids that nobody guesses', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => tables.create(MIRA, undefined)));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('are one and the same for all who open them at once', async () => {
    const id = await tables.create(MIRA, undefined);
    tables = newTables();
    const [one, other] = await Promise.all([tableOf(id), tableOf(id)]);
    expect(one).toBeTypeOf('object');
    expect(other).toBe(one);
  });

  it('that nobody looks at are put away, and come back from their log', async () => {
    const id = await tables.create(MIRA, undefined);
    const before = await tableOf(id);
    await clock.advance(9 * 60_000);
    await tables.sweep();
    expect(await tableOf(id)).toBe(before);
    await clock.advance(11 * 60_000);
    await tables.sweep();
    const after = await tableOf(id);
    expect(after).not.toBe(before);
    expect(typeof after === 'object' && after.roleOf('mira')).toBe('player');
  });

  it('where somebody is connected stay', async () => {
    const id = await tables.create(MIRA, undefined);
    tables.presence.connected(id, 'mira');
    const before = await tableOf(id);
    await clock.advance(60 * 60_000);
    await tables.sweep();
    expect(await tableOf(id)).toBe(before);
  });

  it('that never were are unknown, and those an operator has closed are closed', async () => {
    expect(await tableOf('abcdefghijklmnopqrstuv')).toBe('unknown');
    const id = await tables.create(MIRA, undefined);
    await db.updateTable('tables').set({ closed_at: 1 }).where('id', '=', id).execute();
    tables = newTables();
    expect(await tableOf(id)).toBe('closed');
  });

  it('whose making failed half way are unknown', async () => {
    await db
      .insertInto('tables')
      .values({ id: 'half', created_at: 1, title: '', next_deadline: 1, closed_at: null })
      .execute();
    expect(await tableOf('half')).toBe('unknown');
    await tables.sweep();
    const row = await db.selectFrom('tables').select('next_deadline').where('id', '=', 'half').executeTakeFirst();
    expect(row?.next_deadline).toBeNull();
  });

  it('keep their title', async () => {
    const id = await tables.create(MIRA, undefined);
    const table = await tableOf(id);
    if (typeof table === 'object') await tables.retitle(table, 'Freitagsrunde');
    tables = newTables();
    const again = await tableOf(id);
    expect(typeof again === 'object' && again.summary()).toMatchObject({ title: 'Freitagsrunde' });
  });
});
