import type { TableId } from '@skatrunde/table';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema } from '../storage/schema.ts';

export type TableRow = { readonly title: string; readonly closed: boolean };

/** The SQL of what is known of a table outside its log. */
export function tableRows(db: Database) {
  return {
    async insert(table: TableId, now: number): Promise<void> {
      const row = { id: table, created_at: now, title: '', next_deadline: null, closed_at: null };
      await db.insertInto('tables').values(row).execute();
    },

    async find(table: TableId): Promise<TableRow | undefined> {
      const row = await db
        .selectFrom('tables')
        .select(['title', 'closed_at'])
        .where('id', '=', table)
        .executeTakeFirst();
      return row && { title: row.title, closed: row.closed_at !== null };
    },

    async retitle(table: TableId, title: string): Promise<void> {
      await db.updateTable('tables').set({ title }).where('id', '=', table).execute();
    },

    /** What it waits for now, also where that followed from no change of the table. */
    async noteDeadline(table: TableId, at: number | undefined): Promise<void> {
      await db
        .updateTable('tables')
        .set({ next_deadline: at ?? null })
        .where('id', '=', table)
        .execute();
    },

    /** To which version the logs of these tables have come. */
    async versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
      const rows = await db
        .selectFrom('tables')
        .select(['id', (row) => newestOf(row).as('version')])
        .where('id', 'in', [...tables])
        .execute();
      return new Map(rows.map(({ id, version }) => [id, version ?? 0]));
    },

    /** Tables whose deadline has come, the most overdue first. */
    async due(now: number): Promise<readonly TableId[]> {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('next_deadline', '<=', now)
        .where('closed_at', 'is', null)
        .orderBy('next_deadline')
        .limit(200)
        .execute();
      return rows.map((row) => row.id);
    },
  };
}

/** Found at the end of the key, however long the log is. */
function newestOf(row: ExpressionBuilder<Schema, 'tables'>) {
  return row
    .selectFrom('table_log')
    .select(({ fn }) => fn.max('version').as('newest'))
    .whereRef('table_log.table_id', '=', 'tables.id');
}
