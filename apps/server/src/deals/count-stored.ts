import type { TableEvent } from '@skatrunde/table';
import type { Database } from '../storage/schema.ts';
import { tableLog } from '../tables/table-log.ts';
import { type CountedTables, countTable, NO_TABLES } from './count-deals.ts';
import { tablesWithLog } from './deal-rows.ts';

/** Counts the games of every table that is stored, one table after the other. */
export async function countStored(db: Database): Promise<CountedTables> {
  const log = tableLog(db);
  let counted = NO_TABLES;
  for (const table of await tablesWithLog(db)) {
    const entries = await log.read(table, 0);
    counted = countTable(
      counted,
      entries.flatMap(({ events }): readonly TableEvent[] => events),
    );
  }
  return counted;
}
