import type { ChatMessage, ChatRoom, TableId } from '@skatrunde/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { isUniqueViolation } from '../storage/sqlite.ts';

export type NewMessage = Omit<ChatMessage, 'id'> & { readonly table: TableId; readonly messageId: string };

/** The SQL of the chat. */
export function chatRows(db: Database) {
  async function said(message: NewMessage): Promise<boolean> {
    const row = await db
      .selectFrom('chat')
      .select('id')
      .where('table_id', '=', message.table)
      .where('person', '=', message.person)
      .where('message_id', '=', message.messageId)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Takes the next id in the same statement; a second writer who took it too fails on the key. */
  async function insert(message: NewMessage): Promise<number> {
    const next = db
      .selectFrom('chat')
      .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('next'))
      .where('table_id', '=', message.table);
    const row = await db
      .insertInto('chat')
      .values({
        table_id: message.table,
        id: next,
        room: message.room,
        person: message.person,
        name: message.name,
        text: message.text,
        at: message.at,
        message_id: message.messageId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  return {
    /** The id it got; nothing when this message was stored before. */
    async add(message: NewMessage): Promise<number | undefined> {
      for (let attempt = 1; ; attempt += 1) {
        if (await said(message)) return undefined;
        try {
          return await insert(message);
        } catch (error) {
          if (!isUniqueViolation(error) || attempt === 5) throw error;
        }
      }
    },

    async find(table: TableId, id: number): Promise<ChatMessage | undefined> {
      const row = await db
        .selectFrom('chat')
        .select(['id', 'person', 'name', 'text', 'at', 'room'])
        .where('table_id', '=', table)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ...row, room: row.room === 'players' ? 'players' : 'watchers' };
    },

    /** The last `count` of a room, oldest first. */
    async last(table: TableId, room: ChatRoom, count: number): Promise<readonly ChatMessage[]> {
      const rows = await db
        .selectFrom('chat')
        .select(['id', 'person', 'name', 'text', 'at'])
        .where('table_id', '=', table)
        .where('room', '=', room)
        .orderBy('id', 'desc')
        .limit(count)
        .execute();
      return rows.reverse().map(({ id, person, name, text, at }) => ({ id, room, person, name, text, at }));
    },
  };
}
