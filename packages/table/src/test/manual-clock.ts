import type { TableClock } from '../deps.ts';

type Timer = { readonly at: number; readonly run: () => void };

/** A clock that moves only when told to. */
export class ManualClock implements TableClock {
  #now = 1_000_000;
  #timers: readonly Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  get pending(): number {
    return this.#timers.length;
  }

  /** Lets time pass and everything happen that follows, in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let timer = this.#nextUntil(end); timer !== undefined; timer = this.#nextUntil(end)) {
      const due = timer;
      this.#now = due.at;
      this.#timers = this.#timers.filter((other) => other !== due);
      due.run();
      await settle();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Until all promises that are ready have been followed. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
