import { type Random, shuffled } from '../../apps/bench/src/random.ts';
import { ratedDiscards } from '../../packages/bots/src/bidding/discards.ts';
import type { Heard } from '../../packages/bots/src/bidding/features.ts';
import { contractOf, outlook } from '../../packages/bots/src/bidding/hand-worth.ts';
import { JUDGED_GAMES, type JudgedGame } from '../../packages/bots/src/bidding/judging.ts';
import { type Card, type Contract, FOREHAND, gameValue, PACK } from '../../packages/rules/src/index.ts';
import type { Layout } from './play-out.ts';

/** A dealt hand with which somebody might play this game. */
export type Trial = Layout & { readonly game: JudgedGame; readonly heard: readonly [Heard, Heard] };

const CALM = { C: 0, S: 0, H: 0, D: 0, grand: 0, null: 0, nullOuvert: 0 };

/** Deals until a hand comes up with which this kind of game is not hopeless. Every tenth is played Hand. */
export function dealTrial(game: JudgedGame, random: Random): Trial {
  for (;;) {
    const cards = shuffled(PACK, random);
    const declarer = random(3);
    const hands = [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)];
    const ten = hands[declarer] ?? [];
    const skat = cards.slice(30);
    const buried = random(10) === 0 ? asPair(skat) : putAway(game, [...ten, ...skat], declarer === FOREHAND, random);
    if (buried === undefined) continue;
    const held = [...ten, ...skat].filter((card) => !buried.includes(card));
    const contract: Contract = { ...contractOf(game), hand: buried.every((card) => skat.includes(card)) };
    const others = [1, 2].map((step) => heardFrom(hands[(declarer + step) % 3] ?? []));
    return {
      game,
      declarer,
      contract,
      buried,
      hands: hands.map((hand, player) => (player === declarer ? held : hand)),
      heard: [others[0] ?? 0, others[1] ?? 0],
    };
  }
}

/** Below this nobody would play it; above that it is nearly always won, and half of these are enough. */
const HOPELESS = -2.2;
const NEARLY_SURE = 4;

/** Mostly the best discard, often another good one; nothing when the hand is not worth a trial. */
function putAway(game: JudgedGame, twelve: readonly Card[], leads: boolean, random: Random) {
  const rated = ratedDiscards(game, twelve, { leads, heard: [0, 0] });
  const best = rated[0]?.odds ?? HOPELESS;
  if (best < HOPELESS && random(10) > 0) return undefined;
  if (best > NEARLY_SURE && random(2) > 0) return undefined;
  const heat = random(2) === 0 ? 0.15 : 0.8;
  const weights = rated.map(({ odds }) => Math.exp((odds - best) / heat));
  const drawn = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  for (const [place, { pair }] of rated.entries()) {
    passed += weights[place] ?? 0;
    if (passed > drawn) return pair;
  }
  return rated[0]?.pair;
}

/** About what this hand would let hear in an auction, judged without the skat. */
function heardFrom(ten: readonly Card[]): Heard {
  const seen = { leads: false, heard: [0, 0], mood: CALM, hand: false } as const;
  const playable = JUDGED_GAMES.filter((game) => outlook(game, ten, [], seen).wins > 0.5);
  const most = Math.max(0, ...playable.map((game) => gameValue(contractOf(game), ten)));
  if (most === 0) return 1;
  return most < 24 ? 2 : 3;
}

function asPair(skat: readonly Card[]): readonly [Card, Card] {
  const [first, second] = skat;
  if (first === undefined || second === undefined) throw new Error('No skat');
  return [first, second];
}
