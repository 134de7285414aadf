import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseOf, postgresAnswer, postgresTool } from './data.ts';

/**
 * `npm run restore -- FILE`: puts a backup in the place of the data, all or nothing. Only while no server uses them: it holds
 * its tables in memory, and they would go on from what is no longer there.
 */

const STOP_FIRST = 'A server is using the data: stop it (all of them), restore, and start again.';
const place = databaseOf(process.env);
const [, , given] = process.argv;
process.exitCode = run();

function run(): number {
  if (given === undefined) return failed('Which file? npm run restore -- FILE');
  const file = path.resolve(given);
  if (!existsSync(file)) return failed(`There is no ${file}.`);
  const problem = place.kind === 'postgres' ? intoPostgres(file, place.url) : intoFile(file, place.file);
  if (problem !== undefined) return failed(problem);
  console.log('Restored. Start the server.');
  return 0;
}

function intoPostgres(file: string, url: string): string | undefined {
  const servers = postgresAnswer(
    "select count(*) from pg_stat_activity where application_name = 'skatrunde' and datname = current_database()",
    url,
  );
  if (!servers.ok) return servers.problem;
  if (servers.answer !== '0') return STOP_FIRST;
  const args = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', file];
  return postgresTool('pg_restore', args, url, '--dbname=');
}

/** What was there is kept beside it. */
function intoFile(file: string, target: string): string | undefined {
  const wrong = whyNotBackup(file);
  if (wrong !== undefined) return wrong;
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  copyFileSync(file, `${target}.part`);
  if (existsSync(target)) {
    if (isInUse(target)) {
      rmSync(`${target}.part`);
      return STOP_FIRST;
    }
    const kept = `${target}.before-${Date.now()}`;
    renameSync(target, kept);
    console.log(`What was there before: ${kept}`);
  }
  for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
  renameSync(`${target}.part`, target);
  return undefined;
}

function whyNotBackup(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const check = database.prepare('pragma quick_check').get();
    database.prepare('select count(*) from table_log').get();
    database.close();
    return check?.['quick_check'] === 'ok' ? undefined : `${file} is damaged.`;
  } catch (error) {
    return `${file} is no backup of this server: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Only who has it alone may change how it is written; then nothing is left in a file beside it either. */
function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

function failed(problem: string): number {
  console.error(`Nothing was changed. ${problem}`);
  return 1;
}
