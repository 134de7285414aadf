import type { Belief } from './beliefs.ts';
import type { Dice } from './dice.ts';
import { PLACES, type WorldDealer } from './worlds.ts';

/** Worlds to look at, each once, with how often it was drawn. */
export type LikelyWorlds = { readonly worlds: Int32Array; readonly weights: readonly number[] };

/** Deals `candidates` worlds and draws `wanted` of them by how likely they are. */
export function likelyWorlds(
  dealer: WorldDealer,
  belief: Belief,
  { candidates, wanted, dice }: { readonly candidates: number; readonly wanted: number; readonly dice: Dice },
): LikelyWorlds {
  const dealt = new Int32Array(candidates * PLACES);
  const likelihood = new Float64Array(candidates);
  let top = -Infinity;
  for (let index = 0; index < candidates; index++) {
    dealer.deal(dealt, index, dice);
    likelihood[index] = belief(dealt, index);
    top = Math.max(top, likelihood[index] ?? 0);
  }
  let total = 0;
  for (let index = 0; index < candidates; index++) {
    likelihood[index] = Math.exp((likelihood[index] ?? 0) - top);
    total += likelihood[index] ?? 0;
  }
  return drawn(dealt, likelihood, { total, wanted, start: dice.share() });
}

/** Systematic drawing: at even distances along the sum of all likelihoods. */
function drawn(
  dealt: Int32Array,
  likelihood: Float64Array,
  { total, wanted, start }: { readonly total: number; readonly wanted: number; readonly start: number },
): LikelyWorlds {
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
    const world = dealt.subarray(index * PLACES, (index + 1) * PLACES);
    const key = world.join();
    const place = places.get(key) ?? weights.length;
    if (place === weights.length) worlds.push(...world);
    places.set(key, place);
    weights[place] = (weights[place] ?? 0) + times;
  }
  return { worlds: Int32Array.from(worlds), weights };
}
