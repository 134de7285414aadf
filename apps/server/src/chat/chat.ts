import type { ChatMessage, ChatRefusal, ChatRoom, PersonId, TableId } from '@skatrunde/protocol';
import { cleanText, isVisible } from '../accounts/names.ts';
import type { Database } from '../storage/schema.ts';
import { chatRows } from './chat-rows.ts';

/** Longest message, in UTF-16 units. */
export const CHAT_LENGTH = 300;
/** How many messages who comes in gets. */
const HISTORY = 100;

export type Saying = {
  readonly table: TableId;
  readonly room: ChatRoom;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  readonly messageId: string;
};

export type Said =
  /** `message` is absent when a resend came of what was said before. */
  { readonly ok: true; readonly message?: ChatMessage } | { readonly ok: false; readonly code: ChatRefusal };

/** What people say at a table. A stream of its own beside the table's log; forgetting a person deletes rows here. */
export function createChat(db: Database, now: () => number) {
  const rows = chatRows(db);
  return {
    async say(saying: Saying): Promise<Said> {
      const text = cleanText(saying.text);
      if (!isVisible(text)) return { ok: false, code: 'empty' };
      if (text.length > CHAT_LENGTH) return { ok: false, code: 'tooLong' };
      const message = { room: saying.room, person: saying.person, name: saying.name, text, at: now() };
      const id = await rows.add({ ...message, table: saying.table, messageId: saying.messageId });
      return id === undefined ? { ok: true } : { ok: true, message: { id, ...message } };
    },

    /** One message that was said. */
    message: rows.find,

    history: (table: TableId, room: ChatRoom) => rows.last(table, room, HISTORY),
  };
}

export type Chat = ReturnType<typeof createChat>;
