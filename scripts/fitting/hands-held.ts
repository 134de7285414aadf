import type { Random } from '../../apps/bench/src/random.ts';
import { diceFrom } from '../../packages/bots/src/play/dice.ts';
import { gameOf } from '../../packages/bots/src/play/facts.ts';
import { countNull, countTrumpGame, FEATURES, saidSomething } from '../../packages/bots/src/play/world-features.ts';
import { PLACES, worldDealer } from '../../packages/bots/src/play/worlds.ts';
import { maskOf } from '../../packages/bots/src/solver/bits.ts';
import type { Choice } from './choices.ts';
import type { PlayedGame } from './played-games.ts';

/** So many other ways the cards might have lain stand beside the one they did. */
const OTHERS = 30;

/** From each seat: the world as it was, among others that this seat could not tell from it before the first card. */
export function handsHeld(game: PlayedGame, random: Random): readonly Choice[] {
  return [0, 1, 2].flatMap((me) => heldFrom(me, game, random));
}

function heldFrom(me: number, game: PlayedGame, random: Random): readonly Choice[] {
  const { contract, declarer } = game;
  if (contract.type === 'null' && me === declarer) return [];
  const layout = gameOf(contract);
  const hands = game.hands.map((cards) => maskOf(cards, layout));
  const skat = maskOf(game.skat, layout);
  const knowsSkat = me === declarer && !contract.hand;
  const hand = hands[me] ?? 0;
  const dealer = worldDealer({
    me,
    hand,
    left: [10, 10, 10],
    lacks: [0, 0, 0],
    shown: [0, 0, 0],
    hidden: ~(hand | (knowsSkat ? skat : 0)),
    ...(knowsSkat ? { skat } : {}),
  });
  if (dealer === undefined) return [];
  const worlds = new Int32Array((OTHERS + 1) * PLACES);
  const dice = diceFrom(random(2 ** 31));
  worlds.set([...hands, skat]);
  for (let other = 1; other <= OTHERS; other += 1) dealer.deal(worlds, other, dice);
  return [{ traits: traitsOf(game, worlds), count: OTHERS + 1, taken: 0, at: 0 }];
}

function traitsOf({ contract, declarer, calls }: PlayedGame, worlds: Int32Array): Float32Array {
  const counts = new Float64Array(FEATURES);
  const traits = new Float32Array((OTHERS + 1) * FEATURES);
  const said = saidSomething(calls);
  for (let one = 0; one <= OTHERS; one += 1) {
    const at = one * PLACES;
    const world = { hands: worlds.slice(at, at + 3), skat: contract.hand ? 0 : (worlds[at + 3] ?? 0) };
    if (contract.type === 'null') countNull(world, { declarer, said }, counts);
    else countTrumpGame(world, { kind: contract.type, declarer, said }, counts);
    traits.set(counts, one * FEATURES);
  }
  return traits;
}
