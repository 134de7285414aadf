import { type Deadline, type LogEntry, type TableLog, VersionTaken } from '../log.ts';

/** A log in memory that can fail. Entries go through JSON, as in a database. */
export class MemoryLog implements TableLog {
  readonly rows = new Map<string, string[]>();
  /** The deadline stored last. */
  deadline: Deadline | undefined;
  /** Thrown by the next appends, in order; a `stored` one after storing. */
  readonly failures: { readonly error: Error; readonly stored: boolean }[] = [];
  readFails = false;
  readonly #trace: (word: string) => void;

  constructor(trace: (word: string) => void) {
    this.#trace = trace;
  }

  entries(table: string): readonly LogEntry[] {
    return (this.rows.get(table) ?? []).map((row): LogEntry => JSON.parse(row));
  }

  async read(table: string, after: number): Promise<readonly LogEntry[]> {
    if (this.readFails) throw new Error('The log cannot be read');
    return this.entries(table).slice(after);
  }

  async append(table: string, entry: LogEntry, deadline: Deadline | undefined): Promise<void> {
    await Promise.resolve();
    const failure = this.failures.shift();
    if (failure !== undefined && !failure.stored) throw failure.error;
    const rows = this.rows.get(table) ?? [];
    if (entry.version <= rows.length) throw new VersionTaken(table, entry.version);
    this.rows.set(table, [...rows, JSON.stringify(entry)]);
    this.deadline = deadline;
    this.#trace(`append ${entry.version}`);
    if (failure !== undefined) throw failure.error;
  }
}
