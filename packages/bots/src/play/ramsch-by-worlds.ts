import type { Card, RamschView, TakenTrick } from '@skatrunde/rules';
import { bitOf, maskOf, pointsOf } from '../solver/bits.ts';
import { candidatesOf } from './candidates.ts';
import { diceFrom } from './dice.ts';
import { type Facts, factsOf } from './facts.ts';
import { emptyRamschTable, playOut, type RamschTable, ramschWorth } from './ramsch-rollout.ts';
import { PLACES, worldDealer } from './worlds.ts';

type Asked = {
  readonly view: RamschView;
  readonly legal: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  /** Worlds that are played out with each card. */
  readonly worlds: number;
  readonly start: number;
};

/** The card after which a Ramsch ends best on average, played out in many worlds; `undefined` when none fits. */
export function ramschCardByWorlds({ view, legal, tricks, worlds, start }: Asked): Card | undefined {
  const facts = factsOf(view, tricks);
  const dealer = facts === undefined ? undefined : worldDealer(facts);
  if (facts === undefined || dealer === undefined) return undefined;
  const dice = diceFrom(start);
  const world = new Int32Array(PLACES);
  const table = emptyRamschTable();
  const candidates = candidatesOf(facts, maskOf(legal, facts.game));
  const worth = new Float64Array(candidates.length);
  for (let turn = 0; turn < worlds; turn++) {
    dealer.deal(world, 0, dice);
    candidates.forEach((bit, c) => {
      setTable(table, facts, world);
      playOut(table, bit);
      worth[c] = (worth[c] ?? 0) + ramschWorth(table, facts.me);
    });
  }
  const best = candidates[worth.indexOf(Math.max(...worth))];
  return legal.find((card) => bitOf(card, facts.game) === best);
}

function setTable(table: RamschTable, facts: Facts, world: Int32Array): void {
  for (let player = 0; player < 3; player++) table.hands[player] = world[player] ?? 0;
  table.points.set(facts.points);
  table.tricks.set(facts.tricksTaken);
  table.leader = facts.leader;
  table.led = facts.trick[0] ?? -1;
  table.next = facts.trick[1] ?? -1;
  table.skat = pointsOf(world[3] ?? 0);
}
