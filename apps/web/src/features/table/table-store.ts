import type { ChatMessage, GoneReason, Pad, TableCommand, TableUpdate } from '@skatrunde/protocol';

/** The line to the server. Times are this browser's. */
export type Line =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'online' }
  | { readonly kind: 'lost'; readonly since: number }
  | { readonly kind: 'gone'; readonly reason: GoneReason };

/** A command on its way: shown as pending until a newer view or a refusal arrives. */
export type PendingCommand = {
  readonly id: string;
  readonly command: TableCommand;
  /** Has been said at least once: it may have arrived, though the answer has not. */
  readonly said?: true;
  /** Accepted, and the view that shows it must have this version. */
  readonly acceptedAt?: number;
};

export type TableState = {
  readonly update?: TableUpdate | undefined;
  readonly pad?: Pad | undefined;
  /** Of one's own role; unknown until the server has sent it. */
  readonly chat?: readonly ChatMessage[] | undefined;
  readonly pending: readonly PendingCommand[];
  readonly connection: Line;
  /** Server's clock minus this browser's, in ms; to show deadlines and "away since". */
  readonly clockOffset: number;
};

export type TableStore = ReturnType<typeof makeTableStore>;

const EMPTY: TableState = { pending: [], connection: { kind: 'connecting' }, clockOffset: 0 };
const KEPT_MESSAGES = 300;

/** What the page knows of one table. Only the connection writes; views read. */
export function makeTableStore(now: () => number = Date.now) {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(update: TableUpdate) => void>();

  function set(change: Partial<TableState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    read: (): TableState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Every accepted update, one by one, also when several arrive between two renders. */
    onUpdate(listener: (update: TableUpdate) => void): () => void {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    /**
     * Older than what we have is dropped; the same version again carries presence, names and clocks. With another role
     * the talk is another one too: the old is put away, the new one follows.
     */
    receiveUpdate(update: TableUpdate): void {
      if (state.update && update.version < state.update.version) return;
      const pending = state.pending.filter((one) => !isShown(one, update.version));
      const sameRole = state.update?.view.you.role === update.view.you.role;
      set({ update, pending, clockOffset: update.now - now(), ...(sameRole ? {} : { chat: undefined }) });
      for (const listener of eventListeners) listener(update);
    },
    receivePad: (pad: Pad): void => set({ pad }),
    receiveChat(messages: readonly ChatMessage[]): void {
      set({ chat: mergeChat(state.chat ?? [], messages) });
    },
    setLine: (connection: Line): void => set({ connection }),
    /** The table begins anew, with lower versions: what was known of it holds no more. */
    forget: (): void => set({ update: undefined, pad: undefined, chat: undefined, pending: [] }),
    sending(id: string, command: TableCommand): void {
      set({ pending: [...state.pending, { id, command }] });
    },
    said(id: string): void {
      set({ pending: state.pending.map((one) => (one.id === id ? { ...one, said: true } : one)) });
    },
    /** Accepted: stays pending until the view of that version is here. */
    accepted(id: string, version: number): void {
      const pending = state.pending.map((one) => (one.id === id ? { ...one, acceptedAt: version } : one));
      set({ pending: pending.filter((one) => !isShown(one, state.update?.version ?? -1)) });
    },
    /** Refused, or taken back. */
    refused(id: string): void {
      set({ pending: state.pending.filter((one) => one.id !== id) });
    },
  };
}

function isShown(pending: PendingCommand, version: number): boolean {
  return pending.acceptedAt !== undefined && pending.acceptedAt <= version;
}

/** By id, ascending; what came twice replaces. */
function mergeChat(known: readonly ChatMessage[], fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-KEPT_MESSAGES);
}
