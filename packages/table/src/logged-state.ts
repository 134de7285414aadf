import { nextDeadline } from './clock.ts';
import type { Receipt } from './commands.ts';
import { type ClockCommand, decideTable, type LoggedCommand } from './decide.ts';
import type { TableDeps, TableFault } from './deps.ts';
import type { TableEvent } from './events.ts';
import { evolveEntry } from './evolve.ts';
import { type LogEntry, VersionTaken, type Who } from './log.ts';
import { Receipts } from './receipts.ts';
import type { TableState } from './state.ts';

/** Something that may change the table. `id`: made by the page that sent it. */
export type Act = { readonly who: Who; readonly command: LoggedCommand | ClockCommand; readonly id?: string };

/** A new entry, and the table as it was before. */
export type Change = { readonly before: TableState; readonly entry: LogEntry };

/** What became of an act. `reloaded`: others had written to the log meanwhile. */
export type Done = { readonly receipt: Receipt; readonly change?: Change; readonly reloaded: boolean };

type LoggedDeps = Pick<TableDeps, 'log' | 'clock' | 'shuffle' | 'people' | 'report'>;

const TRY_AGAIN: Receipt = { ok: false, code: 'tryAgain' };
/** So often others may be faster before the sender is told to try again. */
const MOST_CONFLICTS = 5;

/** The state of a table, and the only hand that writes its log: decide, append, make current. Holds every card. */
export class LoggedState {
  readonly receipts = new Receipts();
  readonly #deps: LoggedDeps;
  #state: TableState;

  /** Throws on a log that no table can have written. */
  constructor(deps: LoggedDeps, entries: readonly LogEntry[]) {
    this.#deps = deps;
    this.#state = this.#fold(undefined, entries);
  }

  get state(): TableState {
    return this.#state;
  }

  /** One at a time. Rejects when an invariant is broken; whatever fails, the state stays as it was. */
  async act(act: Act): Promise<Done> {
    let reloaded = false;
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
      const done = await this.#actOnce(act);
      if (done !== 'conflict') return { ...done, reloaded };
      if (!(await this.reload())) break;
      reloaded = true;
    }
    return { receipt: TRY_AGAIN, reloaded };
  }

  /** Takes over what others have written to the log; false when it cannot be read. */
  async reload(): Promise<boolean> {
    try {
      this.#state = this.#fold(this.#state, await this.#deps.log.read(this.#state.table, this.#state.version));
      return true;
    } catch (error) {
      this.#report('read', error);
      return false;
    }
  }

  async #actOnce(act: Act): Promise<Omit<Done, 'reloaded'> | 'conflict'> {
    const known = this.#receiptOf(act);
    if (known !== undefined) return { receipt: known };
    const step = this.#decide(act);
    if ('receipt' in step) return step;
    const failure = await this.#append(step.entry, step.after);
    if (failure !== undefined) return failure === 'conflict' ? failure : { receipt: failure };
    const before = this.#state;
    this.#state = step.after;
    this.receipts.rememberEntry(step.entry);
    return { receipt: { ok: true, version: step.entry.version }, change: { before, entry: step.entry } };
  }

  #receiptOf({ who, id }: Act): Receipt | undefined {
    return id === undefined || who === 'clock' || !('person' in who) ? undefined : this.receipts.of(who.person, id);
  }

  /** The entry and the state after it, or the receipt when there is nothing to write. */
  #decide(act: Act): { readonly receipt: Receipt } | { readonly entry: LogEntry; readonly after: TableState } {
    const { clock, shuffle, people } = this.#deps;
    const now = clock.now();
    const decision = decideTable(this.#state, act.who, act.command, { now, shuffle, people });
    return decision.ok ? this.#stepFor(act, now, decision.events) : { receipt: decision };
  }

  #stepFor({ who, id }: Act, at: number, events: readonly TableEvent[]) {
    const { version } = this.#state;
    if (events.length === 0) return { receipt: { ok: true, version } } as const;
    const entry: LogEntry = {
      version: version + 1,
      at,
      by: who,
      ...(id === undefined ? {} : { commandId: id }),
      events,
    };
    return { entry, after: evolveEntry(this.#state, entry) };
  }

  async #append(entry: LogEntry, after: TableState): Promise<Receipt | 'conflict' | undefined> {
    try {
      await this.#deps.log.append(after.table, entry, nextDeadline(after, this.#deps.people));
      return undefined;
    } catch (error) {
      if (error instanceof VersionTaken) return 'conflict';
      this.#report('append', error);
      return TRY_AGAIN;
    }
  }

  #fold(state: TableState | undefined, entries: readonly LogEntry[]): TableState {
    const after = entries.reduce<TableState | undefined>(evolveEntry, state);
    if (after === undefined) throw new Error('A table without a log');
    for (const entry of entries) this.receipts.rememberEntry(entry);
    return after;
  }

  #report(kind: TableFault['kind'], error: unknown): void {
    this.#deps.report({ table: this.#state.table, version: this.#state.version, kind, error });
  }
}
