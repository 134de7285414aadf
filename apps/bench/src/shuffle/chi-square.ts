/** How far counts lie from what chance would give. */
export type ChiSquare = {
  readonly statistic: number;
  readonly degrees: number;
  /** How often pure chance gives at least so large a statistic: far below 0.001 means "not by chance". */
  readonly p: number;
};

/** Pearson's test of counts that should all be equal. `degrees`: how many of them are free. */
export function chiSquare(counts: Iterable<number>, degrees: number): ChiSquare {
  const all = [...counts];
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length;
  const statistic = all.reduce((sum, count) => sum + (count - expected) ** 2, 0) / expected;
  return { statistic, degrees, p: upperTail(statistic, degrees) };
}

/** Wilson and Hilferty (1931): the cube root is nearly normal; good to three digits at hundreds of degrees of freedom. */
function upperTail(statistic: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return normalTail((Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** Abramowitz and Stegun 26.2.17; absolute error below 7.5e-8. */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((inner, factor) => (inner + factor) * t, 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z >= 0 ? tail : 1 - tail;
}
