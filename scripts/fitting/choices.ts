import type { Random } from '../../apps/bench/src/random.ts';

/** One of several was taken. What is counted of each stands in a row, one behind the other. */
export type Choice = {
  readonly traits: Float32Array;
  readonly count: number;
  readonly taken: number;
  /** Where the weights of this kind of choice begin. */
  readonly at: number;
};

const ROUNDS = 8;
const BATCH = 96;
const PULL = 0.0005;

/** Weights by which the taken ones stand out (conditional logit; Adam). */
export function fitChoices(choices: readonly Choice[], size: number, random: Random): Float64Array {
  const weights = new Float64Array(size);
  const [gradient, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  let turn = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = 0.03 * 0.7 ** round;
    for (let batch = 0; batch < choices.length; batch += BATCH) {
      gradient.fill(0);
      for (let one = 0; one < BATCH; one += 1) {
        const choice = choices[random(choices.length)];
        if (choice !== undefined) addGradient(choice, weights, gradient);
      }
      turn += 1;
      for (let place = 0; place < size; place += 1) {
        const slope = (gradient[place] ?? 0) / BATCH - PULL * (weights[place] ?? 0);
        mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * slope;
        square[place] = 0.999 * (square[place] ?? 0) + 0.001 * slope * slope;
        const [m, s] = [(mean[place] ?? 0) / (1 - 0.9 ** turn), (square[place] ?? 0) / (1 - 0.999 ** turn)];
        weights[place] = (weights[place] ?? 0) + (step * m) / (Math.sqrt(s) + 1e-8);
      }
    }
  }
  return weights;
}

/** Mean of the logarithms of what the taken ones were given. */
export function likelihoodOf(choices: readonly Choice[], weights: Float64Array): number {
  const sum = choices.reduce((total, choice) => total + Math.log(sharesOf(choice, weights)[choice.taken] ?? 0), 0);
  return sum / Math.max(1, choices.length);
}

function sharesOf({ traits, count, at }: Choice, weights: Float64Array): readonly number[] {
  const width = traits.length / count;
  const sums = Array.from({ length: count }, (_, one) => {
    let sum = 0;
    for (let trait = 0; trait < width; trait += 1) {
      sum += (weights[at + trait] ?? 0) * (traits[one * width + trait] ?? 0);
    }
    return sum;
  });
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function addGradient(choice: Choice, weights: Float64Array, gradient: Float64Array): void {
  const { traits, count, taken, at } = choice;
  const width = traits.length / count;
  sharesOf(choice, weights).forEach((share, one) => {
    const error = (one === taken ? 1 : 0) - share;
    for (let trait = 0; trait < width; trait += 1) {
      gradient[at + trait] = (gradient[at + trait] ?? 0) + error * (traits[one * width + trait] ?? 0);
    }
  });
}
