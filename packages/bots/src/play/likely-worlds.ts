import type { Belief } from './beliefs.ts';
import type { Dice } from './dice.ts';
import { PLACES, type WorldDealer } from './worlds.ts';

/** Worlds to look at, each once, with how often it was drawn. */
export type LikelyWorlds = { readonly worlds: Int32Array; readonly weights: readonly number[] };

type Wanted = {
  /** Worlds dealt to draw from. */
  readonly candidates: number;
  /** Worlds that are looked at more closely. */
  readonly closer: number;
  readonly wanted: number;
  readonly dice: Dice;
};

/**
 * Deals worlds and draws some of them by how likely they are: first by what is quickly judged, then those few by what takes
 * longer.
 */
export function likelyWorlds(
  dealer: WorldDealer,
  { quick, thorough }: { readonly quick: Belief; readonly thorough: Belief },
  { candidates, closer, wanted, dice }: Wanted,
): LikelyWorlds {
  const worlds = new Int32Array(candidates * PLACES);
  for (let index = 0; index < candidates; index++) dealer.deal(worlds, index, dice);
  const all = { worlds, weights: Array.from({ length: candidates }, () => 1) };
  const few = drawn(all, quick, { wanted: closer, start: dice.share() });
  return drawn(few, thorough, { wanted, start: dice.share() });
}

/** Draws at even distances along the sum of all likelihoods. */
function drawn(
  from: LikelyWorlds,
  belief: Belief,
  { wanted, start }: { readonly wanted: number; readonly start: number },
): LikelyWorlds {
  const likelihood = likelihoods(from, belief);
  const total = likelihood.reduce((sum, one) => sum + one, 0);
  const places = new Map<string, number>();
  const worlds: number[] = [];
  const weights: number[] = [];
  let passed = 0;
  let next = (start * total) / wanted;
  for (let index = 0; index < likelihood.length; index++) {
    passed += likelihood[index] ?? 0;
    let times = 0;
    for (; next < passed; next += total / wanted) times++;
    if (times === 0) continue;
    const world = from.worlds.subarray(index * PLACES, (index + 1) * PLACES);
    const key = world.join();
    const place = places.get(key) ?? weights.length;
    if (place === weights.length) worlds.push(...world);
    places.set(key, place);
    weights[place] = (weights[place] ?? 0) + times;
  }
  return { worlds: Int32Array.from(worlds), weights };
}

function likelihoods({ worlds, weights }: LikelyWorlds, belief: Belief): Float64Array {
  const logs = Float64Array.from(weights, (_, index) => belief(worlds, index));
  const top = logs.reduce((most, one) => Math.max(most, one), -Infinity);
  return logs.map((one, index) => Math.exp(one - top) * (weights[index] ?? 0));
}
