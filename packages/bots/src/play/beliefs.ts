import type { Call } from '@skatrunde/rules';
import { GRAND_BELIEFS, NULL_BELIEFS, SUIT_BELIEFS } from './belief-weights.ts';
import type { Facts } from './facts.ts';
import { countNull, countTrumpGame, type DealtWorld, FEATURES, saidSomething } from './world-features.ts';
import { PLACES } from './worlds.ts';

/** How likely a world is beside another: the logarithm of a factor, from how hands are bid, discarded and announced. */
export type Belief = (worlds: Int32Array, index: number) => number;

/** What the bids, the contract and the discard tell about the cards of this game; nothing in Ramsch. */
export function beliefOf(facts: Facts, calls: readonly Call[]): Belief {
  const { declarer, contract, played } = facts;
  if (declarer === undefined || contract.type === 'ramsch') return () => 0;
  const said = saidSomething(calls);
  const counts = new Float64Array(FEATURES);
  const world: DealtWorld = { hands: new Int32Array(3), skat: 0 };
  const weights = contract.type === 'null' ? NULL_BELIEFS : contract.type === 'grand' ? GRAND_BELIEFS : SUIT_BELIEFS;
  const kind = contract.type;
  return (worlds, index) => {
    const at = index * PLACES;
    for (let player = 0; player < 3; player++) {
      world.hands[player] = (worlds[at + player] ?? 0) | (played[player] ?? 0);
    }
    world.skat = contract.hand ? 0 : (worlds[at + 3] ?? 0);
    if (kind === 'null') countNull(world, { declarer, said }, counts);
    else countTrumpGame(world, { kind, declarer, said }, counts);
    return dot(weights, counts);
  };
}

function dot(weights: Float64Array, counts: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += (weights[place] ?? 0) * (counts[place] ?? 0);
  return sum;
}
