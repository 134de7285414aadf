import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { acknowledged, playAcross } from '../../test/acknowledged.ts';
import { type Balancer, startBalancer } from '../../test/balancer.ts';
import { connect, join, makeTable, type Player, visit } from '../../test/connect-player.ts';
import { fastClock } from '../../test/fast-clock.ts';
import { ONE_GAME, ONE_ROUND, QUICK_BOTS, start, threeFriends } from '../../test/friends.ts';
import { answering, askOf, gameOf, seenByAll } from '../../test/play.ts';
import { NO_SERVICES, type Service, startPostgres, startRedis, WITH_SERVICES } from '../../test/services/services.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let postgres: Service;
let redis: Service;
let nodes: readonly Server[] = [];
let balancer: Balancer | undefined;
let pages: readonly Player[] = [];

/** Who is being asked, once every page shows the same version. Throws before. */
function everybodySees(players: readonly Player[]) {
  const asked = players.find((player) => askOf(player) !== undefined);
  const ask = asked && askOf(asked);
  const versions = new Set(players.map((player) => player.update().version));
  if (asked === undefined || ask === undefined || versions.size > 1) throw new Error('Not everybody sees the same yet');
  return { asked, ask };
}

describe.skipIf(NO_SERVICES)(`several nodes ${WITH_SERVICES}`, () => {
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
  afterEach(async () => {
    for (const page of pages) page.close();
    await balancer?.close();
    balancer = undefined;
    await Promise.all(nodes.map((node) => node.close()));
    nodes = [];
  });

  async function startNode(): Promise<Server> {
    const node = await startApp({ database: postgres.url, redis: redis.url, bots: QUICK_BOTS, clock: fastClock(10) });
    nodes = [...nodes, node];
    return node;
  }

  /** Mira, Jonas and Tilda, each with a node of their own. */
  async function onThreeNodes(settings: unknown = ONE_GAME) {
    const [one, two, three] = [await startNode(), await startNode(), await startNode()];
    const visitors = [
      await visit(one.url, 'Mira'),
      await visit(one.url, 'Jonas'),
      await visit(one.url, 'Tilda'),
    ] as const;
    const table = await makeTable(visitors[0], settings);
    const mira = await connect(one.url, visitors[0], table);
    const jonas = await join(two.url, visitors[1], table, 'player');
    const tilda = await join(three.url, visitors[2], table, 'player');
    const players = [mira, jonas, tilda] as const;
    pages = players;
    return { table, visitors, players, mira, jonas, tilda, one, two, three };
  }

  const isOver = (player: Player): boolean => player.update().view.stage.kind === 'standings';
  const names = (player: Player) =>
    player.update().view.people.map(({ name, present }) => (present ? name : `(${name})`));

  it('play a whole round with each player at another node', async () => {
    const { players, mira } = await onThreeNodes(ONE_ROUND);
    await start(players);
    await playAcross(players, () => isOver(mira));
    for (const player of players) await player.until('the end', () => isOver(player));
    expect(new Set(players.map((player) => player.update().version)).size).toBe(1);
    expect(new Set(players.map((player) => JSON.stringify(player.pads.at(-1)))).size).toBe(1);
    expect(mira.pads.at(-1)?.lines).toHaveLength(3);
  });

  it.each(['by table', 'any'] as const)('play a whole game behind a balancer that chooses: %s', async (choice) => {
    balancer = await startBalancer(choice);
    balancer.nodes = [(await startNode()).port, (await startNode()).port];
    const { players } = await threeFriends(balancer.url);
    pages = players;
    await start(players);
    await playAcross(players, () => isOver(players[0]));
    const watcher = await join(
      balancer.url,
      await visit(balancer.url, 'Kiebitz'),
      players[0].update().view.table,
      'watcher',
    );
    expect(watcher.update().view.stage.kind).toBe('standings');
    watcher.close();
  });

  it('tell each other what is said, by the room of the role', async () => {
    const { players, mira, tilda, table, three } = await onThreeNodes();
    const watcher = await join(three.url, await visit(three.url, 'Kiebitz'), table, 'watcher');
    await mira.say('Gut Blatt!');
    await tilda.say('Ebenso');
    for (const player of players) await player.until('both', () => player.chat.length === 2);
    const inOrder = tilda.chat.toSorted((a, b) => a.id - b.id);
    expect(inOrder.map(({ text }) => text)).toEqual(['Gut Blatt!', 'Ebenso']);
    expect(watcher.chat).toEqual([]);
    watcher.close();
  });

  it('tell each other of a new name, a new title and a bid limit', async () => {
    const { players, visitors, mira, tilda, one } = await onThreeNodes();
    await visitors[0].browser.send('PUT', '/api/me', { name: 'Miranda' });
    await mira.emitRaw('table:title', { title: 'Stammtisch' });
    for (const player of players) {
      await player.until(
        'both',
        () => names(player).includes('Miranda') && player.update().view.title === 'Stammtisch',
      );
    }
    await start(players);
    const waiting = players.find((player) => askOf(player) === undefined && player !== mira) ?? tilda;
    const moment = gameOf(waiting)?.moment;
    const other = await connect(
      one.url,
      { ...visitors[players.indexOf(waiting) as 0 | 1 | 2] },
      mira.update().view.table,
    );
    if (moment === undefined) throw new Error('No moment');
    expect(await waiting.send({ type: 'limitBidding', moment, upTo: 24 })).toMatchObject({ ok: true });
    await other.until('the limit', () => gameOf(other)?.bidLimit === 24);
    other.close();
  });

  it('show whom the host removes out, whichever node they are with', async () => {
    const { mira, tilda } = await onThreeNodes();
    await mira.send({ type: 'removePerson', person: tilda.person });
    await tilda.until('the farewell', () => tilda.gone.length > 0);
    expect(tilda.gone).toEqual(['removed']);
  });

  it('know who is here: with a page anywhere one is, with none one is not', async () => {
    const { mira, jonas, tilda, visitors, table, one, three } = await onThreeNodes();
    const second = await connect(one.url, visitors[2], table);
    await mira.until('everybody', () => names(mira).join() === 'Mira,Jonas,Tilda');
    tilda.close();
    await second.say('noch da');
    await jonas.until('the chat', () => jonas.chat.length === 1);
    second.close();
    for (const player of [mira, jonas]) await player.until('absence', () => names(player).includes('(Tilda)'));
    const back = await connect(three.url, visitors[2], table);
    for (const player of [mira, jonas, back]) await player.until('presence', () => names(player).includes('Tilda'));
    back.close();
  });

  it('do without Redis while it is away, and catch up', async () => {
    const { players, mira, tilda } = await onThreeNodes();
    await start(players);
    await redis.kill();
    await mira.say('Hört ihr mich?');
    const turns = { left: 6 };
    await playAcross(players, () => turns.left-- <= 0);
    await redis.start();
    await tilda.until('what was said', () => tilda.chat.some(({ text }) => text === 'Hört ihr mich?'));
    await playAcross(players, () => isOver(mira));
  });

  it('refuse clearly while PostgreSQL is away, change nothing, and go on by themselves', async () => {
    const { players, mira, one } = await onThreeNodes();
    await start(players);
    await playAcross(players, () => gameOf(mira)?.view.phase === 'playing');
    const { asked, ask } = await vi.waitFor(() => everybodySees(players), { timeout: 20_000 });
    const before = players.map((player) => player.update().version);
    await postgres.kill();
    const refusals: string[] = [];
    expect((await fetch(`${one.url}/readyz`)).status).toBe(503);
    const receipt = acknowledged(asked, answering(ask), (code) => refusals.push(code));
    await vi.waitFor(() => expect(refusals).toContain('tryAgain'), { timeout: 20_000 });
    expect(await asked.say('hallo?')).toEqual({ ok: false, code: 'tryAgain' });
    expect(players.map((player) => player.update().version)).toEqual(before);
    await postgres.start();
    const done = await receipt;
    expect(done).toMatchObject({ ok: true, version: (before[0] ?? 0) + 1 });
    await seenByAll(players, done);
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    await playAcross(players, () => isOver(mira));
  });
});
