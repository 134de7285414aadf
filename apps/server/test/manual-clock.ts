import type { TableClock } from '@skatrunde/table';

/** Time that passes only when a test says so. */
export type ManualClock = TableClock & {
  /** Lets so many ms pass; what is due runs in the order of its time. */
  readonly advance: (ms: number) => Promise<void>;
};

export function manualClock(start = 1_800_000_000_000): ManualClock {
  let now = start;
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.run();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}

/** Lets promises that wait for nothing outside run to their end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
