import type { ClientToServer } from '@skatrunde/protocol';
import type { FromPractice, PracticeChoice, PracticeNames, ToPractice } from '../workers/practice-messages.ts';
import type { TableLine } from './table-line.ts';

/** What is used of a worker. */
export type PracticeWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FromPractice>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type PracticeLine = TableLine & {
  readonly startOver: (choice: PracticeChoice) => void;
  readonly sameDeal: () => void;
  readonly callIt: (names: PracticeNames) => void;
};

export type PracticeLineDeps = {
  readonly start: () => PracticeWorker;
  /** With what the table is opened: where this browser has left none, it begins like this. */
  readonly opening: () => { readonly choice: PracticeChoice; readonly names: PracticeNames };
  /** What the page knows of the table holds no more: its store must forget it. */
  readonly onLaidAnew: () => void;
};

type Listener = (...words: readonly never[]) => void;

/**
 * The line to the table in the worker; it looks to the page like the line to a server. `connect` starts the worker,
 * `disconnect` ends it. A worker that breaks is a line that is lost.
 */
export function practiceLine(deps: PracticeLineDeps): PracticeLine {
  const listeners = new Map<string, Set<Listener>>();
  const asked = new Map<number, (reply: unknown) => void>();
  let worker: PracticeWorker | undefined;
  let connected = false;
  let count = 0;

  function emit(event: string, ...words: readonly unknown[]): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...(words as readonly never[]));
  }

  function say(message: ToPractice): void {
    worker?.postMessage(message);
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    connected = false;
    asked.clear();
  }

  function fail(): void {
    const wasConnected = connected;
    stop();
    if (wasConnected) emit('disconnect', 'io server disconnect');
    else emit('connect_error', new Error('noWorker'));
  }

  function hear(message: FromPractice): void {
    switch (message.kind) {
      case 'opened':
        connected = true;
        emit('connect');
        return;
      case 'update':
        emit('table:update', message.update);
        return;
      case 'pad':
        emit('table:pad', message.pad);
        return;
      case 'answer':
        asked.get(message.nr)?.(message.reply);
        asked.delete(message.nr);
        return;
      case 'laidAnew':
        deps.onLaidAnew();
        say({ kind: 'open', ...deps.opening() });
        return;
      case 'failed':
        fail();
    }
  }

  /** The table in the worker answers with what `ClientToServer` says, as the server does. */
  function ask(ms: number, event: keyof ClientToServer, message: unknown): Promise<never> {
    return new Promise((resolve, reject) => {
      count += 1;
      const nr = count;
      const timer = setTimeout(() => {
        asked.delete(nr);
        reject(new Error('No answer'));
      }, ms);
      asked.set(nr, (reply) => {
        clearTimeout(timer);
        resolve(reply as never);
      });
      say({ kind: 'told', nr, event, message });
    });
  }

  return {
    get connected() {
      return connected;
    },
    get active() {
      return worker !== undefined;
    },
    connect() {
      if (worker !== undefined) return;
      worker = deps.start();
      worker.onmessage = ({ data }) => hear(data);
      worker.onerror = fail;
      say({ kind: 'open', ...deps.opening() });
    },
    disconnect: stop,
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
    timeout: (ms) => ({ emitWithAck: (event, message) => ask(ms, event, message) }),
    startOver: (choice) => say({ kind: 'startOver', choice }),
    sameDeal: () => say({ kind: 'sameDeal' }),
    callIt: (names) => say({ kind: 'names', names }),
  };
}
