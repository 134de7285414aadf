import { describe, expect, it } from 'vitest';
import type { Table } from './table.ts';
import { type BotPace, tempoOf, thinkingMs } from './tempo.ts';
import { Desk } from './test/desk.ts';
import { updateOf, World } from './test/world.ts';

const QUICK = { bots: 'quick', absence: 'bot', thinkTime: 60 } as const;

describe('the pace of bots', () => {
  it('goes by the kind of decision and the setting alone, from slow to at once', () => {
    expect(['slow', 'normal', 'quick', 'atOnce'].map((pace) => thinkingMs('play', pace as BotPace))).toEqual([
      1700, 850, 383, 0,
    ]);
    expect(thinkingMs('discard', 'normal')).toBeGreaterThan(thinkingMs('play', 'normal'));
  });

  async function withBot(world: World): Promise<Table> {
    const table = await world.open();
    await world.must(table, 'ben', { type: 'join', as: 'player', seat: 1 }, { type: 'ready', ready: true });
    await world.must(table, 'anna', { type: 'addBot', seat: 2 });
    return table;
  }

  it('is that of the table, for bots and for who bids automatically', async () => {
    const world = new World();
    world.delayFor = thinkingMs;
    const table = await withBot(world);
    await world.must(table, 'anna', { type: 'changeTempo', tempo: { ...QUICK, bots: 'slow' } }, { type: 'start' });
    const { version } = table.state;
    await world.clock.advance(thinkingMs('bid', 'slow') - 1);
    expect(table.state.version).toBe(version);
    await world.clock.advance(1);
    expect(table.state.version).toBe(version + 1);
  });

  it('does not matter where nobody has looked on for a minute', async () => {
    const world = new World();
    world.delayFor = () => 5_000;
    const table = await withBot(world);
    for (const person of ['anna', 'ben']) world.people.awaySince.set(person, world.clock.now() - 60_000);
    await world.must(table, 'anna', { type: 'start' });
    const { version } = table.state;
    await world.clock.advance(0);
    expect(table.state.version).toBe(version + 1);
  });

  it('holds for whoever looks on, and for who was there a moment ago', async () => {
    const world = new World();
    world.delayFor = () => 5_000;
    const table = await withBot(world);
    for (const person of ['anna', 'ben']) world.people.awaySince.set(person, world.clock.now() - 50_000);
    await world.must(table, 'anna', { type: 'start' });
    const { version } = table.state;
    await world.clock.advance(4_999);
    expect(table.state.version).toBe(version);
  });

  it('lets a bot think while it runs, so that the answer is not later for being hard', async () => {
    const world = new World();
    world.delayFor = () => 1_000;
    world.answer = (question) =>
      new Promise((resolve) => {
        world.clock.after(900, () => resolve(question.ask?.kind === 'bid' ? { type: 'pass' } : undefined));
      });
    const table = await withBot(world);
    await world.must(table, 'anna', { type: 'start' });
    const { version } = table.state;
    await world.clock.advance(1_000);
    expect(table.state.version).toBe(version + 1);
  });
});

describe('the tempo of a table', () => {
  it('is the host’s to change at any time, for the table and the match that runs', () => {
    const desk = new Desk();
    desk.seat('ben', 'cleo').start();
    expect(desk.say('ben', { type: 'changeTempo', tempo: QUICK })).toBe('notHost');
    desk.must('anna', { type: 'changeTempo', tempo: QUICK });
    expect(desk.view('ben').settings.tempo).toEqual(QUICK);
    expect(desk.stage('game').match.settings.tempo).toEqual(QUICK);
    const { version } = desk.state;
    desk.must('anna', { type: 'changeTempo', tempo: QUICK });
    expect(desk.state.version).toBe(version);
  });

  it('takes back nobody’s "ready"', () => {
    const desk = new Desk();
    desk.seat('ben').must('anna', { type: 'changeTempo', tempo: QUICK });
    expect(desk.view('anna').seats[1]?.ready).toBe(true);
  });

  it('is the usual one where it was never chosen', async () => {
    const world = new World();
    const table = await world.open();
    expect(tempoOf(updateOf(table, 'anna').view.settings)).toEqual({ bots: 'normal', absence: 'ask', thinkTime: 0 });
  });
});
