import type { PersonId, Seat, TableId } from './commands.ts';
import type { TableEvent } from './events.ts';

/** Who can say something at a table: a person, the bot on a seat, or a bot for a person. */
export type Speaker = { readonly person: PersonId } | { readonly bot: Seat } | { readonly standInFor: PersonId };
/** Who comes through the table's door. */
export type Who = Speaker | 'clock';

/** One row of a table's log: one accepted command and the facts that followed from it. The log is the table. */
export type LogEntry = {
  /** 1, 2, 3 ...; unique for a table. */
  readonly version: number;
  /** Server ms. Deadlines are reckoned from it. */
  readonly at: number;
  /** "Automatically up to" writes the person it answers for. */
  readonly by: Who;
  /** The id the page made; absent for bots, the clock and automatic bids. */
  readonly commandId?: string;
  readonly events: readonly TableEvent[];
};

/** What a table waits for. The first append wins, so a late or double firing does no harm. */
export type Deadline = {
  /** Server ms. */
  readonly at: number;
  readonly kind: 'pauseEnds' | 'hostAway' | 'removedAway' | 'standIn';
};

/** Thrown by `append` when this table has an entry of this version already: somebody else was faster. */
export class VersionTaken extends Error {
  readonly table: TableId;
  readonly version: number;

  constructor(table: TableId, version: number) {
    super(`Table ${table} has an entry ${version} already`);
    this.name = 'VersionTaken';
    this.table = table;
    this.version = version;
  }
}

export type TableLog = {
  /** The entries with a version above `after`, in order; none when there is no such table. */
  readonly read: (table: TableId, after: number) => Promise<readonly LogEntry[]>;
  /**
   * Stores the entry, for good once the promise resolves. Rejects with `VersionTaken` when the version exists, with
   * anything else when storing failed or its outcome is unknown. `deadline`: the table's next one, to be stored with the
   * entry, so that a sweep finds forgotten tables.
   */
  readonly append: (table: TableId, entry: LogEntry, deadline: Deadline | undefined) => Promise<void>;
};
