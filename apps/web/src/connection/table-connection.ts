import {
  type ChatReceipt,
  type CommandReceipt,
  GONE_REASONS,
  type GoneReason,
  type HintAnswer,
  type TableCommand,
} from '@skatrunde/protocol';
import { rememberOwnChance, watchingChance } from '../fair-cards/watching-chance.ts';
import type { TableStore } from '../features/table/table-store.ts';
import { chanceToAdd } from './adding-chance.ts';
import { fetchMe } from './api.ts';
import { commandId } from './command-id.ts';
import type { TableLine } from './table-line.ts';

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
  /** What a bot would do; said once, as a hint that comes late is none. */
  readonly hint: (ask: number) => Promise<HintAnswer | NoAnswer>;
  readonly rename: (title: string) => Promise<Answer>;
  /** Try to connect now, instead of waiting for the next attempt. */
  readonly retry: () => void;
};

const ANSWER_WITHIN_MS = 5000;
const GIVE_UP_AFTER_MS = 60_000;

export function connectTable(line: TableLine, store: TableStore): TableConnection {
  listen(line, store);
  addChances(store, (command) => void insist(() => told(commandId(), command)));
  /** Until an answer, or until it is not wanted any more. */
  async function insist<A>(ask: () => Promise<A>, wanted: () => boolean = () => true): Promise<A | NoAnswer> {
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    while (Date.now() < giveUpAt && store.read().connection.kind !== 'gone') {
      if (!(await untilConnected(line, giveUpAt - Date.now())) || !wanted()) break;
      try {
        return await ask();
      } catch {
        // No answer in time, or the line broke: the same again, under the same id.
      }
    }
    return { ok: false, code: 'noAnswer' };
  }

  function told(id: string, command: TableCommand): Promise<CommandReceipt> {
    return line.timeout(ANSWER_WITHIN_MS).emitWithAck('table:command', { id, command });
  }

  return {
    open: () => void line.connect(),
    close: () => void line.disconnect(),
    retry: () => {
      if (line.connected) return;
      if (store.read().update === undefined) store.setLine({ kind: 'connecting' });
      line.disconnect();
      line.connect();
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
      return insist<ChatReceipt>(() => line.timeout(ANSWER_WITHIN_MS).emitWithAck('table:say', { id, text }));
    },
    async hint(ask) {
      try {
        return await line.timeout(ANSWER_WITHIN_MS).emitWithAck('table:hint', { ask });
      } catch {
        return { ok: false, code: 'noAnswer' };
      }
    },
    rename: (title) =>
      insist<CommandReceipt>(() => line.timeout(ANSWER_WITHIN_MS).emitWithAck('table:title', { title })),
  };
}

function listen(line: TableLine, store: TableStore): void {
  const gone = (reason: GoneReason): void => {
    store.setLine({ kind: 'gone', reason });
    line.disconnect();
  };
  const lost = (): void => {
    const { kind } = store.read().connection;
    if (kind === 'online') store.setLine({ kind: 'lost', since: Date.now() });
  };
  line.on('connect', () => store.setLine({ kind: 'online' }));
  line.on('disconnect', (reason) => {
    lost();
    if (reason === 'io server disconnect') reconnectLater(line, store);
  });
  line.on('connect_error', (error) => {
    const refused = GONE_REASONS.find((reason) => reason === error.message);
    if (refused !== undefined) {
      gone(refused);
      return;
    }
    if (store.read().connection.kind === 'connecting') store.setLine({ kind: 'lost', since: Date.now() });
    if (error.message === 'noSession') void fetchMe().then(() => reconnectLater(line, store));
    else if (!line.active) reconnectLater(line, store);
  });
  line.on('table:update', store.receiveUpdate);
  line.on('table:pad', store.receivePad);
  line.on('table:chat', store.receiveChat);
  line.on('table:gone', ({ reason }) => gone(reason));
}

/**
 * Fair cards: before each game this browser adds to its chance, without a click and without being seen. It keeps by what
 * the table was bound before it says what it adds, and that.
 */
function addChances(store: TableStore, say: (command: TableCommand) => void): void {
  const wanted = chanceToAdd();
  const watch = watchingChance();
  store.onUpdate((update) => {
    watch(update);
    const command = wanted(update);
    if (command === undefined) return;
    rememberOwnChance(update, command.text);
    say(command);
  });
}

/** Where Socket.IO does not come back by itself: the server has closed this socket, but the table is not gone. */
function reconnectLater(line: TableLine, store: TableStore): void {
  setTimeout(() => {
    if (store.read().connection.kind !== 'gone' && !line.active) line.connect();
  }, 1000);
}

function untilConnected(line: TableLine, withinMs: number): Promise<boolean> {
  if (line.connected) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (connected: boolean): void => {
      clearTimeout(timer);
      line.off('connect', onConnect);
      resolve(connected);
    };
    const onConnect = (): void => settle(true);
    const timer = setTimeout(() => settle(false), withinMs);
    line.on('connect', onConnect);
  });
}
