import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_SERVICES, type Service, startPostgres, WITH_SERVICES } from '../../test/services/services.ts';
import { tableRows } from '../tables/table-rows.ts';
import { openDatabase } from './database.ts';
import type { Database } from './schema.ts';

const SCRIPTS = fileURLToPath(new URL('../../../../scripts/', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skatrunde-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Where = { readonly place: string; readonly environment: Readonly<Record<string, string>> };

describe('on SQLite', () => {
  const where = (): Where => ({ place: join(folder, 'skatrunde.sqlite'), environment: { DATA_DIR: folder } });
  behaves(where);

  it('keeps what was there before, and refuses a file that is no backup', async () => {
    const db = await openDatabase(where().place);
    await db.destroy();
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'no database at all');
    expect(await run('restore', where(), file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is no backup'),
    });
    const copy = join(folder, 'copy');
    await run('backup', where(), copy);
    await run('restore', where(), copy);
    expect(readdirSync(folder).filter((name) => name.includes('.before-'))).toHaveLength(1);
  });

  it('says where it has looked for data', async () => {
    const empty = { place: '', environment: { DATA_DIR: join(folder, 'nowhere') } };
    const { code, said } = await run('backup', empty, join(folder, 'copy'));
    expect([code, said]).toEqual([1, expect.stringContaining('nowhere')]);
  });
});

describe.skipIf(NO_SERVICES)(`on PostgreSQL ${WITH_SERVICES}`, () => {
  let postgres: Service;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());
  behaves(() => ({ place: postgres.url, environment: { DATABASE_URL: postgres.url } }));
});

function behaves(where: () => Where): void {
  it('is taken while a server runs, for its owner alone, and brings back what was there then', async () => {
    const db = await openDatabase(where().place);
    await tableRows(db).insert('then', 1);
    const file = join(folder, 'copy');
    expect(await run('backup', where(), file)).toMatchObject({ code: 0, said: expect.stringContaining(file) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await tableRows(db).insert('later', 2);
    expect(await run('restore', where(), file)).toMatchObject({ code: 1, said: expect.stringContaining('stop it') });
    expect(await tablesIn(db)).toEqual(['later', 'then']);
    await db.destroy();
    expect(await run('restore', where(), file)).toMatchObject({ code: 0 });
    const again = await openDatabase(where().place);
    expect(await tablesIn(again)).toEqual(['then']);
    await again.destroy();
    expect(await run('backup', where(), file)).toMatchObject({ code: 1, said: expect.stringContaining('already') });
  });
}

async function tablesIn(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('tables').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

function run(script: 'backup' | 'restore', { environment }: Where, file: string) {
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), file], {
      env: { PATH: process.env['PATH'], ...environment },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });
}
