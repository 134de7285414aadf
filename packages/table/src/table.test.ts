import { OFFICIAL, PACK } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { evolveEntry } from './evolve.ts';
import { VersionTaken } from './log.ts';
import type { TableState } from './state.ts';
import { Table } from './table.ts';
import { game } from './test/desk.ts';
import { playMatch, thumbAnswer } from './test/play-person.ts';
import { askNumber, nextAt, stageOf, updateOf, World } from './test/world.ts';

const BROKEN = { error: new Error('The disk is full'), stored: false };

describe('a command', () => {
  it('is appended, then published, then acknowledged', async () => {
    const world = new World();
    const table = await world.open();
    world.trace.length = 0;
    const receipt = await world.say(table, 'ben', { type: 'join', as: 'player' });
    world.trace.push('acknowledge');
    expect(receipt).toEqual({ ok: true, version: 2 });
    expect(world.trace).toEqual(['append 2', 'publish 2', 'acknowledge']);
  });

  it('is current only after it was appended', async () => {
    const world = new World();
    const table = await world.open();
    const saying = world.say(table, 'ben', { type: 'join', as: 'player' });
    expect(table.state.version).toBe(1);
    await saying;
    expect(table.state.version).toBe(2);
  });

  it('that is refused writes and tells nothing', async () => {
    const world = new World();
    const table = await world.open();
    world.trace.length = 0;
    expect(await world.say(table, 'ben', { type: 'leave' })).toEqual({ ok: false, code: 'notAtTable' });
    expect(world.trace).toEqual([]);
  });

  it('that changes nothing is accepted and writes nothing', async () => {
    const world = new World();
    const table = await world.open();
    await world.must(table, 'anna', { type: 'ready', ready: true });
    expect(await world.say(table, 'anna', { type: 'ready', ready: true })).toEqual({ ok: true, version: 2 });
    expect(world.log.entries('test')).toHaveLength(2);
  });

  it('waits for the one before: of two in one tick each is decided on what the other left', async () => {
    const world = new World();
    const table = await world.open();
    await world.must(table, 'ben', { type: 'join', as: 'watcher' });
    await world.must(table, 'cleo', { type: 'join', as: 'watcher' });
    const receipts = await Promise.all([
      world.say(table, 'ben', { type: 'sit', seat: 1 }),
      world.say(table, 'cleo', { type: 'sit', seat: 1 }),
    ]);
    expect(receipts).toEqual([
      { ok: true, version: 4 },
      { ok: false, code: 'seatTaken' },
    ]);
  });

  it('is kept with its sender, its id and the time', async () => {
    const world = new World();
    const table = await world.open();
    await world.clock.advance(500);
    await table.handle({ person: 'ben' }, { id: 'abc', command: { type: 'join', as: 'watcher' } });
    expect(world.log.entries('test').at(-1)).toEqual({
      version: 2,
      at: 1_000_500,
      by: { person: 'ben' },
      commandId: 'abc',
      events: [{ type: 'came', person: 'ben', as: 'watcher' }],
    });
  });
});

describe('a resend', () => {
  const pass = (table: Table) => ({ id: 'resent', command: game({ type: 'pass' }, askNumber(table, 'cleo')) });

  it('gets the first receipt again and does nothing', async () => {
    const world = new World();
    const table = await world.started();
    const said = pass(table);
    const [first, second] = await Promise.all([
      table.handle({ person: 'cleo' }, said),
      table.handle({ person: 'cleo' }, said),
    ]);
    expect(first).toEqual({ ok: true, version: table.state.version });
    expect(second).toEqual(first);
    expect(world.log.entries('test')).toHaveLength(table.state.version);
  });

  it('gets it after a restart too', async () => {
    const world = new World();
    const table = await world.started();
    const said = pass(table);
    const first = await table.handle({ person: 'cleo' }, said);
    const again = await world.reopen();
    expect(await again.handle({ person: 'cleo' }, said)).toEqual(first);
  });

  it('of a refused command is refused with the same code, whatever is true by then', async () => {
    const world = new World();
    const table = await world.open();
    const said = { id: 'early', command: { type: 'sit', seat: 1 } } as const;
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: false, code: 'notAtTable' });
    await world.must(table, 'ben', { type: 'join', as: 'watcher' });
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: false, code: 'notAtTable' });
  });

  it('belongs to its sender: the same id from another person is another command', async () => {
    const world = new World();
    const table = await world.open();
    const said = { id: 'same', command: { type: 'join', as: 'watcher' } } as const;
    await table.handle({ person: 'ben' }, said);
    expect(await table.handle({ person: 'cleo' }, said)).toEqual({ ok: true, version: 3 });
  });
});

describe('a late click', () => {
  it('that answers an ask which is over is stale and does no harm', async () => {
    const world = new World();
    const table = await world.started();
    const ask = askNumber(table, 'cleo');
    await world.must(table, 'cleo', game({ type: 'bid', value: 18 }, ask));
    const before = table.state;
    expect(await world.say(table, 'cleo', game({ type: 'pass' }, ask))).toEqual({ ok: false, code: 'stale' });
    expect(await world.say(table, 'ben', game({ type: 'pass' }, ask))).toEqual({ ok: false, code: 'stale' });
    expect(await world.say(table, 'ben', game({ type: 'pass' }))).toEqual({ ok: false, code: 'stale' });
    expect(table.state).toBe(before);
  });

  it('from the game before fits no ask of the next', async () => {
    const world = new World();
    const table = await world.started();
    const late = askNumber(table, 'cleo');
    await world.passIn(table);
    await world.next(table, 'anna', 'ben', 'cleo');
    expect(stageOf(table, 'game').game.ask?.kind).toBe('bid');
    expect(await world.say(table, 'anna', game({ type: 'pass' }, late))).toEqual({ ok: false, code: 'stale' });
  });
});

describe('a failing log', () => {
  it('leaves the table as it was and asks to try again; the same command then succeeds', async () => {
    const world = new World();
    const table = await world.open();
    const before = table.state;
    world.log.failures.push(BROKEN);
    world.trace.length = 0;
    const said = { id: 'one', command: { type: 'join', as: 'player' } } as const;
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: false, code: 'tryAgain' });
    expect(table.state).toBe(before);
    expect(world.trace).toEqual([]);
    expect(world.faults).toEqual([{ table: 'test', version: 1, kind: 'append', error: BROKEN.error }]);
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: true, version: 2 });
  });

  it('that stored all the same is found out by the next command, and the resend gets its receipt', async () => {
    const world = new World();
    const table = await world.open();
    world.log.failures.push({ error: new Error('The line broke'), stored: true });
    const said = { id: 'one', command: { type: 'join', as: 'player' } } as const;
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: false, code: 'tryAgain' });
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: true, version: 2 });
    expect(world.log.entries('test')).toHaveLength(2);
    expect(world.published.at(-1)).toMatchObject({ version: 2, people: ['anna', 'ben'] });
  });

  it('cannot make a table', async () => {
    const world = new World();
    world.log.failures.push(BROKEN);
    await expect(world.open()).rejects.toThrow('The disk is full');
  });
});

describe('a table that is open in two places', () => {
  it('reloads when the other was faster, decides again and goes on', async () => {
    const world = new World();
    const here = await world.open();
    const there = await world.reopen();
    await world.must(here, 'ben', { type: 'join', as: 'player' });
    expect(await world.say(there, 'cleo', { type: 'join', as: 'player' })).toEqual({ ok: true, version: 3 });
    expect(there.state.seats[2]?.occupant).toEqual({ kind: 'person', person: 'cleo' });
    expect(await world.say(here, 'dora', { type: 'join', as: 'player' })).toEqual({ ok: false, code: 'seatTaken' });
    await here.refresh();
    expect(here.state).toEqual(there.state);
  });

  it('refuses what has become wrong meanwhile', async () => {
    const world = new World();
    const here = await world.started();
    const there = await world.reopen();
    const ask = askNumber(here, 'cleo');
    await world.must(here, 'cleo', game({ type: 'bid', value: 18 }, ask));
    expect(await world.say(there, 'cleo', game({ type: 'pass' }, ask))).toEqual({ ok: false, code: 'stale' });
    expect(there.state).toEqual(here.state);
  });

  it('lets one of two clocks win', async () => {
    const world = new World();
    const here = await world.started({ seats: 4 });
    await world.passIn(here);
    const there = await world.reopen();
    await world.clock.advance(20_000);
    await Promise.all([here.tick(), there.tick(), here.tick()]);
    expect(there.state.version).toBe(here.state.version);
    expect(there.state).toEqual(here.state);
    expect(stageOf(here, 'game').match.game).toBe(2);
  });

  it('gives up after many conflicts, and when the log cannot be read', async () => {
    const world = new World();
    const table = await world.open();
    world.log.failures.push(
      ...Array.from({ length: 5 }, () => ({ error: new VersionTaken('test', 2), stored: false })),
    );
    expect(await world.say(table, 'ben', { type: 'join', as: 'player' })).toEqual({ ok: false, code: 'tryAgain' });
    world.log.failures.push({ error: new VersionTaken('test', 2), stored: false });
    world.log.readFails = true;
    expect(await world.say(table, 'ben', { type: 'join', as: 'player' })).toEqual({ ok: false, code: 'tryAgain' });
    expect(world.faults.map((fault) => fault.kind)).toEqual(['read']);
  });
});

describe('a broken invariant', () => {
  it('is caught once and reported, and the table goes on with its last state', async () => {
    const world = new World();
    const table = await world.started();
    await world.passIn(table);
    const before = table.state;
    world.pack = PACK.slice(1);
    await world.next(table, 'anna');
    await world.next(table, 'ben');
    expect(await world.say(table, 'cleo', nextAt(table))).toEqual({ ok: false, code: 'tryAgain' });
    expect(world.faults).toMatchObject([{ kind: 'invariant', version: before.version + 2 }]);
    expect(table.state.version).toBe(before.version + 2);
    world.pack = undefined;
    expect(await world.say(table, 'cleo', nextAt(table))).toMatchObject({ ok: true });
  });

  it('outside loses nothing: a listener that throws does not undo what was stored', async () => {
    const world = new World();
    const table = await world.open();
    world.publishFails = true;
    expect(await world.say(table, 'ben', { type: 'join', as: 'player' })).toEqual({ ok: true, version: 2 });
    expect(world.faults.map((fault) => fault.kind)).toEqual(['publish']);
  });
});

describe('a restart', () => {
  it('in the middle of a trick shows everybody the same picture, and the trick is played on', async () => {
    const world = new World();
    const table = await world.started({ length: { kind: 'singleGame' } });
    while (cardsOnTable(table) !== 2) await playOneWord(world, table);
    const before = ['anna', 'ben', 'cleo'].map((person) => updateOf(table, person));
    const again = await world.reopen();
    expect(['anna', 'ben', 'cleo'].map((person) => updateOf(again, person))).toEqual(before);
    await playMatch(world, again, ['anna', 'ben', 'cleo']);
    expect(stageOf(again, 'standings').ending).toBe('complete');
    expect(again.pad()?.lines[0]?.result).toMatchObject({ ending: 'played' });
  });

  it('in the pause keeps its deadline and who has pressed next', async () => {
    const world = new World();
    const table = await world.started();
    await world.passIn(table);
    await world.next(table, 'ben');
    await world.clock.advance(7_000);
    const again = await world.reopen();
    expect(again.deadline()).toEqual(table.deadline());
    expect(stageOf(again, 'pause').pressedNext).toEqual(['ben']);
  });
});

function cardsOnTable(table: Table): number {
  const { view } = stageOf(table, 'game').game;
  return view.phase === 'playing' ? view.trick.length : 0;
}

async function playOneWord(world: World, table: Table): Promise<void> {
  for (const person of ['anna', 'ben', 'cleo']) {
    const answer = thumbAnswer(stageOf(table, 'game', person).game);
    if (answer !== undefined) return world.must(table, person, { type: 'game', ...answer });
  }
}

describe('the log', () => {
  it('is the table: folded up to any entry it gives the state of that moment', async () => {
    const world = new World();
    const table = await world.open();
    const live: TableState[] = [table.state];
    world.onPublish = () => live.push(table.state);
    await world.must(table, 'anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2 }, { type: 'start' });
    await world.clock.advance(0);
    await world.must(table, 'anna', { type: 'leave' });
    const folded: TableState[] = [];
    for (const entry of world.log.entries('test')) folded.push(evolveEntry(folded.at(-1), entry));
    expect(folded.length).toBeGreaterThan(5);
    expect(folded).toEqual(live);
  });

  it('of an unknown table is empty', async () => {
    const world = new World();
    expect(await Table.open(world.deps, 'nowhere')).toBeUndefined();
  });

  it('is made once', async () => {
    const world = new World();
    await world.open();
    await expect(world.open()).rejects.toBeInstanceOf(VersionTaken);
  });
});

describe('an update', () => {
  it('is whole for whoever reconnects, with the same version and no events', async () => {
    const world = new World();
    const table = await world.started();
    const told = world.published.at(-1)?.updateFor('ben');
    expect(told?.events.map((event) => event.type)).toEqual(['game']);
    expect(updateOf(table, 'ben')).toEqual({ ...told, events: [] });
    expect(table.updateFor('zoe')).toBeUndefined();
  });

  it('goes out again with the same version when a name or presence changes', async () => {
    const world = new World();
    const table = await world.started();
    const { version } = table.state;
    world.people.names.set('ben', 'Benjamin');
    world.people.awaySince.set('ben', 5);
    world.people.title = 'Thursday';
    table.republish();
    const publication = world.published.at(-1);
    expect(publication).toMatchObject({ version, people: ['anna', 'ben', 'cleo'], padChanged: true, gone: [] });
    const update = publication?.updateFor('anna');
    expect(update).toMatchObject({ version, events: [] });
    expect(update?.view.title).toBe('Thursday');
    expect(update?.view.people[1]).toEqual({ person: 'ben', name: 'Benjamin', present: false, awaySince: 5 });
  });

  it('shows the state it was made for, however late it is sent', async () => {
    const world = new World();
    const table = await world.started();
    const publication = world.published.at(-1);
    await world.must(table, 'cleo', game({ type: 'pass' }, askNumber(table, 'cleo')));
    expect(publication?.updateFor('cleo')?.version).toBe(publication?.version);
  });

  it('comes with who has gone, the pad when it grew, and the next deadline', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'dora', { type: 'join', as: 'watcher' });
    expect(world.published.at(-1)).toMatchObject({ gone: [], padChanged: false });
    await world.must(table, 'dora', { type: 'leave' });
    expect(world.published.at(-1)).toMatchObject({ gone: [{ person: 'dora', reason: 'left' }] });
    await world.passIn(table);
    const deadline = { at: world.clock.now() + 20_000, kind: 'pauseEnds' };
    expect(world.published.findLast(({ padChanged }) => padChanged)).toMatchObject({ deadline });
    expect(world.log.deadline).toEqual(deadline);
    expect(table.deadline()).toEqual(deadline);
  });
});

describe('what the server asks a table', () => {
  it('is what a stranger with the link may know', async () => {
    const world = new World();
    const table = await world.started({ seats: 4 });
    expect(table.summary()).toEqual({
      table: 'test',
      title: '',
      hostName: 'anna',
      names: ['anna', 'ben', 'cleo'],
      seats: 4,
      freeSeats: 1,
      settings: { seats: 4, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL },
      stage: 'playing',
      door: { newcomers: true, watchers: true },
    });
  });

  it('is who belongs to which chat, and who is host', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'dora', { type: 'join', as: 'watcher' });
    expect(['anna', 'dora', 'zoe'].map((person) => table.roleOf(person))).toEqual(['player', 'watcher', undefined]);
    expect([table.isHost('anna'), table.isHost('ben')]).toEqual([true, false]);
  });
});
