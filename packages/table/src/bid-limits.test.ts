import { describe, expect, it } from 'vitest';
import type { TableCommand } from './commands.ts';
import type { Table } from './table.ts';
import { game } from './test/desk.ts';
import { askNumber, momentAt, stageOf, updateOf, World } from './test/world.ts';

function limit(table: Table, person: string, upTo?: number): TableCommand {
  const word = { type: 'limitBidding', ...momentAt(table, person) } as const;
  return upTo === undefined ? word : { ...word, upTo };
}

function callsAt(table: Table): readonly string[] {
  return stageOf(table, 'game').game.view.calls.map(({ player, call, value }) => `${player} ${call} ${value}`);
}

/** Cleo (middlehand, 1) speaks to ben (forehand, 0), then anna (rearhand, 2). */
describe('"automatically up to"', () => {
  it('holds up to the limit and passes above it', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 20));
    for (const value of [18, 20, 22]) {
      await world.must(table, 'cleo', game({ type: 'bid', value }, askNumber(table, 'cleo')));
      await world.clock.advance(0);
    }
    expect(callsAt(table)).toEqual(['1 bid 18', '0 hold 18', '1 bid 20', '0 hold 20', '1 bid 22', '0 pass 22']);
  });

  it('on one’s own turn answers at once, and goes on by itself', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'cleo', limit(table, 'cleo', 22));
    expect(callsAt(table)).toEqual(['1 bid 18']);
    await world.must(table, 'ben', game({ type: 'hold', value: 18 }, askNumber(table, 'ben')));
    await world.clock.advance(0);
    expect(callsAt(table)).toEqual(['1 bid 18', '0 hold 18', '1 bid 20']);
  });

  it('of two players lets the table bid both, never jumping', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 23));
    await world.must(table, 'cleo', limit(table, 'cleo', 24));
    await world.clock.advance(0);
    expect(callsAt(table).slice(-2)).toEqual(['1 bid 24', '0 pass 24']);
    expect(callsAt(table)).toHaveLength(10);
  });

  it('answers after the same time as a bot, for whatever limit', async () => {
    const world = new World();
    world.delayFor = () => 800;
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 18));
    await world.must(table, 'cleo', game({ type: 'bid', value: 24 }, askNumber(table, 'cleo')));
    await world.clock.advance(799);
    expect(callsAt(table)).toEqual(['1 bid 24']);
    await world.clock.advance(1);
    expect(callsAt(table)).toEqual(['1 bid 24', '0 pass 24']);
  });

  it('can be changed and withdrawn, also while the table is about to answer', async () => {
    const world = new World();
    world.delayFor = () => 800;
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 18), limit(table, 'ben', 33));
    expect(stageOf(table, 'game', 'ben').game.bidLimit).toBe(33);
    await world.must(table, 'cleo', game({ type: 'bid', value: 18 }, askNumber(table, 'cleo')));
    await world.must(table, 'ben', limit(table, 'ben'));
    expect(stageOf(table, 'game', 'ben').game.bidLimit).toBeUndefined();
    await world.clock.advance(60_000);
    expect(callsAt(table)).toEqual(['1 bid 18']);
  });

  it('gives way to a word of one’s own', async () => {
    const world = new World();
    world.delayFor = () => 800;
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 33));
    await world.must(table, 'cleo', game({ type: 'bid', value: 18 }, askNumber(table, 'cleo')));
    await world.must(table, 'ben', game({ type: 'pass' }, askNumber(table, 'ben')));
    await world.clock.advance(60_000);
    expect(callsAt(table)).toEqual(['1 bid 18', '0 pass 18']);
  });

  it('ends with the game: the next auction is silent', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'anna', limit(table, 'anna', 18));
    await world.must(table, 'anna', limit(table, 'anna'));
    await world.must(table, 'anna', limit(table, 'anna', 18));
    await world.must(table, 'cleo', game({ type: 'bid', value: 20 }, askNumber(table, 'cleo')));
    await world.must(table, 'ben', game({ type: 'pass' }, askNumber(table, 'ben')));
    await world.clock.advance(0);
    const nullHand = { type: 'announce', contract: { type: 'null', hand: true, ouvert: false } } as const;
    await world.must(
      table,
      'cleo',
      game(nullHand, askNumber(table, 'cleo')),
      game({ type: 'concede' }, momentAt(table, 'cleo')),
    );
    await world.next(table, 'anna', 'ben', 'cleo');
    expect(stageOf(table, 'game').game.ask?.kind).toBe('bid');
    expect(stageOf(table, 'game').game.bidLimit).toBeUndefined();
    await world.clock.advance(60_000);
    expect(callsAt(table)).toEqual([]);
  });

  it('meant for another game, or said before one’s own last call, is stale and says nothing', async () => {
    const world = new World();
    const table = await world.started();
    const late = limit(table, 'cleo', 60);
    await world.passIn(table);
    await world.next(table, 'anna', 'ben', 'cleo');
    await world.passIn(table);
    await world.next(table, 'anna', 'ben', 'cleo');
    const before = table.state;
    for (const person of ['anna', 'ben', 'cleo']) {
      expect(await world.say(table, person, late)).toEqual({ ok: false, code: 'stale' });
      expect(stageOf(table, 'game', person).game.bidLimit).toBeUndefined();
    }
    expect(table.state).toBe(before);
    const [, speaker] = stageOf(table, 'game').game.seats;
    const person = ['anna', 'ben', 'cleo'][speaker ?? 0] ?? '';
    const early = limit(table, person, 60);
    await world.must(table, person, game({ type: 'bid', value: 18 }, askNumber(table, person)));
    expect(await world.say(table, person, early)).toEqual({ ok: false, code: 'stale' });
  });

  it('[CMD-2] said again after a restart gets its receipt and does not act again', async () => {
    const world = new World();
    const table = await world.started();
    const set = { id: 'set', command: limit(table, 'ben', 60) };
    const first = await table.handle({ person: 'ben' }, set);
    await table.handle({ person: 'ben' }, { id: 'withdraw', command: limit(table, 'ben') });
    await world.must(table, 'cleo', game({ type: 'bid', value: 18 }, askNumber(table, 'cleo')));
    await table.close();
    const again = await world.reopen();
    const before = again.state;
    expect(await again.handle({ person: 'ben' }, set)).toMatchObject({ ok: true });
    expect(first).toMatchObject({ ok: true });
    await world.clock.advance(60_000);
    expect(again.state).toBe(before);
    expect(stageOf(again, 'game', 'ben').game.bidLimit).toBeUndefined();
  });

  it('survives a restart', async () => {
    const world = new World();
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 18));
    await table.close();
    const again = await world.reopen();
    expect(stageOf(again, 'game', 'ben').game.bidLimit).toBe(18);
    await world.must(again, 'cleo', game({ type: 'bid', value: 18 }, askNumber(again, 'cleo')));
    await world.clock.advance(0);
    expect(callsAt(again)).toEqual(['1 bid 18', '0 hold 18']);
  });

  it('is seen by its owner alone, in no version, no entry and nobody’s traffic', async () => {
    const world = new World();
    const table = await world.started();
    const { version } = table.state;
    const others = ['anna', 'cleo'].map((person) => JSON.stringify(updateOf(table, person)));
    const { length } = world.published;
    expect(await world.say(table, 'ben', limit(table, 'ben', 33))).toEqual({ ok: true, version });
    expect(world.published.slice(length).map(({ people }) => people)).toEqual([['ben']]);
    expect(world.log.entries('test')).toHaveLength(version);
    expect(['anna', 'cleo'].map((person) => JSON.stringify(updateOf(table, person)))).toEqual(others);
    expect(stageOf(table, 'game', 'ben').game.bidLimit).toBe(33);
  });

  it('leaves the same traces as a person who says the same', async () => {
    const traces = await Promise.all(
      [true, false].map(async (automatic) => {
        const world = new World();
        const table = await world.started();
        if (automatic) await world.must(table, 'ben', limit(table, 'ben', 18));
        await world.must(table, 'cleo', game({ type: 'bid', value: 18 }, askNumber(table, 'cleo')));
        if (!automatic) await world.must(table, 'ben', game({ type: 'hold', value: 18 }, askNumber(table, 'ben')));
        await world.clock.advance(0);
        return ['anna', 'cleo'].map((person) => JSON.stringify(world.published.at(-1)?.updateFor(person)));
      }),
    );
    expect(traces[0]).toEqual(traces[1]);
  });

  it('is refused where it means nothing', async () => {
    const world = new World();
    const table = await world.open({ seats: 4 });
    const say = async (person: string, upTo?: number) => {
      const receipt = await world.say(table, person, limit(table, person, upTo));
      return receipt.ok ? 'ok' : receipt.code;
    };
    expect(await say('anna', 18)).toBe('noGameRunning');
    for (const person of ['ben', 'cleo', 'dora']) {
      await world.must(table, person, { type: 'join', as: 'player' }, { type: 'ready', ready: true });
    }
    await world.must(table, 'anna', { type: 'start' });
    expect(await say('anna', 18)).toBe('notPlayingThisGame');
    expect(await say('zoe', 18)).toBe('notAtTable');
    expect(await say('ben', 19)).toBe('noSuchBid');
    await world.must(table, 'cleo', game({ type: 'pass' }, askNumber(table, 'cleo')));
    expect(await say('cleo', 18)).toBe('stale');
  });

  it('that cannot be noted is not kept', async () => {
    const world = new World();
    const table = await world.started();
    world.notesFail = true;
    const said = { id: 'limit', command: limit(table, 'ben', 33) };
    expect(await table.handle({ person: 'ben' }, said)).toEqual({ ok: false, code: 'tryAgain' });
    expect(stageOf(table, 'game', 'ben').game.bidLimit).toBeUndefined();
    world.notesFail = false;
    expect(await table.handle({ person: 'ben' }, said)).toMatchObject({ ok: true });
    expect(world.faults.map(({ kind }) => kind)).toEqual(['notes']);
  });

  it('whose answer cannot be stored is answered a second later', async () => {
    const world = new World();
    const table = await world.started();
    world.log.failures.push({ error: new Error('The disk is full'), stored: false });
    expect(await world.say(table, 'cleo', limit(table, 'cleo', 20))).toEqual({ ok: false, code: 'tryAgain' });
    await world.clock.advance(1_000);
    expect(callsAt(table)).toEqual(['1 bid 18']);
  });
});
