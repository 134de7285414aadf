import { type CommandEnvelope, type CommandReceipt, GONE_REASONS } from '@skatrunde/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTableStore } from '../features/table/table-store.ts';
import { connectTable } from './table-connection.ts';
import type { TableLine } from './table-line.ts';

type Reply = CommandReceipt | 'silence';

/** A socket that answers as told and remembers what it was sent; only what the connection uses. */
function scriptedSocket(replies: Reply[]) {
  const listeners = new Map<string, Set<(...words: never[]) => void>>();
  const sent: CommandEnvelope[] = [];
  const socket = {
    connected: true,
    active: true,
    on: (event: string, listener: (...words: never[]) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return socket;
    },
    off: (event: string, listener: (...words: never[]) => void) => {
      listeners.get(event)?.delete(listener);
      return socket;
    },
    connect: () => socket,
    disconnect: () => socket,
    timeout: () => ({
      emitWithAck: async (_event: string, envelope: CommandEnvelope) => {
        sent.push(envelope);
        const reply = replies.shift() ?? 'silence';
        if (reply === 'silence') throw new Error('timeout');
        return reply;
      },
    }),
  };
  const hear = (event: string, ...words: unknown[]): void => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...(words as never[]));
  };
  return { socket: socket as unknown as TableLine, plain: socket, sent, hear };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sending a command', () => {
  test('resends under the same id until there is a receipt', async () => {
    const { socket, sent } = scriptedSocket(['silence', 'silence', { ok: true, version: 7 }]);
    const store = makeTableStore();
    const answer = await connectTable(socket, store).send({ type: 'start' });
    expect(answer).toEqual({ ok: true, version: 7 });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test('two commands have two ids', async () => {
    const { socket, sent } = scriptedSocket([
      { ok: true, version: 1 },
      { ok: true, version: 2 },
    ]);
    const connection = connectTable(socket, makeTableStore());
    await connection.send({ type: 'next', dealing: 1 });
    await connection.send({ type: 'next', dealing: 1 });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    expect(sent.every(({ id }) => /^[A-Za-z0-9_-]{16,64}$/.test(id))).toBe(true);
  });

  test('a refusal ends the pending state', async () => {
    const { socket } = scriptedSocket([{ ok: false, code: 'notHost' }]);
    const store = makeTableStore();
    const answer = await connectTable(socket, store).send({ type: 'start' });
    expect(answer).toEqual({ ok: false, code: 'notHost' });
    expect(store.read().pending).toEqual([]);
  });

  test('waits for the line and sends when it is back', async () => {
    const { socket, plain, sent, hear } = scriptedSocket([{ ok: true, version: 1 }]);
    plain.connected = false;
    const answer = connectTable(socket, makeTableStore()).send({ type: 'start' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(0);
    plain.connected = true;
    hear('connect');
    expect(await answer).toEqual({ ok: true, version: 1 });
  });

  test('what was taken back is not said again', async () => {
    const { socket, plain, sent, hear } = scriptedSocket(['silence', { ok: true, version: 1 }]);
    const store = makeTableStore();
    const connection = connectTable(socket, store);
    const answer = connection.send({ type: 'start' });
    const [first] = store.read().pending;
    plain.connected = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.read().pending).toMatchObject([{ said: true }]);
    connection.takeBack(first?.id ?? '');
    expect(store.read().pending).toEqual([]);
    plain.connected = true;
    hear('connect');
    expect(await answer).toEqual({ ok: false, code: 'noAnswer', takenBack: true });
    expect(sent).toHaveLength(1);
  });

  test('what waits for the line was not said', async () => {
    const { socket, plain, sent, hear } = scriptedSocket([{ ok: true, version: 1 }]);
    plain.connected = false;
    const store = makeTableStore();
    const connection = connectTable(socket, store);
    const answer = connection.send({ type: 'start' });
    expect(store.read().pending.map(({ said }) => said)).toEqual([undefined]);
    connection.takeBack(store.read().pending[0]?.id ?? '');
    plain.connected = true;
    hear('connect');
    expect(await answer).toMatchObject({ ok: false });
    expect(sent).toEqual([]);
  });

  test('gives up after a minute without a line', async () => {
    const { socket, plain } = scriptedSocket([]);
    plain.connected = false;
    const store = makeTableStore();
    const answer = connectTable(socket, store).send({ type: 'start' });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await answer).toEqual({ ok: false, code: 'noAnswer' });
    expect(store.read().pending).toEqual([]);
  });
});

describe('the line', () => {
  test('is lost once, since the first moment, and online again', () => {
    const { socket, hear } = scriptedSocket([]);
    const store = makeTableStore();
    connectTable(socket, store);
    hear('connect');
    vi.setSystemTime(1000);
    hear('disconnect', 'transport close');
    vi.setSystemTime(5000);
    hear('connect_error', new Error('xhr poll error'));
    expect(store.read().connection).toEqual({ kind: 'lost', since: 1000 });
    hear('connect');
    expect(store.read().connection).toEqual({ kind: 'online' });
  });

  test('says at once that it tries again, as long as nothing has been seen of the table', () => {
    const { socket, plain, hear } = scriptedSocket([]);
    plain.connected = false;
    const store = makeTableStore();
    const { retry } = connectTable(socket, store);
    hear('connect_error', new Error('websocket error'));
    retry();
    expect(store.read().connection).toEqual({ kind: 'connecting' });
    hear('connect_error', new Error('websocket error'));
    expect(store.read().connection.kind).toBe('lost');
  });

  test('a table that is gone stays gone', () => {
    const { socket, hear } = scriptedSocket([]);
    const store = makeTableStore();
    connectTable(socket, store);
    hear('connect');
    hear('table:gone', { reason: 'removed', table: 't' });
    hear('disconnect', 'io client disconnect');
    expect(store.read().connection).toEqual({ kind: 'gone', reason: 'removed' });
  });
});

describe('a handshake that is refused', () => {
  for (const reason of GONE_REASONS) {
    test(`${reason}: the page says why instead of trying for ever`, () => {
      const { socket, hear } = scriptedSocket([]);
      const store = makeTableStore();
      connectTable(socket, store);
      hear('connect_error', new Error(reason));
      expect(store.read().connection).toEqual({ kind: 'gone', reason });
    });
  }

  test.each(['noSession', 'tooFast', 'tryAgain'])('%s: the line is lost, and tried again by itself', async (reason) => {
    vi.stubGlobal('fetch', async () => Response.json({ person: 'me', name: 'Gast', named: false }));
    const { socket, plain, hear } = scriptedSocket([]);
    Object.assign(plain, { active: false, connected: false });
    const connect = vi.spyOn(plain, 'connect');
    const store = makeTableStore();
    connectTable(socket, store);
    hear('connect_error', new Error(reason));
    expect(store.read().connection.kind).toBe('lost');
    await vi.advanceTimersByTimeAsync(2000);
    expect(connect).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('a line that only fails is lost and tried again', () => {
    const { socket, hear } = scriptedSocket([]);
    const store = makeTableStore();
    connectTable(socket, store);
    hear('connect_error', new Error('websocket error'));
    expect(store.read().connection.kind).toBe('lost');
  });
});
