/** What several runs of the same work came to; rates are per second. */
export type Rates = {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** Median per second of processor time: what is left when other programs take their share of the clock. */
  readonly perProcessorSecond: number;
  readonly runs: readonly Run[];
};

/** One run: how much work fitted into a second of the clock, and of processor time. */
export type Run = { readonly perSecond: number; readonly perProcessorSecond: number };

/** How long to measure: so many runs of so many seconds, after one that only warms up. */
export type Effort = { readonly runs: number; readonly seconds: number };

/** Repeats the work, which tells how much it did, and counts how much of it fits into a second. */
export function measure(work: () => number, { runs, seconds }: Effort): Rates {
  runOnce(work, seconds);
  return ratesOf(Array.from({ length: runs }, () => runOnce(work, seconds)));
}

export function ratesOf(runs: readonly Run[]): Rates {
  const rates = sorted(runs.map(({ perSecond }) => perSecond));
  return {
    median: median(rates),
    lowest: rates[0] ?? 0,
    highest: rates.at(-1) ?? 0,
    perProcessorSecond: median(sorted(runs.map(({ perProcessorSecond }) => perProcessorSecond))),
    runs,
  };
}

function sorted(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((a, b) => a - b);
}

function median(ascending: readonly number[]): number {
  const half = ascending.length / 2;
  const [low = 0, high = 0] = [ascending[Math.ceil(half) - 1], ascending[Math.floor(half)]];
  return (low + high) / 2;
}

function runOnce(work: () => number, seconds: number): Run {
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  let milliseconds = 0;
  while (milliseconds < seconds * 1000) {
    done += work();
    milliseconds = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(before);
  const microseconds = Math.max(1, user + system);
  return { perSecond: (done / milliseconds) * 1000, perProcessorSecond: (done / microseconds) * 1_000_000 };
}
