import type { ChatMessage, TableUpdate } from '@skatrunde/protocol';
import { describe, expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/index.ts';
import { makeTableStore } from './table-store.ts';

const fixture = FIXTURES['lobby-one-missing'];
if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
const { view } = fixture;

function update(version: number, title = `v${version}`): TableUpdate {
  return { version, view: { ...view, title }, events: [], now: 5000 };
}

function message(id: number, text = `m${id}`): ChatMessage {
  return { id, room: 'players', person: 'mira', name: 'Mira', text, at: id };
}

describe('the store of a table', () => {
  test('drops an update older than the one it has', () => {
    const store = makeTableStore();
    store.receiveUpdate(update(4));
    store.receiveUpdate(update(3));
    expect(store.read().update?.view.title).toBe('v4');
  });

  test('takes the same version again, for it carries presence and names', () => {
    const store = makeTableStore();
    store.receiveUpdate(update(4));
    store.receiveUpdate(update(4, 'renamed'));
    expect(store.read().update?.view.title).toBe('renamed');
  });

  test('tells every accepted update to those who hear events, and no dropped one', () => {
    const store = makeTableStore();
    const heard: number[] = [];
    store.onUpdate(({ version }) => heard.push(version));
    for (const version of [1, 2, 1, 3]) store.receiveUpdate(update(version));
    expect(heard).toEqual([1, 2, 3]);
  });

  test('keeps an accepted command pending until the view that shows it is here', () => {
    const store = makeTableStore();
    store.receiveUpdate(update(4));
    store.sending('a', { type: 'start' });
    store.accepted('a', 5);
    expect(store.read().pending).toHaveLength(1);
    store.receiveUpdate(update(5));
    expect(store.read().pending).toHaveLength(0);
  });

  test('ends pending at once when the view was faster than the receipt, or when it is refused', () => {
    const store = makeTableStore();
    store.sending('a', { type: 'start' });
    store.sending('b', { type: 'next', dealing: 1 });
    store.receiveUpdate(update(6));
    store.accepted('a', 6);
    expect(store.read().pending.map(({ id }) => id)).toEqual(['b']);
    store.refused('b');
    expect(store.read().pending).toHaveLength(0);
  });

  test('merges chat by id, ascending; what comes twice replaces', () => {
    const store = makeTableStore();
    store.receiveChat([message(2), message(3)]);
    store.receiveChat([message(1), message(3, 'again')]);
    expect(store.read().chat?.map(({ text }) => text)).toEqual(['m1', 'm2', 'again']);
  });

  test('puts the talk of the old role away', () => {
    const store = makeTableStore();
    store.receiveUpdate(update(1));
    store.receiveChat([message(1)]);
    store.receiveUpdate({ ...update(2), view: { ...view, you: { ...view.you, role: 'watcher' } } });
    expect(store.read().chat).toBeUndefined();
    store.receiveChat([{ ...message(2), room: 'watchers' }]);
    expect(store.read().chat?.map(({ id }) => id)).toEqual([2]);
  });

  test('knows how far the server clock is ahead', () => {
    const store = makeTableStore(() => 3000);
    store.receiveUpdate(update(1));
    expect(store.read().clockOffset).toBe(2000);
  });
});
