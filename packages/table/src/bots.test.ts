import type { SkatCommand } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { BotQuestion } from './deps.ts';
import type { Table } from './table.ts';
import { game } from './test/desk.ts';
import { playMatch } from './test/play-person.ts';
import { thumb } from './test/thumb.ts';
import { askNumber, momentAt, stageOf, World } from './test/world.ts';

/** Anna, Frieda and Oskar; anna deals, so Frieda is forehand and Oskar speaks first. */
async function withBots(world: World): Promise<Table> {
  const table = await world.open();
  await world.must(table, 'anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2 }, { type: 'start' });
  return table;
}

function kinds(world: World): readonly string[] {
  return world.log.entries('test').flatMap((entry) => entry.events.map(({ type }) => type));
}

describe('bots', () => {
  it('play a whole match with a person, through the log like everybody', async () => {
    const world = new World();
    const table = await withBots(world);
    await playMatch(world, table, ['anna']);
    expect(stageOf(table, 'standings')).toMatchObject({ ending: 'complete', match: { game: 3 } });
    expect(world.log.entries('test').filter(({ by }) => by !== 'clock' && 'bot' in by).length).toBeGreaterThan(20);
    expect(world.faults).toEqual([]);
  });

  it('get their own seat’s view, ask and offers, and a seed that a replay gives again', async () => {
    const world = new World();
    const questions: BotQuestion[] = [];
    world.answer = async (question) => {
      questions.push(question);
      return thumb(question);
    };
    const table = await withBots(world);
    await world.clock.advance(0);
    const [first] = questions;
    expect(first?.view).toMatchObject({ phase: 'bidding', you: 1, turn: 1 });
    expect(first?.view.hand).toHaveLength(10);
    expect(first).toMatchObject({ level: 'regular', ask: { kind: 'bid' }, offers: [], tricks: [] });
    expect(first?.seed).toBe(`test 1 1 ask ${first?.ask?.number}`);
    expect(new Set(questions.map(({ seed }) => seed)).size).toBe(questions.length);
    await table.close();
  });

  it('think for as long as the kind of decision takes, whatever they hold', async () => {
    const world = new World();
    world.delayFor = (kind) => (kind === 'bid' ? 700 : 900);
    await withBots(world);
    const { length } = world.log.entries('test');
    await world.clock.advance(699);
    expect(world.log.entries('test')).toHaveLength(length);
    await world.clock.advance(1);
    expect(world.log.entries('test')).toHaveLength(length + 1);
    await world.clock.advance(899);
    expect(world.log.entries('test')).toHaveLength(length + 1);
    await world.clock.advance(1);
    expect(world.log.entries('test')).toHaveLength(length + 2);
  });

  it('answer claims and concessions', async () => {
    const world = new World();
    world.answer = async (question) => (question.ask === undefined ? thumb(question) : { type: 'pass' });
    const table = await withBots(world);
    await world.clock.advance(0);
    await world.must(table, 'anna', game({ type: 'bid', value: 18 }, askNumber(table, 'anna')));
    await world.clock.advance(0);
    const nullHand = { type: 'announce', contract: { type: 'null', hand: true, ouvert: false } } as const;
    await world.must(table, 'anna', game(nullHand, askNumber(table, 'anna')));
    world.answer = async (question) => (question.ask === undefined ? thumb(question) : new Promise(() => undefined));
    await world.must(table, 'anna', game({ type: 'claim' }, momentAt(table, 'anna')));
    await world.clock.advance(0);
    expect(kinds(world)).toContain('gameScored');
    expect(stageOf(table, 'pause').game?.view).toMatchObject({ result: { ending: 'claimAccepted', won: true } });
  });

  const nonsense: readonly (readonly [string, () => Promise<SkatCommand | undefined>])[] = [
    ['throws', () => Promise.reject(new Error('The worker died'))],
    [
      'throws at once',
      () => {
        throw new Error('No worker');
      },
    ],
    ['says nothing', async () => undefined],
    ['plays a card nobody has', async () => ({ type: 'play', card: 'CJ' })],
    ['bids what is no bid', async () => ({ type: 'bid', value: 19 })],
    ['claims when there is nothing to claim', async () => ({ type: 'claim' })],
  ];

  it.each(nonsense)('that fails is answered for legally: %s', async (_, answer) => {
    const world = new World();
    world.answer = answer;
    const table = await withBots(world);
    await playMatch(world, table, ['anna']);
    expect(stageOf(table, 'standings').ending).toBe('complete');
    expect(world.faults.every(({ kind }) => kind === 'bot')).toBe(true);
    expect(world.faults.length).toBeGreaterThan(5);
  });

  it('that never answers is answered for after ten seconds', async () => {
    const world = new World();
    world.answer = () => new Promise(() => undefined);
    const table = await withBots(world);
    const { version } = table.state;
    await world.clock.advance(9_999);
    expect(table.state.version).toBe(version);
    await world.clock.advance(1);
    expect(table.state.version).toBe(version + 1);
  });

  it('whose answer comes when nobody waits for it any more is no fault', async () => {
    const world = new World();
    const table = await withBots(world);
    let give: (command: SkatCommand) => void = () => undefined;
    world.answer = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    await world.clock.advance(0);
    await world.must(table, 'anna', { type: 'leave' });
    give({ type: 'bid', value: 18 });
    await world.clock.advance(60_000);
    expect(world.faults).toEqual([]);
  });

  it('that claims whenever it may still plays', async () => {
    const world = new World();
    world.answer = async (question) =>
      question.offers.some(({ kind }) => kind === 'claim') && question.ask?.kind === 'play'
        ? { type: 'claim' }
        : thumb(question);
    const table = await withBots(world);
    await playMatch(world, table, ['anna']);
    expect(stageOf(table, 'standings').ending).toBe('complete');
    expect(world.faults).toEqual([]);
  });

  it('say it again after a second when the log fails', async () => {
    const world = new World();
    const table = await withBots(world);
    const { version } = table.state;
    world.log.failures.push({ error: new Error('The disk is full'), stored: false });
    await world.clock.advance(999);
    expect(table.state.version).toBe(version);
    await world.clock.advance(1);
    expect(table.state.version).toBeGreaterThan(version);
  });

  it('go on after a restart', async () => {
    const world = new World();
    const table = await withBots(world);
    await table.close();
    await world.clock.advance(60_000);
    const again = await world.reopen();
    await world.clock.advance(0);
    expect(again.state.version).toBeGreaterThan(table.state.version);
    await playMatch(world, again, ['anna']);
    expect(stageOf(again, 'standings').ending).toBe('complete');
  });

  it('do not play while nobody is at the table, and go on when somebody comes', async () => {
    const world = new World();
    const table = await world.open({ seats: 4 });
    for (const seat of [1, 2, 3]) await world.must(table, 'anna', { type: 'addBot', seat });
    await world.must(table, 'anna', { type: 'start' }, { type: 'leave' });
    const { version } = table.state;
    await world.clock.advance(3_600_000);
    expect(table.state.version).toBe(version);
    expect(table.deadline()).toBeUndefined();
    await world.must(table, 'ben', { type: 'join', as: 'watcher' });
    await world.clock.advance(0);
    expect(table.state.version).toBeGreaterThan(version + 1);
  });

  it('speak for their own seat alone', async () => {
    const world = new World();
    const table = await withBots(world);
    const word = game({ type: 'pass' }, 1000);
    expect(await table.handle({ bot: 0 }, { command: word })).toEqual({ ok: false, code: 'notPlayingThisGame' });
    expect(await table.handle({ bot: 1 }, { command: word })).toEqual({ ok: false, code: 'stale' });
    expect(await table.handle({ bot: 2 }, { command: word })).toMatchObject({ ok: true });
  });
});
