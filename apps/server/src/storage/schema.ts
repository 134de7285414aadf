import type { Generated, Kysely } from 'kysely';

/** Rows as they stand in the database. Times are server ms; JSON is kept as text, the same in SQLite and PostgreSQL. */
export type Schema = {
  people: {
    id: string;
    name: string;
    named: number;
    created_at: number;
    /** Since when they have this name; 0 for one that was never changed. */
    named_at: Generated<number>;
  };
  sessions: { token_hash: string; person: string; created_at: number; seen_at: number };
  device_codes: { code_hash: string; person: string; expires_at: number; used_at: number | null };
  server_secrets: { name: string; value: string };
  tables: { id: string; created_at: number; title: string; next_deadline: number | null; closed_at: number | null };
  table_log: { table_id: string; version: number; at: number; entry: string };
  /** What a player has told the table in confidence, for one game. */
  table_notes: { table_id: string; dealing: number; person: string; bid_limit: number };
  /** The commands that have changed such a note, so that a resend does not act again. */
  table_note_commands: { table_id: string; dealing: number; person: string; command_id: string };
  chat: {
    table_id: string;
    id: number;
    room: string;
    person: string;
    name: string;
    text: string;
    at: number;
    /** Made by the page; a resend is not said twice. */
    message_id: string;
  };
};

export type Database = Kysely<Schema>;
