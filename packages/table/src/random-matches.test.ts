import { NO_BOCK, OFFICIAL, type SkatSettings } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { evolveEntry } from './evolve.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';
import { RandomCrowd, updatesAt } from './test/random-match.ts';
import { World } from './test/world.ts';
import type { Pad } from './view-types.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);
const STEPS = 300;

const LENGTHS = [
  { kind: 'singleGame' },
  { kind: 'rounds', rounds: 1 },
  { kind: 'rounds', rounds: 2 },
  { kind: 'target', score: 250 },
] as const;

/** Official rules every other time, else much at once. */
const HOUSES: readonly SkatSettings[] = [
  OFFICIAL,
  {
    ...OFFICIAL,
    ramsch: 'allPass',
    schieberamsch: true,
    klopfen: true,
    kontraLevel: 4,
    kontraRight: 'anyDefender',
    spitze: 1,
    revolution: true,
    schenken: true,
    bock: { ...NO_BOCK, lostAfterKontra: true, value72: true, allPassed: true },
    bockRamsch: true,
    leavingCountsAsConceding: true,
  },
  OFFICIAL,
  { ...OFFICIAL, ramsch: 'always', schieberamsch: true, leavingCountsAsConceding: true, scoring: 'tournament' },
  { ...OFFICIAL, kontraLevel: 2, scoring: 'tournament', leavingCountsAsConceding: true, valuesBefore1999: true },
];

function openFor(world: World, seed: number): Promise<Table> {
  const seats = seed % 2 === 0 ? 3 : 4;
  const rules = HOUSES[seed % HOUSES.length] ?? OFFICIAL;
  return world.open({ seats, length: LENGTHS[seed % LENGTHS.length] ?? LENGTHS[0], rules });
}

/** Whatever happens, this is true of every state. */
function checkState(state: TableState): void {
  const seated = state.seats.flatMap((seat) => (seat?.occupant.kind === 'person' ? [seat.occupant.person] : []));
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.every((person) => state.members.some((member) => member.person === person))).toBe(true);
  expect(state.members.some(({ person }) => person === state.host)).toBe(state.members.length > 0);
  if (state.stage.kind === 'game') expect(state.stage.game.seats.every((seat) => state.seats[seat])).toBe(true);
}

/** Lines are only ever added, and each total is the one before and the score. */
function checkPad(before: Pad | undefined, pad: Pad | undefined): void {
  if (pad === undefined) return;
  if (before?.match === pad.match) expect(pad.lines.slice(0, before.lines.length)).toEqual(before.lines);
  pad.lines.forEach((line, index) => {
    const last = pad.lines[index - 1]?.totals ?? [];
    expect(line.totals).toEqual(line.scores.map((score, column) => (last[column] ?? 0) + score));
  });
}

describe('whole random matches', () => {
  it.each(SEEDS)('keep what is always true, and break nothing (seed %i)', async (seed) => {
    const world = new World();
    const table = await openFor(world, seed);
    const crowd = new RandomCrowd(world, seed);
    let pad = table.pad();
    for (let step = 0; step < STEPS; step += 1) {
      await crowd.step(table);
      checkState(table.state);
      checkPad(pad, table.pad());
      pad = table.pad();
    }
    expect(world.faults).toEqual([]);
    expect(table.state.dealings).toBeGreaterThan(0);
  });

  it.each(SEEDS.slice(0, 6))('are the fold of their log after every entry (seed %i)', async (seed) => {
    const world = new World();
    const table = await openFor(world, seed);
    const live: TableState[] = [table.state];
    world.onPublish = ({ version }) => {
      if (version > (live.at(-1)?.version ?? 0)) live.push(table.state);
    };
    const crowd = new RandomCrowd(world, seed);
    for (let step = 0; step < STEPS; step += 1) await crowd.step(table);
    let folded: TableState | undefined;
    for (const entry of world.log.entries('test')) {
      folded = evolveEntry(folded, entry);
      expect(folded).toEqual(live[entry.version - 1]);
    }
  });

  it.each(SEEDS.slice(0, 6))('look the same to everybody after a restart at any moment (seed %i)', async (seed) => {
    const world = new World();
    let table = await openFor(world, seed);
    const crowd = new RandomCrowd(world, seed);
    for (let step = 0; step < STEPS; step += 1) {
      await crowd.step(table);
      const before = updatesAt(table);
      await table.close();
      table = await world.reopen();
      expect(updatesAt(table)).toEqual(before);
    }
    expect(world.faults).toEqual([]);
  });

  it.each(SEEDS.slice(0, 6))('go on over failing appends and lost answers (seed %i)', async (seed) => {
    const world = new World();
    const table = await openFor(world, seed);
    const crowd = new RandomCrowd(world, seed);
    for (let step = 0; step < STEPS; step += 1) {
      if (step % 7 === 0) world.log.failures.push({ error: new Error('The disk is full'), stored: step % 2 === 0 });
      await crowd.step(table);
    }
    world.log.failures.length = 0;
    await table.refresh();
    const again = await world.reopen();
    expect(again.state).toEqual(table.state);
    expect(world.faults.every(({ kind }) => kind === 'append')).toBe(true);
    expect(table.state.dealings).toBeGreaterThan(0);
  });
});
