import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseOf, postgresTool } from './data.ts';

/** `npm run backup [-- FILE]`: one file with everything, taken while the server runs. Says where it is. */

const place = databaseOf(process.env);
const file = path.resolve(
  process.argv[2] ?? `skatrunde-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`,
);
process.exitCode = await run();

async function run(): Promise<number> {
  if (existsSync(file)) return failed(`${file} is there already.`);
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const problem = await write(unfinished);
  if (problem !== undefined) {
    rmSync(unfinished, { force: true });
    return failed(problem);
  }
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
  console.log(file);
  return 0;
}

/** What went wrong. */
async function write(target: string): Promise<string | undefined> {
  if (place.kind === 'postgres') {
    return postgresTool('pg_dump', ['--format=custom', '--no-owner', `--file=${target}`], place.url);
  }
  if (!existsSync(place.file)) return `There is no ${place.file}: set DATA_DIR or DATABASE_URL as for the server.`;
  const database = new DatabaseSync(place.file, { readOnly: true });
  try {
    await backup(database, target);
  } finally {
    database.close();
  }
  inOneFile(target);
  return undefined;
}

/** Without the files that a database has beside it while it is written. */
function inOneFile(target: string): void {
  const database = new DatabaseSync(target);
  database.exec('pragma journal_mode = delete');
  database.close();
}

function failed(problem: string): number {
  console.error(`No backup was made. ${problem}`);
  return 1;
}
