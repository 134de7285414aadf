import { describe, expect, it } from 'vitest';
import type { PersonId, TableCommand } from './commands.ts';
import { STAND_IN_AFTER_MS } from './stand-ins.ts';
import type { Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import { game } from './test/desk.ts';
import { thumb } from './test/thumb.ts';
import { askNumber, momentAt, nextAt, stageOf, updateOf, World } from './test/world.ts';

/** Anna deals, ben is forehand, cleo speaks first, to ben. */
const BOT: Tempo = { bots: 'normal', absence: 'bot', thinkTime: 0 };
const ASK: Tempo = { ...BOT, absence: 'ask' };

async function started(tempo: Tempo, world = new World()): Promise<{ readonly world: World; readonly table: Table }> {
  const table = await world.started({ tempo });
  return { world, table };
}

async function goes(world: World, table: Table, person: PersonId): Promise<void> {
  world.people.awaySince.set(person, world.clock.now());
  table.republish();
  await world.clock.advance(0);
}

/** Their page is connected again; the server then calls the clock, since something is due. */
async function comesBack(world: World, table: Table, person: PersonId): Promise<void> {
  world.people.awaySince.delete(person);
  table.republish();
  if ((table.deadline()?.at ?? Number.POSITIVE_INFINITY) <= world.clock.now()) await table.tick();
  await world.clock.advance(0);
}

async function passes(world: World, table: Table, ms: number): Promise<void> {
  await world.clock.advance(ms);
  await table.tick();
  await world.clock.advance(0);
}

function standInAt(table: Table, person: PersonId, viewer: PersonId = 'anna') {
  return updateOf(table, viewer).view.seats.find(
    ({ occupant }) => occupant?.kind === 'person' && occupant.person === person,
  )?.standIn;
}

function calls(table: Table): number {
  return stageOf(table, 'game').game.view.calls.length;
}

function answer(table: Table, person: PersonId, agree: boolean): TableCommand {
  const asked = standInAt(table, person);
  return { type: 'answerStandIn', person, standIn: asked?.state === 'asked' ? asked.standIn : 0, agree };
}

const told = (world: World, type: string) =>
  world.log.entries('test').flatMap(({ events }) => events.filter((event) => event.type === type));

describe('somebody who is away', () => {
  it('is replaced after 60 s, and the log says who acted', async () => {
    const { world, table } = await started(BOT);
    await goes(world, table, 'cleo');
    expect(table.deadline()).toEqual({ at: world.clock.now() + STAND_IN_AFTER_MS, kind: 'standIn', person: 'cleo' });
    await passes(world, table, STAND_IN_AFTER_MS - 1);
    expect([calls(table), standInAt(table, 'cleo')]).toEqual([0, undefined]);
    await passes(world, table, 1);
    expect(standInAt(table, 'cleo')).toEqual({ state: 'playing', why: 'away' });
    expect(calls(table)).toBe(1);
    expect(world.log.entries('test').at(-1)?.by).toEqual({ standInFor: 'cleo' });
    expect(told(world, 'standInBegan')).toEqual([{ type: 'standInBegan', person: 'cleo' }]);
    expect(world.faults).toEqual([]);
  });

  it('is waited for where the host has set that, or nobody else is here', async () => {
    for (const [tempo, others] of [
      [{ ...BOT, absence: 'wait' }, []],
      [BOT, ['anna', 'ben']],
    ] as const) {
      const { world, table } = await started(tempo);
      for (const person of ['cleo', ...others]) await goes(world, table, person);
      await passes(world, table, 250_000);
      expect([calls(table), standInAt(table, 'cleo')]).toEqual([0, undefined]);
    }
  });

  it('takes over at the next decision, as soon as they are back, and is told so', async () => {
    const { world, table } = await started(BOT);
    world.answer = async (question) => (question.ask?.kind === 'bid' ? { type: 'bid', value: 18 } : thumb(question));
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    expect(calls(table)).toBe(1);
    await comesBack(world, table, 'cleo');
    expect(standInAt(table, 'cleo')).toBeUndefined();
    expect(told(world, 'standInEnded')).toHaveLength(1);
    await world.must(table, 'ben', game({ type: 'hold', value: 18 }, askNumber(table, 'ben')));
    await world.clock.advance(600_000);
    expect(calls(table)).toBe(2);
    await world.must(table, 'cleo', game({ type: 'pass' }, askNumber(table, 'cleo')));
    expect(calls(table)).toBe(3);
  });

  it('who comes back while the bot thinks answers themselves', async () => {
    const { world, table } = await started(BOT);
    let give: () => void = () => undefined;
    world.answer = () =>
      new Promise((resolve) => {
        give = () => resolve({ type: 'pass' });
      });
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    world.people.awaySince.delete('cleo');
    give();
    await world.clock.advance(0);
    expect(calls(table)).toBe(0);
    await world.must(table, 'cleo', game({ type: 'bid', value: 20 }, askNumber(table, 'cleo')));
    expect(world.faults).toEqual([]);
  });

  it('keeps the bid limit they have set, and what is theirs alone', async () => {
    const { world, table } = await started(BOT);
    world.answer = async (question) => (question.ask?.kind === 'bid' ? { type: 'bid', value: 48 } : thumb(question));
    await world.must(table, 'cleo', { type: 'limitBidding', ...momentAt(table, 'cleo'), upTo: 18 });
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    await world.must(table, 'ben', game({ type: 'hold', value: 18 }, askNumber(table, 'ben')));
    await world.clock.advance(0);
    const { view } = stageOf(table, 'game').game;
    expect(view.calls.map(({ call, value }) => `${call} ${value}`)).toEqual(['bid 18', 'hold 18', 'pass 0']);
    const seen = JSON.stringify([updateOf(table, 'anna').view, updateOf(table, 'ben').view]);
    expect(seen).not.toContain('bidLimit');
    expect(view.hand).toHaveLength(10);
  });

  it('is still replaced after a restart, in later games, and need not press "next"', async () => {
    const { world, table } = await started(BOT);
    world.answer = async () => ({ type: 'pass' });
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    await table.close();
    const again = await world.reopen();
    expect(standInAt(again, 'cleo')).toEqual({ state: 'playing', why: 'away' });
    for (const person of ['anna', 'ben']) {
      await world.must(again, person, game({ type: 'pass' }, askNumber(again, person)));
    }
    expect(again.state.stage.kind).toBe('pause');
    for (const person of ['anna', 'ben']) await world.must(again, person, nextAt(again));
    await passes(world, again, 5_000);
    expect(stageOf(again, 'game').game.game).toBe(2);
    expect(standInAt(again, 'cleo')).toEqual({ state: 'playing', why: 'away' });
  });

  it('who leaves, or whose match is over, is replaced no more', async () => {
    const { world, table } = await started(BOT);
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    await world.must(table, 'cleo', { type: 'leave' });
    expect(table.state.standIns).toEqual([]);
  });
});

describe('the others, when they are asked', () => {
  it('decide by majority; the bot plays once enough agree', async () => {
    const { world, table } = await started(ASK);
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    expect(standInAt(table, 'cleo')).toMatchObject({ state: 'asked', why: 'away', needed: 2, agreed: [], against: [] });
    await world.must(table, 'anna', answer(table, 'cleo', true));
    await world.must(table, 'ben', answer(table, 'cleo', false));
    expect(standInAt(table, 'cleo')).toMatchObject({ agreed: ['anna'], against: ['ben'] });
    expect(calls(table)).toBe(0);
    await world.must(table, 'ben', answer(table, 'cleo', true));
    await world.clock.advance(0);
    expect(standInAt(table, 'cleo')).toEqual({ state: 'playing', why: 'away' });
    expect(calls(table)).toBe(1);
  });

  it('are those who sit here and are here: when one goes, the others’ word may be enough', async () => {
    const { world, table } = await started(ASK);
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    await world.must(table, 'anna', answer(table, 'cleo', true));
    await goes(world, table, 'ben');
    await table.tick();
    expect(standInAt(table, 'cleo')).toEqual({ state: 'playing', why: 'away' });
  });

  it('cannot be answered for by watchers, by who is meant, or too late', async () => {
    const { world, table } = await started(ASK);
    await world.must(table, 'dora', { type: 'join', as: 'watcher' });
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    const yes = answer(table, 'cleo', true);
    expect(await world.say(table, 'dora', yes)).toEqual({ ok: false, code: 'notSeated' });
    expect(await world.say(table, 'cleo', yes)).toEqual({ ok: false, code: 'stale' });
    await comesBack(world, table, 'cleo');
    expect(await world.say(table, 'ben', yes)).toEqual({ ok: false, code: 'stale' });
  });

  it('need not decide any more once the host has', async () => {
    const { world, table } = await started(ASK);
    await goes(world, table, 'cleo');
    await passes(world, table, STAND_IN_AFTER_MS);
    await world.must(table, 'anna', { type: 'changeTempo', tempo: BOT });
    await table.tick();
    expect(standInAt(table, 'cleo')).toMatchObject({ state: 'playing' });
    await world.must(table, 'anna', { type: 'changeTempo', tempo: { ...BOT, absence: 'wait' } });
    expect(standInAt(table, 'cleo')).toBeUndefined();
  });
});

describe('somebody who takes too long', () => {
  const THINK: Tempo = { ...BOT, thinkTime: 30 };

  it('has this one decision made by a bot; the deadline is a time of the server', async () => {
    const { world, table } = await started(THINK);
    const until = world.clock.now() + 30_000;
    expect(updateOf(table, 'anna').view.seats[2]).toMatchObject({ thinksUntil: until });
    expect(updateOf(table, 'anna').view.seats[1]).not.toHaveProperty('thinksUntil');
    world.answer = async (question) => (question.ask?.kind === 'bid' ? { type: 'bid', value: 18 } : thumb(question));
    await passes(world, table, 29_999);
    expect(calls(table)).toBe(0);
    await passes(world, table, 1);
    expect(calls(table)).toBe(1);
    expect(world.log.entries('test').at(-1)?.by).toEqual({ standInFor: 'cleo' });
    expect(standInAt(table, 'cleo')).toBeUndefined();
    await world.must(table, 'ben', game({ type: 'hold', value: 18 }, askNumber(table, 'ben')));
    await world.must(table, 'cleo', game({ type: 'bid', value: 20 }, askNumber(table, 'cleo')));
    expect(world.faults).toEqual([]);
  });

  it('may still answer as long as the bot has not', async () => {
    const { world, table } = await started(THINK);
    world.delayFor = () => 900;
    await passes(world, table, 30_000);
    expect(standInAt(table, 'cleo')).toEqual({ state: 'playing', why: 'thinkTime' });
    await world.must(table, 'cleo', game({ type: 'pass' }, askNumber(table, 'cleo')));
    expect(standInAt(table, 'cleo')).toBeUndefined();
    await world.clock.advance(5_000);
    expect(calls(table)).toBe(1);
  });

  it('has as long after a restart, and no longer for the words of others', async () => {
    const { world, table } = await started(THINK);
    const until = updateOf(table, 'anna').view.seats[2]?.thinksUntil;
    await world.clock.advance(10_000);
    await world.must(table, 'ben', { type: 'limitBidding', ...momentAt(table, 'ben'), upTo: 18 });
    await table.close();
    const again = await world.reopen();
    expect(updateOf(again, 'anna').view.seats[2]?.thinksUntil).toBe(until);
    expect(again.deadline()).toMatchObject({ at: until, kind: 'standIn' });
  });

  it('is only reminded where the table waits, and not hurried by bots alone', async () => {
    const { world, table } = await started({ ...THINK, absence: 'wait' });
    await passes(world, table, 90_000);
    expect([calls(table), standInAt(table, 'cleo')]).toEqual([0, undefined]);
    expect(updateOf(table, 'anna').view.seats[2]?.thinksUntil).toBeLessThan(world.clock.now());
    const alone = new World();
    const own = await alone.open({ tempo: THINK });
    await alone.must(own, 'anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2 }, { type: 'start' });
    await passes(alone, own, 300_000);
    expect(updateOf(own, 'anna').view.seats[0]).not.toHaveProperty('thinksUntil');
    expect(stageOf(own, 'game').game.ask).toBeDefined();
  });

  it('is asked about where the others decide', async () => {
    const { world, table } = await started({ ...THINK, absence: 'ask' });
    await passes(world, table, 30_000);
    expect(standInAt(table, 'cleo')).toMatchObject({ state: 'asked', why: 'thinkTime' });
    for (const person of ['anna', 'ben']) await world.must(table, person, answer(table, 'cleo', true));
    await world.clock.advance(0);
    expect(calls(table)).toBe(1);
    expect(standInAt(table, 'cleo')).toBeUndefined();
  });

  it('who answers meanwhile ends the question to the others', async () => {
    const { world, table } = await started({ ...THINK, absence: 'ask' });
    await passes(world, table, 30_000);
    await world.must(table, 'cleo', game({ type: 'pass' }, askNumber(table, 'cleo')));
    expect(standInAt(table, 'cleo')).toBeUndefined();
    expect(table.state.standIns).toEqual([]);
  });

  it('and is away by then, is replaced until they are back', async () => {
    const { world, table } = await started(THINK);
    world.answer = () => new Promise(() => undefined);
    await goes(world, table, 'cleo');
    await passes(world, table, 30_000);
    expect(standInAt(table, 'cleo')).toEqual({ state: 'playing', why: 'thinkTime' });
    await passes(world, table, 30_000);
    expect(standInAt(table, 'cleo')).toEqual({ state: 'playing', why: 'away' });
  });
});
