import { type Random, randomFrom, shuffled } from '../../apps/bench/src/random.ts';
import { BOT_LEVELS } from '../../packages/bots/src/index.ts';
import { type Card, isCard, PACK, type SkatEvent, type SkatState, skat } from '../../packages/rules/src/index.ts';
import { saidAt, type Turn, watchDeal } from './deal.ts';

/** Decisions that were asked twice, and how many of them came out differently. */
export type Unseen = { readonly decisions: number; readonly changed: number };

/** Asks each decision again after all cards that the seat has not seen were shuffled, with every level in turn. */
export function judgeUnseen({ decisions, seed }: { readonly decisions: number; readonly seed: number }): Unseen {
  const random = randomFrom(seed);
  let asked = 0;
  let changed = 0;
  for (let deal = 0; asked < decisions; deal += 1) {
    const level = BOT_LEVELS[deal % BOT_LEVELS.length] ?? 'master';
    watchDeal(shuffled(PACK, random), [level, level, level], {
      seed: `${seed} ${deal}`,
      watch: (turn) => {
        const said = saidAt(turn);
        const twin = twinOf(turn, random);
        if (asked >= decisions || twin === undefined) return said;
        asked += 1;
        if (JSON.stringify(saidAt(twin)) !== JSON.stringify(said)) changed += 1;
        return said;
      },
    });
  }
  return { decisions: asked, changed };
}

/** The same turn with other cards where this seat sees none; `undefined` when nothing is hidden. */
function twinOf(turn: Turn, random: Random): Turn | undefined {
  const exchange = exchangeOf(turn, random);
  const log = turn.log.map((event) => exchanged(event, exchange));
  const state = log.reduce<SkatState | undefined>((before, event) => skat.evolve(before, event), undefined);
  if (state === undefined || JSON.stringify(state) === JSON.stringify(turn.state)) return undefined;
  const ask = skat.asks(state, turn.player);
  if (ask === undefined) throw new Error('Only this seat sees a difference');
  return { ...turn, log, state, ask, view: skat.view(state, turn.player), offers: skat.offers(state, turn.player) };
}

function exchangeOf({ view, tricks }: Turn, random: Random): ReadonlyMap<unknown, Card> {
  const seen = new Set([...cardsIn(view), ...tricks.flatMap(({ cards }) => cards)]);
  const hidden = PACK.filter((card) => !seen.has(card));
  const others = shuffled(hidden, random);
  return new Map(hidden.map((card, index) => [card, others[index] ?? card]));
}

/** Every card that stands anywhere in a view. */
function cardsIn(value: unknown): readonly Card[] {
  if (isCard(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
}

function exchanged(event: SkatEvent, exchange: ReadonlyMap<unknown, Card>): SkatEvent {
  return JSON.parse(JSON.stringify(event), (_, value) => exchange.get(value) ?? value);
}
