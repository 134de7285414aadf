import type { Kysely } from 'kysely';

/** Since when people have their names, and which commands have set a bid limit. */
export async function whenAndByWhat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('named_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('table_note_commands')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('dealing', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_note_commands_pk', ['table_id', 'dealing', 'person', 'command_id'])
    .execute();
}
