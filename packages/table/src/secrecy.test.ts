import { OFFICIAL, ORDINARY, PACK, type Player, type SkatState, skat } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { PersonId } from './commands.ts';
import { playerOf } from './playing-seats.ts';
import type { TableGameState, TableState } from './state.ts';
import type { Table } from './table.ts';
import { CROWD, RandomCrowd } from './test/random-match.ts';
import { randomFrom } from './test/shuffled-pack.ts';
import { skatState } from './test/skat-stage.ts';
import { momentAt, World } from './test/world.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 100);

/** The names of cards anywhere in a message. */
function cardsIn(message: unknown): ReadonlySet<string> {
  return new Set(Array.from(JSON.stringify(message).matchAll(/"([CSHD][ATKQJ987])"/g), ([, card]) => card ?? ''));
}

/** What this person may know by now, reckoned from the engine's own state and not from any view. */
function knownTo(state: TableState, person: PersonId): ReadonlySet<string> {
  const { stage } = state;
  if (stage.kind === 'pause') return new Set(stage.game === undefined ? [] : PACK);
  return stage.kind === 'game' ? knownInGame(stage.game, playerOf(state, stage.game, person)) : new Set();
}

function knownInGame(game: TableGameState, player: Player | undefined): ReadonlySet<string> {
  const cards = skatState(game);
  const own = player === undefined ? [] : (cards.deal.hands[player] ?? []);
  if (cards.phase === 'bidding' || cards.phase === 'over') return new Set(own);
  if (cards.phase === 'beforeRamsch' || cards.phase === 'ramsch')
    return new Set([...own, ...knownInRamsch(cards, player)]);
  const taken = cards.phase === 'playing' ? cards.discard !== undefined : cards.phase !== 'pickingUp';
  const skat = taken && player === cards.declarer ? cards.deal.skat : [];
  if (cards.phase !== 'playing') return new Set([...own, ...skat]);
  const played = [...cards.tricks.flatMap((trick) => trick.cards), ...cards.trick];
  const shown = cards.shown.flatMap((other) => cards.hands[other] ?? []);
  return new Set([...own, ...skat, ...played, ...shown]);
}

/** What he took up, and the cards that were played. */
function knownInRamsch(
  cards: Extract<SkatState, { readonly phase: 'beforeRamsch' | 'ramsch' }>,
  player: Player | undefined,
): readonly string[] {
  const pushed = cards.pushes.find((push) => push.player === player)?.cards;
  const holding = cards.phase === 'beforeRamsch' && cards.step === 'putOn' && cards.turn === player;
  const passed = [...(pushed?.taken ?? []), ...(holding ? cards.skat : [])];
  return cards.phase === 'ramsch'
    ? [...passed, ...cards.tricks.flatMap((trick) => trick.cards), ...cards.trick]
    : passed;
}

/** The cards that somebody is told and may not see: none. */
function leaksIn(table: Table, world: World): readonly string[] {
  return CROWD.flatMap((person) => {
    const update = world.published.at(-1)?.updateFor(person);
    const known = knownTo(table.state, person);
    return [...cardsIn(update ?? {})].filter((card) => !known.has(card)).map((card) => `${person}: ${card}`);
  });
}

describe('in whole random matches', () => {
  it.each(SEEDS)('no update names a card that its viewer may not see (seed %i)', async (seed) => {
    const world = new World();
    const table = await world.open({ seats: seed % 2 === 0 ? 3 : 4 });
    const leaks: string[] = [];
    world.onPublish = () => leaks.push(...leaksIn(table, world));
    const crowd = new RandomCrowd(world, seed);
    for (let step = 0; step < 300; step += 1) await crowd.step(table);
    expect(leaks).toEqual([]);
    expect(world.faults).toEqual([]);
    expect(world.published.length).toBeGreaterThan(100);
  });

  it('a card that may be seen is found by this test', async () => {
    const world = new World();
    const table = await world.started();
    expect(cardsIn(table.updateFor('ben')).size).toBe(10);
    expect(cardsIn(table.state).size).toBe(32);
  });
});

/** The same deal, but the cards that this player does not hold lie elsewhere. */
function twinPack(pack: readonly string[], own: ReadonlySet<string>, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const hidden = pack.filter((card) => !own.has(card));
  const moved = hidden.map((card) => ({ card, key: random() })).toSorted((a, b) => a.key - b.key);
  let next = 0;
  return pack.map((card) => {
    if (own.has(card)) return card;
    next += 1;
    return moved[next - 1]?.card ?? card;
  });
}

/** Everything that this person is told from the deal to the end of the auction. */
async function toldTo(person: PersonId, pack: readonly string[]): Promise<readonly string[]> {
  const world = new World();
  world.pack = pack;
  const told: string[] = [];
  world.onPublish = (publication) => {
    if (publication.people.includes(person)) told.push(JSON.stringify(publication.updateFor(person)));
  };
  const table = await world.started({ seats: 4 });
  await world.must(table, 'dora', { type: 'join', as: 'player' });
  await world.must(table, 'ben', { type: 'limitBidding', ...momentAt(table, 'ben'), upTo: 20 });
  for (const value of [18, 20, 22]) {
    const { stage } = table.state;
    const ask = stage.kind === 'game' ? skat.asks(skatState(stage.game), 1) : undefined;
    await world.must(table, 'cleo', { type: 'game', ask: 1000 + (ask?.number ?? 0), command: { type: 'bid', value } });
    await world.clock.advance(0);
  }
  return told;
}

describe('twins', () => {
  const pack = PACK.toReversed();

  it.each([
    ['anna', 2],
    ['ben', 0],
    ['cleo', 1],
    ['dora', undefined],
  ] as const)('%s is told the same, to the byte, wherever the hidden cards lie', async (person, player) => {
    const [dealt] = skat.deal(OFFICIAL, pack, ORDINARY);
    const hands = dealt?.type === 'dealt' ? dealt.hands : undefined;
    const own = new Set<string>(player === undefined ? [] : hands?.[player]);
    const told = await toldTo(person, pack);
    expect(told.length).toBeGreaterThan(5);
    for (const seed of [1, 2, 3, 4, 5]) expect(await toldTo(person, twinPack(pack, own, seed))).toEqual(told);
  });

  it('are told apart by who holds the cards that were moved', async () => {
    const [dealt] = skat.deal(OFFICIAL, pack, ORDINARY);
    const own = new Set<string>(dealt?.type === 'dealt' ? dealt.hands[0] : []);
    expect(await toldTo('cleo', twinPack(pack, own, 1))).not.toEqual(await toldTo('cleo', pack));
  });
});
