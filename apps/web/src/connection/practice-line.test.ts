import { DEFAULT_SETTINGS } from '@skatrunde/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTableStore } from '../features/table/table-store.ts';
import type { FromPractice, ToPractice } from '../workers/practice-messages.ts';
import { type PracticeWorker, practiceLine } from './practice-line.ts';
import { connectTable } from './table-connection.ts';

/** A worker that remembers what it was told, and says what the test wants. */
function scriptedWorker() {
  const heard: ToPractice[] = [];
  const worker: PracticeWorker & { ended: boolean } = {
    onmessage: null,
    onerror: null,
    ended: false,
    postMessage: (message: ToPractice) => heard.push(message),
    terminate() {
      worker.ended = true;
    },
  };
  const say = (message: FromPractice): void => worker.onmessage?.(new MessageEvent('message', { data: message }));
  return { worker, heard, say };
}

const OPENING = {
  choice: { level: 'regular', settings: DEFAULT_SETTINGS },
  names: { me: 'Mira', table: 'Üben' },
} as const;

function connected() {
  const workers = [scriptedWorker(), scriptedWorker()];
  const started: ReturnType<typeof scriptedWorker>[] = [];
  const store = makeTableStore();
  const line = practiceLine({
    start: () => {
      const next = workers.shift();
      if (!next) throw new Error('No more workers');
      started.push(next);
      return next.worker;
    },
    opening: () => OPENING,
    onLaidAnew: store.forget,
  });
  const connection = connectTable(line, store);
  connection.open();
  return { store, line, connection, started };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the line to the practice table', () => {
  test('opens the table with what is chosen, and is online once it says so', () => {
    const { store, started } = connected();
    expect(started[0]?.heard).toEqual([{ kind: 'open', ...OPENING }]);
    expect(store.read().connection.kind).toBe('connecting');
    started[0]?.say({ kind: 'opened' });
    expect(store.read().connection.kind).toBe('online');
  });

  test('a command is told as to a server, and its receipt comes back to who gave it', async () => {
    const { connection, started } = connected();
    started[0]?.say({ kind: 'opened' });
    const first = connection.send({ type: 'start' });
    const second = connection.send({ type: 'next', dealing: 1 });
    await vi.advanceTimersByTimeAsync(0);
    const told = started[0]?.heard.flatMap((message) => (message.kind === 'told' ? [message] : [])) ?? [];
    expect(told.map(({ event }) => event)).toEqual(['table:command', 'table:command']);
    started[0]?.say({ kind: 'answer', nr: told[1]?.nr ?? 0, reply: { ok: false, code: 'stale' } });
    started[0]?.say({ kind: 'answer', nr: told[0]?.nr ?? 0, reply: { ok: true, version: 5 } });
    expect(await first).toEqual({ ok: true, version: 5 });
    expect(await second).toEqual({ ok: false, code: 'stale' });
  });

  test('a table that is laid anew is forgotten, and opened again in the same worker', () => {
    const { store, started } = connected();
    started[0]?.say({ kind: 'opened' });
    started[0]?.say({ kind: 'pad', pad: { match: 1, columns: [], lines: [] } });
    started[0]?.say({ kind: 'laidAnew' });
    expect(store.read().pad).toBeUndefined();
    expect(started).toHaveLength(1);
    expect(started[0]?.heard).toEqual([
      { kind: 'open', ...OPENING },
      { kind: 'open', ...OPENING },
    ]);
  });

  test('a worker that breaks is a lost line; after a moment another one is there', async () => {
    const { store, started } = connected();
    started[0]?.say({ kind: 'opened' });
    started[0]?.worker.onerror?.(new ErrorEvent('error'));
    expect(store.read().connection.kind).toBe('lost');
    expect(started[0]?.worker.ended).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toHaveLength(2);
    started[1]?.say({ kind: 'opened' });
    expect(store.read().connection.kind).toBe('online');
  });

  test('a worker that cannot be loaded does not look like one that still loads', () => {
    const { store, started } = connected();
    started[0]?.worker.onerror?.(new ErrorEvent('error'));
    expect(store.read().connection.kind).toBe('lost');
  });

  test('what the worker does not answer is said again, under the same id', async () => {
    const { connection, started } = connected();
    started[0]?.say({ kind: 'opened' });
    void connection.send({ type: 'start' });
    await vi.advanceTimersByTimeAsync(5000);
    const told = started[0]?.heard.flatMap((message) => (message.kind === 'told' ? [message] : [])) ?? [];
    expect(told).toHaveLength(2);
    expect(told[0]?.message).toEqual(told[1]?.message);
    connection.close();
    expect(started[0]?.worker.ended).toBe(true);
  });
});
