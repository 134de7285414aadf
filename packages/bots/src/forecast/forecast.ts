import type { PlayingView, TakenTrick } from '@skatrunde/rules';
import { beliefOf } from '../play/beliefs.ts';
import { diceFrom } from '../play/dice.ts';
import { type Facts, factsOf } from '../play/facts.ts';
import { likelyWorlds } from '../play/likely-worlds.ts';
import { habitBelief } from '../play/past-plays.ts';
import { PLACES, worldDealer } from '../play/worlds.ts';
import { pointsOf } from '../solver/bits.ts';
import { emptyMaskPosition, maskGameOf } from '../solver/position.ts';
import { threadSolver } from '../thread-solver.ts';

/** How a game that is being played will probably end, from what one seat can know. */

export type Forecast = {
  /** In so many of the worlds asked (0..1) the declarer makes it when all cards lie open. */
  readonly share: number;
  readonly worlds: number;
};

type Asked = {
  readonly view: PlayingView;
  readonly tricks: readonly TakenTrick[];
  /** Where chance begins. */
  readonly start: number;
  /** Card points the declarer is asked for; in Null he is always asked for no trick. */
  readonly need: number;
};

const CANDIDATES = 400;
const CLOSER = 60;
const WORLDS = 24;
/** Positions that one forecast may look at. */
const NODES = 600_000;

/** `undefined` when no world could be asked. */
export function forecast({ view, tricks, start, need }: Asked): Forecast | undefined {
  const facts = factsOf(view, tricks);
  const dealer = facts === undefined ? undefined : worldDealer(facts);
  if (facts === undefined || dealer === undefined) return undefined;
  const dice = diceFrom(start);
  const { worlds, weights } = likelyWorlds(
    dealer,
    { quick: beliefOf(facts, view.calls), thorough: habitBelief(facts) },
    { candidates: CANDIDATES, closer: CLOSER, wanted: WORLDS, dice },
  );
  threadSolver().forget();
  let made = 0;
  let asked = 0;
  let nodes = 0;
  weights.forEach((weight, index) => {
    const reached = declarerMakes(facts, worlds.subarray(index * PLACES, (index + 1) * PLACES), need, NODES - nodes);
    nodes += threadSolver().nodes();
    if (reached === undefined) return;
    asked += weight;
    if (reached) made += weight;
  });
  return asked === 0 ? undefined : { share: made / asked, worlds: asked };
}

function declarerMakes(facts: Facts, world: Int32Array, need: number, maxNodes: number): boolean | undefined {
  if (maxNodes <= 0) return undefined;
  const declarer = facts.declarer ?? facts.me;
  const position = emptyMaskPosition();
  for (let seat = 0; seat < 3; seat += 1) position.hands[seat] = world[(declarer + seat) % 3] ?? 0;
  position.leader = (facts.leader - declarer + 3) % 3;
  position.led = facts.trick[0] ?? -1;
  position.next = facts.trick[1] ?? -1;
  const game = maskGameOf(facts.game);
  if (game === 'null') return facts.tricksTaken[declarer] === 0 && threadSolver().atLeast(game, position, 1, maxNodes);
  const taken = (facts.points[declarer] ?? 0) + pointsOf(world[3] ?? 0);
  return threadSolver().atLeast(game, position, need - taken, maxNodes);
}
