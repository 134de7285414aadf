/** What several runs of the same work came to; rates are per second. */
export type Rates = {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  readonly runs: readonly number[];
};

/** How long to measure: so many runs of so many seconds, after one that only warms up. */
export type Effort = { readonly runs: number; readonly seconds: number };

/** Repeats the work, which tells how much it did, and counts how much of it fits into a second. */
export function measure(work: () => number, { runs, seconds }: Effort): Rates {
  rateOf(work, seconds);
  return ratesOf(Array.from({ length: runs }, () => rateOf(work, seconds)));
}

export function ratesOf(runs: readonly number[]): Rates {
  const sorted = [...runs].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return { median: (low + high) / 2, lowest: sorted[0] ?? 0, highest: sorted.at(-1) ?? 0, runs };
}

function rateOf(work: () => number, seconds: number): number {
  const start = performance.now();
  let done = 0;
  let passed = 0;
  while (passed < seconds * 1000) {
    done += work();
    passed = performance.now() - start;
  }
  return (done / passed) * 1000;
}
