import {
  type ChatReceipt,
  type CommandReceipt,
  GONE_REASONS,
  type GoneReason,
  type TableCommand,
} from '@skatrunde/protocol';
import type { TableStore } from '../features/table/table-store.ts';
import { chanceToAdd } from './adding-chance.ts';
import { fetchMe } from './api.ts';
import { commandId } from './command-id.ts';
import type { TableSocket } from './socket.ts';

/** What the page is told when nobody answers in the end, or when it has taken a command back. */
export type NoAnswer = { readonly ok: false; readonly code: 'noAnswer'; readonly takenBack?: true };
export type Answer = CommandReceipt | NoAnswer;

export type TableConnection = {
  readonly open: () => void;
  readonly close: () => void;
  /** Resends under the same id until there is an answer, it is taken back, the table is gone, or a minute has passed. */
  readonly send: (command: TableCommand) => Promise<Answer>;
  /** A command under way is not said again; what has arrived already counts. */
  readonly takeBack: (id: string) => void;
  readonly say: (text: string) => Promise<ChatReceipt | NoAnswer>;
  readonly rename: (title: string) => Promise<Answer>;
  /** Try to connect now, instead of waiting for the next attempt. */
  readonly retry: () => void;
};

const ANSWER_WITHIN_MS = 5000;
const GIVE_UP_AFTER_MS = 60_000;

export function connectTable(socket: TableSocket, store: TableStore): TableConnection {
  listen(socket, store);
  addChances(store, (command) => void insist(() => told(commandId(), command)));
  /** Until an answer, or until it is not wanted any more. */
  async function insist<A>(ask: () => Promise<A>, wanted: () => boolean = () => true): Promise<A | NoAnswer> {
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    while (Date.now() < giveUpAt && store.read().connection.kind !== 'gone') {
      if (!(await untilConnected(socket, giveUpAt - Date.now())) || !wanted()) break;
      try {
        return await ask();
      } catch {
        // No answer in time, or the line broke: the same again, under the same id.
      }
    }
    return { ok: false, code: 'noAnswer' };
  }

  function told(id: string, command: TableCommand): Promise<CommandReceipt> {
    return socket.timeout(ANSWER_WITHIN_MS).emitWithAck('table:command', { id, command });
  }

  return {
    open: () => socket.connect(),
    close: () => socket.disconnect(),
    retry: () => {
      if (socket.connected) return;
      if (store.read().update === undefined) store.setLine({ kind: 'connecting' });
      socket.disconnect().connect();
    },
    async send(command) {
      const id = commandId();
      store.sending(id, command);
      const isUnderWay = (): boolean => store.read().pending.some((one) => one.id === id);
      const answer = await insist(() => {
        store.said(id);
        return told(id, command);
      }, isUnderWay);
      if (!isUnderWay()) return { ok: false, code: 'noAnswer', takenBack: true };
      if (answer.ok) store.accepted(id, answer.version);
      else store.refused(id);
      return answer;
    },
    takeBack: store.refused,
    say(text) {
      const id = commandId();
      return insist<ChatReceipt>(() => socket.timeout(ANSWER_WITHIN_MS).emitWithAck('table:say', { id, text }));
    },
    rename: (title) =>
      insist<CommandReceipt>(() => socket.timeout(ANSWER_WITHIN_MS).emitWithAck('table:title', { title })),
  };
}

function listen(socket: TableSocket, store: TableStore): void {
  const gone = (reason: GoneReason): void => {
    store.setLine({ kind: 'gone', reason });
    socket.disconnect();
  };
  const lost = (): void => {
    const { kind } = store.read().connection;
    if (kind === 'online') store.setLine({ kind: 'lost', since: Date.now() });
  };
  socket.on('connect', () => store.setLine({ kind: 'online' }));
  socket.on('disconnect', (reason) => {
    lost();
    if (reason === 'io server disconnect') reconnectLater(socket, store);
  });
  socket.on('connect_error', (error) => {
    const refused = GONE_REASONS.find((reason) => reason === error.message);
    if (refused !== undefined) {
      gone(refused);
      return;
    }
    if (store.read().connection.kind === 'connecting') store.setLine({ kind: 'lost', since: Date.now() });
    if (error.message === 'noSession') void fetchMe().then(() => reconnectLater(socket, store));
    else if (!socket.active) reconnectLater(socket, store);
  });
  socket.on('table:update', store.receiveUpdate);
  socket.on('table:pad', store.receivePad);
  socket.on('table:chat', store.receiveChat);
  socket.on('table:gone', ({ reason }) => gone(reason));
}

/** Fair cards: before each game this browser adds to its chance, without a click and without being seen. */
function addChances(store: TableStore, say: (command: TableCommand) => void): void {
  const wanted = chanceToAdd();
  store.onUpdate((update) => {
    const command = wanted(update);
    if (command !== undefined) say(command);
  });
}

/** Where Socket.IO does not come back by itself: the server has closed this socket, but the table is not gone. */
function reconnectLater(socket: TableSocket, store: TableStore): void {
  setTimeout(() => {
    if (store.read().connection.kind !== 'gone' && !socket.active) socket.connect();
  }, 1000);
}

function untilConnected(socket: TableSocket, withinMs: number): Promise<boolean> {
  if (socket.connected) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (connected: boolean): void => {
      clearTimeout(timer);
      socket.off('connect', onConnect);
      resolve(connected);
    };
    const onConnect = (): void => settle(true);
    const timer = setTimeout(() => settle(false), withinMs);
    socket.on('connect', onConnect);
  });
}
