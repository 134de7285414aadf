import type { Kysely } from 'kysely';

/** Everything of the first release. Migrations only go forward; a later one changes what this one made. */
export async function peopleAndTables(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await tables(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('named', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_person').on('sessions').column('person').execute();
  await db.schema
    .createTable('device_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('next_deadline', 'bigint')
    .addColumn('closed_at', 'bigint')
    .execute();
  await db.schema.createIndex('tables_by_deadline').on('tables').column('next_deadline').execute();
  await db.schema
    .createTable('table_log')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_log_pk', ['table_id', 'version'])
    .execute();
  await db.schema
    .createTable('table_notes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('dealing', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('bid_limit', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_notes_pk', ['table_id', 'dealing', 'person'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['table_id', 'id'])
    .addUniqueConstraint('chat_said_once', ['table_id', 'person', 'message_id'])
    .execute();
}
