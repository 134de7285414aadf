import type { TableClock } from '@skatrunde/table';

/** Time that passes so many times as fast: what takes seconds at a table takes a moment in a test. */
export function fastClock(times: number): TableClock {
  const start = Date.now();
  return {
    now: () => start + (Date.now() - start) * times,
    after(ms, run) {
      const timer = setTimeout(run, ms / times);
      return () => clearTimeout(timer);
    },
  };
}
