import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../test/databases.ts';
import type { Database } from '../storage/schema.ts';
import { type Chat, createChat } from './chat.ts';

onBothDatabases((open) => {
  let db: Database;
  let chat: Chat;
  beforeEach(async () => {
    db = await open();
    for (const id of ['a', 'b']) {
      await db
        .insertInto('tables')
        .values({ id, created_at: 1, title: '', next_deadline: null, closed_at: null })
        .execute();
    }
    chat = createChat(db, () => 7);
  });
  afterEach(() => db.destroy());

  function saying(text: string, messageId = text) {
    return { table: 'a', room: 'players' as const, person: 'p', name: 'Mira', text, messageId };
  }

  describe('the chat of a table', () => {
    it('numbers what is said from 1 and keeps it in order', async () => {
      await chat.say(saying('eins'));
      expect(await chat.say(saying('zwei'))).toEqual({
        ok: true,
        message: { id: 2, room: 'players', person: 'p', name: 'Mira', text: 'zwei', at: 7 },
      });
      expect((await chat.history('a', 'players')).map((message) => message.text)).toEqual(['eins', 'zwei']);
      expect(await chat.history('a', 'watchers')).toEqual([]);
      expect(await chat.history('b', 'players')).toEqual([]);
    });

    it('gives many who speak at once different numbers', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => chat.say(saying(`nr ${index}`))));
      const ids = (await chat.history('a', 'players')).map((message) => message.id);
      expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    it('says a resend once', async () => {
      await chat.say(saying('hallo', 'same'));
      expect(await chat.say(saying('hallo', 'same'))).toEqual({ ok: true });
      expect(await chat.history('a', 'players')).toHaveLength(1);
    });

    it('keeps the last hundred for who comes in', async () => {
      for (let index = 1; index <= 105; index += 1) await chat.say(saying(`${index}`));
      const history = await chat.history('a', 'players');
      expect([history.length, history[0]?.id, history.at(-1)?.id]).toEqual([100, 6, 105]);
    });

    it.each([
      ['', 'empty'],
      [' \n ', 'empty'],
      ['\u200b', 'empty'],
      ['x'.repeat(301), 'tooLong'],
    ])('refuses %j: %s', async (text, code) => {
      expect(await chat.say(saying(text, 'id'))).toEqual({ ok: false, code });
    });

    it('shows one line without controls', async () => {
      const said = await chat.say(saying('  \u202eGrand\n\nHand\u0007!  '));
      expect(said.ok && said.message?.text).toBe('Grand Hand !');
    });
  });
});
