import { type Absence, absenceOf } from './absence.ts';
import { Answering } from './answering.ts';
import { allowedLimit, BidLimits, type LimitCommand, noteOf } from './bid-limits.ts';
import { nextDeadline } from './clock.ts';
import type { PersonId, Receipt, TableCommand, TableId } from './commands.ts';
import type { LimitNote, TableDeps, TableFault } from './deps.ts';
import { evolveEntry } from './evolve.ts';
import { type HintReceipt, hintQuestion } from './hints.ts';
import type { Deadline, LogEntry, Speaker } from './log.ts';
import { type Act, LoggedState } from './logged-state.ts';
import { type Opening, openingEntry } from './opening.ts';
import { Publishing } from './publishing.ts';
import type { TableState } from './state.ts';
import { roleOf, summaryOf, type TableSummary } from './summary.ts';
import type { Pad, TableUpdate } from './view-types.ts';

/** A command with the id that its page made for it (bots make none); a resend keeps the id. */
export type Said = { readonly id?: string; readonly command: TableCommand };

const TRY_AGAIN = { ok: false, code: 'tryAgain' } as const satisfies Receipt;

/**
 * One table. Whatever changes it comes through its queue, one after the other: decide, append, make current, publish,
 * acknowledge. No method rejects once the table is open.
 */
export class Table {
  readonly #deps: TableDeps;
  readonly #logged: LoggedState;
  readonly #limits: BidLimits;
  readonly #publishing: Publishing;
  readonly #answering: Answering;
  #queue: Promise<unknown> = Promise.resolve();

  /** A new table. Rejects when the id is taken or storing fails. */
  static async create(deps: TableDeps, opening: Opening): Promise<Table> {
    const entry = openingEntry(opening, deps.clock.now());
    const state = evolveEntry(undefined, entry);
    await deps.log.append(opening.table, entry, nextDeadline(state, deps.people));
    return new Table(deps, [entry]);
  }

  /** A table from its log, wherever it was, mid-trick too; `undefined` when there is none. Rejects when it is unreadable. */
  static async open(deps: TableDeps, id: TableId): Promise<Table | undefined> {
    const entries = await deps.log.read(id, 0);
    if (entries.length === 0) return undefined;
    const table = new Table(deps, entries);
    await table.#readLimits();
    table.#answering.schedule();
    return table;
  }

  private constructor(deps: TableDeps, entries: readonly LogEntry[]) {
    this.#deps = deps;
    this.#logged = new LoggedState(deps, entries);
    this.#limits = new BidLimits(deps.notes);
    this.#publishing = new Publishing(deps, this.state, {
      bidLimits: () => this.#limits.of(this.state),
      report: (error) => this.#report('publish', error),
    });
    this.#answering = new Answering(deps, {
      state: () => this.state,
      bidLimits: () => this.#limits.of(this.state),
      say: (who, command) => this.handle(who, { command }),
      report: (error) => this.#report('bot', error),
    });
  }

  get id(): TableId {
    return this.state.table;
  }

  /** Holds every card: for the server's own books and for tests, never for a page. */
  get state(): TableState {
    return this.#logged.state;
  }

  /** The door for people, bots and stand-ins. Who it is comes from the connection, never from the message. */
  handle(who: Speaker, { id, command }: Said): Promise<Receipt> {
    const said = id === undefined ? { who } : { who, id };
    return this.#enqueue(() =>
      command.type === 'limitBidding' ? this.#limitBidding(said, command) : this.#act({ ...said, command }),
    );
  }

  /**
   * The door for the clock: does what is due by now. Harmless when nothing is, or when it was done elsewhere. When it
   * answers `tryAgain`, call it again in a while.
   */
  tick(): Promise<Receipt> {
    return this.#enqueue(() => this.#act({ who: 'clock', command: { type: 'tick' } }));
  }

  /** When `tick` should be called next. */
  deadline(): Deadline | undefined {
    return nextDeadline(this.state, this.#deps.people);
  }

  /** A name, somebody's presence or the title has changed: the same version again, for everybody. */
  republish(): void {
    this.#publishing.publish(this.state);
    this.#answering.schedule();
  }

  /**
   * What a bot would do in this person's place, for them alone. Changes nothing and waits for nobody's word; an ask that
   * was answered meanwhile has no hint any more.
   */
  async hint(person: PersonId, ask: number): Promise<HintReceipt> {
    const question = hintQuestion(this.state, person, ask);
    if (typeof question === 'string') return { ok: false, code: question };
    try {
      const hint = await this.#deps.bots.hint(question);
      if (hint === undefined) return TRY_AGAIN;
      const now = hintQuestion(this.state, person, ask);
      return typeof now === 'string' ? { ok: false, code: now } : { ok: true, hint };
    } catch (error) {
      this.#report('bot', error);
      return TRY_AGAIN;
    }
  }

  /** Takes over what others have written to the log, when the table is open in several places. */
  async refresh(): Promise<void> {
    await this.#enqueue(async () => {
      if (await this.#logged.reload()) await this.#takeOver();
      return { ok: true, version: this.state.version };
    });
  }

  /** Everything for one person, as after joining or reconnecting; `undefined` for somebody who is not at the table. */
  updateFor(person: PersonId): TableUpdate | undefined {
    return this.#publishing.updateFor(this.state, person);
  }

  /** The running or last match; `undefined` before the first. */
  pad(): Pad | undefined {
    return this.#publishing.pad(this.state);
  }

  summary(): TableSummary {
    return summaryOf(this.state, this.#deps.people);
  }

  roleOf(person: PersonId): 'player' | 'watcher' | undefined {
    return roleOf(this.state, person);
  }

  /** Why somebody does not belong to the table; `undefined` for who does. */
  absenceOf(person: PersonId): Absence | undefined {
    return absenceOf(this.state, person);
  }

  isHost(person: PersonId): boolean {
    return this.state.host === person;
  }

  /** Stops what the table would do by itself, and waits for what it is doing. */
  async close(): Promise<void> {
    this.#answering.stop();
    await this.#queue;
  }

  /** One after the other. The only place that catches a broken invariant: the table keeps its last good state. */
  #enqueue(work: () => Promise<Receipt>): Promise<Receipt> {
    const done = this.#queue.then(work).catch((error: unknown) => {
      this.#report('invariant', error);
      return TRY_AGAIN;
    });
    this.#queue = done;
    return done;
  }

  async #act(act: Act): Promise<Receipt> {
    const { receipt, change, reloaded } = await this.#logged.act(act);
    if (reloaded) await this.#takeOver();
    if (change !== undefined) this.#publishing.publish(this.state, change);
    this.#remember(act, receipt);
    this.#answering.schedule();
    return receipt;
  }

  /** No fact of the log: noted, told to its owner alone, and on the owner's own turn answered at once. */
  async #limitBidding(said: Omit<Act, 'command'>, command: LimitCommand): Promise<Receipt> {
    const { who } = said;
    if (who === 'clock' || !('person' in who)) throw new Error('Only people bid automatically');
    const known = said.id === undefined ? undefined : this.#logged.receipts.of(who.person, said.id);
    if (known !== undefined) return known;
    const allowed = allowedLimit(this.state, who.person, command);
    if (typeof allowed === 'string') return this.#remember(said, { ok: false, code: allowed });
    if (!(await this.#noteLimit(allowed.dealing, noteOf(who.person, command, said.id)))) return TRY_AGAIN;
    if (allowed.atOnce === undefined) {
      return this.#remember(said, { ok: true, version: this.state.version });
    }
    return this.#act({ ...said, command: allowed.atOnce });
  }

  async #noteLimit(dealing: number, note: LimitNote): Promise<boolean> {
    try {
      await this.#limits.set({ table: this.id, dealing }, note);
    } catch (error) {
      this.#report('notes', error);
      return false;
    }
    this.#publishing.publishTo(this.state, note.person);
    return true;
  }

  /** The limits that are not in the log, and what has set them: a resend of it must not act again. */
  async #readLimits(): Promise<void> {
    const receipt: Receipt = { ok: true, version: this.state.version };
    try {
      for (const { person, commandId } of await this.#limits.read(this.state)) {
        this.#logged.receipts.rememberFirst(person, commandId, receipt);
      }
    } catch (error) {
      this.#report('notes', error);
    }
  }

  /** Others have written: their entries may have reached nobody, so everybody gets the table anew. */
  async #takeOver(): Promise<void> {
    await this.#readLimits();
    this.#publishing.publish(this.state);
    this.#answering.schedule();
  }

  /** What is not in the log a resend must find here; `tryAgain` is the one answer that may change. */
  #remember({ who, id }: Omit<Act, 'command'>, receipt: Receipt): Receipt {
    const last = receipt.ok || receipt.code !== 'tryAgain';
    if (last && id !== undefined && who !== 'clock' && 'person' in who) {
      this.#logged.receipts.remember(who.person, id, receipt);
    }
    return receipt;
  }

  #report(kind: TableFault['kind'], error: unknown): void {
    this.#deps.report({ table: this.id, version: this.state.version, kind, error });
  }
}
