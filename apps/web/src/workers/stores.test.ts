import 'fake-indexeddb/auto';
import { type LogEntry, VersionTaken } from '@skatrunde/table';
import { describe, expect, test } from 'vitest';
import { indexedStore } from './indexed-store.ts';
import { passingStore } from './passing-store.ts';

const entry = (version: number): LogEntry => ({ version, at: version, by: 'clock', events: [] });
const versions = (entries: readonly LogEntry[]): readonly number[] => entries.map(({ version }) => version);

describe.each([
  ['in the database of the browser', indexedStore],
  ['as long as the page', async () => passingStore()],
])('a practice table kept %s', (_, open) => {
  test('holds its log in order, from any version on', async () => {
    const { lay, log, current } = await open();
    await lay('a', [entry(1)]);
    for (const version of [2, 3]) await log.append('a', entry(version), undefined);
    expect(await current()).toBe('a');
    expect(versions(await log.read('a', 0))).toEqual([1, 2, 3]);
    expect(versions(await log.read('a', 1))).toEqual([2, 3]);
  });

  test('takes no version twice', async () => {
    const { lay, log } = await open();
    await lay('a', [entry(1), entry(2)]);
    await expect(log.append('a', entry(2), undefined)).rejects.toThrow(VersionTaken);
    expect(versions(await log.read('a', 0))).toEqual([1, 2]);
  });

  test('is forgotten where another is laid, or taken back', async () => {
    const { lay, log, notes, current } = await open();
    await lay('a', [entry(1), entry(2), entry(3)]);
    await notes.noteBidLimit({ table: 'a', dealing: 1 }, { person: 'me', upTo: 20, commandId: 'x' });
    await lay('a', [entry(1)]);
    expect(versions(await log.read('a', 0))).toEqual([1]);
    expect(await notes.bidLimits({ table: 'a', dealing: 1 })).toEqual({ limits: new Map(), commands: [] });
    await lay('b', []);
    expect(await current()).toBe('b');
    expect(await log.read('b', 0)).toEqual([]);
  });

  test('of what it was told in confidence the last word counts, for that game alone', async () => {
    const { lay, notes } = await open();
    await lay('a', []);
    await notes.noteBidLimit({ table: 'a', dealing: 1 }, { person: 'me', upTo: 20, commandId: 'x' });
    await notes.noteBidLimit({ table: 'a', dealing: 1 }, { person: 'me', upTo: 33, commandId: 'y' });
    await notes.noteBidLimit({ table: 'a', dealing: 2 }, { person: 'me', commandId: 'z' });
    const { limits, commands } = await notes.bidLimits({ table: 'a', dealing: 1 });
    expect([...limits]).toEqual([['me', 33]]);
    expect(commands.map(({ commandId }) => commandId)).toEqual(['x', 'y']);
    expect([...(await notes.bidLimits({ table: 'a', dealing: 2 })).limits]).toEqual([]);
  });
});
