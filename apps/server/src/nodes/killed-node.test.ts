import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playAcross } from '../../test/acknowledged.ts';
import { type Balancer, startBalancer } from '../../test/balancer.ts';
import { connect, join, makeTable, type Player, visit } from '../../test/connect-player.ts';
import { ONE_GAME, start } from '../../test/friends.ts';
import { gameOf } from '../../test/play.ts';
import { type Process, runServer } from '../../test/run-server.ts';
import { NO_SERVICES, type Service, startPostgres, startRedis, WITH_SERVICES } from '../../test/services/services.ts';
import { openDatabase } from '../storage/database.ts';
import { tableLog } from '../tables/table-log.ts';

vi.setConfig({ testTimeout: 60_000 });

type Node = { readonly process: Process; readonly port: number };

let services: readonly Service[] = [];
let nodes: readonly Node[] = [];
let balancer: Balancer;

describe.skipIf(NO_SERVICES)(`a node that is killed ${WITH_SERVICES}`, () => {
  beforeEach(async () => {
    services = await Promise.all([startPostgres(), startRedis()]);
    balancer = await startBalancer('any');
    const first = await startNode();
    nodes = [first, await startNode()];
    balancer.nodes = nodes.map(({ port }) => port);
  });
  afterEach(async () => {
    await balancer.close();
    for (const { process } of nodes) process.signal('SIGKILL');
    await Promise.all(nodes.map(({ process }) => process.ended));
    await Promise.all(services.map((service) => service.remove()));
  });

  async function startNode(): Promise<Node> {
    const [postgres, redis] = services;
    const process = runServer({
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: postgres?.url ?? '',
      REDIS_URL: redis?.url ?? '',
      PAGE_DIR: '/nowhere',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    });
    const [, port] = await process.says(/http:\/\/127\.0\.0\.1:(\d+)/);
    return { process, port: Number(port) };
  }

  async function logOf(table: string) {
    const db = await openDatabase(services[0]?.url ?? '');
    const entries = await tableLog(db).read(table, 0);
    await db.destroy();
    return entries;
  }

  it('in the middle of a game: pages come back with another, and nothing acknowledged is lost or done twice', async () => {
    const { url } = balancer;
    const visitors = [await visit(url, 'Mira'), await visit(url, 'Jonas'), await visit(url, 'Tilda')] as const;
    const table = await makeTable(visitors[0], ONE_GAME);
    const players: Player[] = [];
    for (const [index, visitor] of visitors.entries()) {
      if (index > 0) (await join(url, visitor, table, 'player')).close();
      players.push(await connect(url, visitor, table, { reconnection: true, member: true }));
    }
    const [mira] = players;
    if (mira === undefined) throw new Error('Nobody plays');
    await start(players);
    const tricks = (): number => {
      const view = gameOf(mira)?.view;
      return view?.phase === 'playing' ? view.tricksTaken.reduce((sum, taken) => sum + taken, 0) : 0;
    };
    const before = await playAcross(players, () => tricks() === 3);
    const pictures = players.map((player) => player.update());

    const playing = playAcross(players, () => mira.update().view.stage.kind === 'standings');
    await mira.until('the fifth trick', () => tricks() >= 5);
    nodes[0]?.process.signal('SIGKILL');
    const after = await playing;

    const receipts = [...before, ...after];
    const entries = await logOf(table);
    expect(receipts.every((receipt) => receipt.ok)).toBe(true);
    for (const receipt of receipts) {
      const written = entries.filter(({ commandId }) => commandId === receipt.id);
      expect(written.map(({ version }) => version)).toEqual(receipt.ok ? [receipt.version] : []);
    }
    const cards = entries
      .flatMap(({ events }) => events)
      .filter((one) => one.type === 'game' && one.event.type === 'cardPlayed');
    expect(cards).toHaveLength(30);
    for (const [index, player] of players.entries()) {
      await player.until('the end', () => player.update().view.stage.kind === 'standings');
      expect(player.update().view.you).toEqual(pictures[index]?.view.you);
      player.close();
    }
  });
});
