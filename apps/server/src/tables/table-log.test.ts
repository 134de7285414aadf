import { type LogEntry, VersionTaken } from '@skatrunde/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../test/databases.ts';
import type { Database } from '../storage/schema.ts';
import { tableLog } from './table-log.ts';
import { tableNotes } from './table-notes.ts';
import { tableRows } from './table-rows.ts';

onBothDatabases((open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
    for (const table of ['a', 'b']) await tableRows(db).insert(table, 1);
  });
  afterEach(() => db.destroy());

  function entry(version: number, more: Partial<LogEntry> = {}): LogEntry {
    return { version, at: 100 + version, by: { person: 'mira' }, events: [{ type: 'lobbyReopened' }], ...more };
  }

  describe('the log of a table', () => {
    it('gives back what was appended, in order, whoever said it', async () => {
      const log = tableLog(db);
      const entries = [
        entry(1, { commandId: 'first-command-id' }),
        entry(2, { by: 'clock', events: [] }),
        entry(3, { by: { bot: 2 }, events: [{ type: 'game', event: { type: 'cardPlayed', player: 1, card: 'HT' } }] }),
      ];
      for (const one of entries) await log.append('a', one, undefined);
      expect(await log.read('a', 0)).toEqual(entries);
      expect(await log.read('a', 2)).toEqual(entries.slice(2));
      expect(await log.read('b', 0)).toEqual([]);
      expect(await log.read('nowhere', 0)).toEqual([]);
    });

    it('reads in the order of versions, not of writing, beyond nine', async () => {
      const log = tableLog(db);
      for (const version of [11, 2, 10, 1]) await log.append('a', entry(version), undefined);
      expect((await log.read('a', 0)).map((one) => one.version)).toEqual([1, 2, 10, 11]);
    });

    it('takes each version once, and the loser changes nothing', async () => {
      const log = tableLog(db);
      await log.append('a', entry(1), { at: 500, kind: 'pauseEnds' });
      const late = log.append('a', entry(1, { at: 999 }), { at: 900, kind: 'pauseEnds' });
      await expect(late).rejects.toBeInstanceOf(VersionTaken);
      expect((await log.read('a', 0)).map((one) => one.at)).toEqual([101]);
      expect(await tableRows(db).due(500)).toEqual(['a']);
      await log.append('b', entry(1), undefined);
    });

    it('lets one of many who append at once win', async () => {
      const log = tableLog(db);
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => log.append('a', entry(1), undefined)));
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    });

    it('stores all that many tables append at once, and only the losers of one table lose', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
      for (const id of ids) await tableRows(db).insert(id, 1);
      const log = tableLog(db);
      await log.append('t7', entry(1, { at: 7 }), undefined);
      const appends = ids.map((id, index) => log.append(id, entry(1), { at: index, kind: 'pauseEnds' }));
      const outcomes = await Promise.allSettled(appends);
      expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7]);
      expect((await log.read('t7', 0)).map(({ at }) => at)).toEqual([7]);
      expect((await log.read('t29', 0)).map(({ at }) => at)).toEqual([101]);
      expect(await tableRows(db).due(99)).toEqual(ids.filter((id) => id !== 't7'));
    });

    it('lets nobody pay for an append that cannot be stored', async () => {
      const log = tableLog(db);
      const places = ['a', 'nowhere', 'b', 'nowhere either'];
      const outcomes = await Promise.allSettled(places.map((id) => log.append(id, entry(1), undefined)));
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
      expect([(await log.read('a', 0)).length, (await log.read('b', 0)).length]).toEqual([1, 1]);
    });

    it('fails with another error for a table that was never made', async () => {
      const orphan = tableLog(db).append('nowhere', entry(1), undefined);
      await expect(orphan).rejects.not.toBeInstanceOf(VersionTaken);
    });
  });

  describe('deadlines', () => {
    it('are stored with the entry and found when they are due, the oldest first', async () => {
      const log = tableLog(db);
      await log.append('a', entry(1), { at: 700, kind: 'pauseEnds' });
      await log.append('b', entry(1), { at: 600, kind: 'hostAway' });
      const rows = tableRows(db);
      expect(await rows.due(599)).toEqual([]);
      expect(await rows.due(700)).toEqual(['b', 'a']);
      await log.append('b', entry(2), undefined);
      expect(await rows.due(9999)).toEqual(['a']);
      await rows.noteDeadline('a', undefined);
      expect(await rows.due(9999)).toEqual([]);
    });
  });

  describe('notes', () => {
    it('keep "automatically up to" for one game of one table', async () => {
      const notes = tableNotes(db);
      const game = { table: 'a', dealing: 3 };
      await notes.noteBidLimit(game, { person: 'mira', upTo: 24 });
      await notes.noteBidLimit(game, { person: 'mira', upTo: 33 });
      await notes.noteBidLimit(game, { person: 'jonas', upTo: 18 });
      await notes.noteBidLimit(game, { person: 'jonas' });
      const none = { limits: new Map(), commands: [] };
      expect(await notes.bidLimits(game)).toEqual({ ...none, limits: new Map([['mira', 33]]) });
      expect(await notes.bidLimits({ table: 'a', dealing: 4 })).toEqual(none);
      expect(await notes.bidLimits({ table: 'b', dealing: 3 })).toEqual(none);
    });

    it('[CMD-2] keep which commands have set and withdrawn them, each once', async () => {
      const notes = tableNotes(db);
      const game = { table: 'a', dealing: 3 };
      const set = { person: 'mira', upTo: 24, commandId: 'set' };
      for (const note of [set, set, { person: 'mira', commandId: 'withdraw' }]) await notes.noteBidLimit(game, note);
      expect(await notes.bidLimits(game)).toEqual({
        limits: new Map(),
        commands: [
          { person: 'mira', commandId: 'set' },
          { person: 'mira', commandId: 'withdraw' },
        ],
      });
    });
  });
});
