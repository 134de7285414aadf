import type { PersonId, Receipt } from './commands.ts';
import type { LogEntry } from './log.ts';

/** How many receipts a table remembers. A page resends within seconds, so far fewer would do. */
const KEPT = 500;

/** What has been answered, by person and command id: a resend gets the first receipt again. */
export class Receipts {
  readonly #kept = new Map<string, Receipt>();

  of(person: PersonId, commandId: string): Receipt | undefined {
    return this.#kept.get(keyOf(person, commandId));
  }

  remember(person: PersonId, commandId: string, receipt: Receipt): void {
    this.#kept.set(keyOf(person, commandId), receipt);
    if (this.#kept.size <= KEPT) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Unless another receipt is remembered. */
  rememberFirst(person: PersonId, commandId: string, receipt: Receipt): void {
    if (this.of(person, commandId) === undefined) this.remember(person, commandId, receipt);
  }

  /** The log remembers the accepted ones across a restart. */
  rememberEntry({ by, commandId, version }: LogEntry): void {
    if (by === 'clock' || !('person' in by) || commandId === undefined) return;
    this.remember(by.person, commandId, { ok: true, version });
  }
}

function keyOf(person: PersonId, commandId: string): string {
  return `${person} ${commandId}`;
}
