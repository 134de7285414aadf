import type { TableClock } from '@skatrunde/table';

/** The time of this machine. Its timers do not keep the process alive. */
export const systemClock: TableClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
