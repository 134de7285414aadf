import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { settingsRefused } from '../terminal.ts';
import { countStored } from './count-stored.ts';
import { openAsItIs } from './deal-rows.ts';
import { dealsTable } from './deals-table.ts';

/**
 * `deals`: how the cards of the stored tables came out, beside games among people. Reads `DATA_DIR` as the server does, also
 * while that runs. Exit 1 when there is no database, 2 when the call or a setting is wrong.
 */
process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  const reading = readConfig(process.env);
  if (args.length > 0 || !reading.ok) {
    process.stderr.write(reading.ok ? 'usage: deals   (DATA_DIR=FOLDER)\n' : settingsRefused(reading.problems));
    return 2;
  }
  const file = join(reading.config.dataFolder, 'skatrunde.sqlite');
  if (!existsSync(file)) {
    process.stderr.write(`There is no database: ${file}\n`);
    return 1;
  }
  const db = openAsItIs(file);
  process.stdout.write(`${dealsTable(await countStored(db))}\n`);
  await db.destroy();
  return 0;
}
