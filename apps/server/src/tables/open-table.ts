import type { Publication, Table, TableClock } from '@skatrunde/table';

/** A table that is open in this process, with the timer for what it waits for. */
export type OpenTable = {
  readonly table: Table;
  /** Somebody has looked. */
  readonly touch: () => void;
  /** Server ms. */
  readonly idleSince: () => number;
  /** When somebody of this node looked last, whatever happened at the table since. Server ms. */
  readonly lookedAt: () => number;
  readonly close: () => Promise<void>;
};

/** Between two tries to do what is due, in ms. */
const RING_AGAIN = 500;

/** Makes or restores the table; nothing when `make` finds none. */
export async function openTable(
  clock: TableClock,
  publish: (publication: Publication, table: Table) => void,
  make: (publish: (publication: Publication) => void) => Promise<Table | undefined>,
): Promise<OpenTable | undefined> {
  let cancel: () => void = () => {};
  let used = clock.now();
  let looked = used;
  let table: Table | undefined;
  let closed = false;

  function waitFor(at: number | undefined, atLeast = 0): void {
    cancel();
    if (at === undefined || closed) return;
    cancel = clock.after(Math.max(atLeast, at - clock.now()), () => void ring());
  }

  /** A timer may ring a little early, and storing may fail: then once more, unless something else happened meanwhile. */
  async function ring(): Promise<void> {
    await table?.tick();
    waitFor(table?.deadline()?.at, RING_AGAIN);
  }

  table = await make((publication) => {
    used = clock.now();
    waitFor(publication.deadline?.at);
    if (table !== undefined) publish(publication, table);
  });
  if (table === undefined) return undefined;
  const opened = table;
  waitFor(opened.deadline()?.at);
  return {
    table: opened,
    touch: () => {
      used = clock.now();
      looked = used;
    },
    idleSince: () => used,
    lookedAt: () => looked,
    close: () => {
      closed = true;
      cancel();
      return opened.close();
    },
  };
}
