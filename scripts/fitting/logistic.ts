import type { Random } from '../../apps/bench/src/random.ts';

/** One observation: places of a table whose weights are added up, and what came of it (0 lost, 1 won, or in between). */
export type Observation = { readonly places: Int32Array; readonly outcome: number };

type Fitting = {
  readonly size: number;
  readonly rounds: number;
  /** Step width at the beginning; it falls to 0. */
  readonly rate: number;
  /** How strongly each weight is drawn back to where it began. */
  readonly pull: number;
  readonly from?: Float64Array;
};

/** Logistic regression on sparse places: stochastic gradient with a step of its own for each weight (Adagrad). */
export function fitWeights(
  observations: readonly Observation[],
  { size, rounds, rate, pull, from = new Float64Array(size) }: Fitting,
  random: Random,
): Float64Array {
  const weights = from.slice();
  const steepness = new Float64Array(size).fill(1);
  const order = observations.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    mix(order, random);
    const step = rate * (1 - round / rounds);
    for (const index of order) {
      const { places, outcome } = observations[index] as Observation;
      const error = 1 / (1 + Math.exp(-sumAt(places, weights))) - outcome;
      for (const place of places) {
        const slope = error + pull * ((weights[place] as number) - (from[place] as number));
        steepness[place] = (steepness[place] as number) + slope * slope;
        weights[place] = (weights[place] as number) - (step * slope) / Math.sqrt(steepness[place] as number);
      }
    }
  }
  return weights;
}

export function sumAt(places: Int32Array, weights: Float64Array): number {
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  return sum;
}

/** Mean surprise in nats: 0.69 for who knows nothing. */
export function lossOf(observations: readonly Observation[], weights: Float64Array): number {
  const sum = observations.reduce((total, { places, outcome }) => {
    const odds = sumAt(places, weights);
    return total + Math.log1p(Math.exp(odds)) - outcome * odds;
  }, 0);
  return sum / observations.length;
}

function mix(order: number[], random: Random): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}
