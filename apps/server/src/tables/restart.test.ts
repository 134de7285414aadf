import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, messageId, type Player } from '../../test/connect-player.ts';
import { QUICK_BOTS, start, threeFriends } from '../../test/friends.ts';
import { answering, askOf, gameOf, playUntil } from '../../test/play.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let file: ReturnType<typeof temporaryDatabase>;
let server: Server;
beforeEach(async () => {
  file = temporaryDatabase();
  server = await startApp({ database: file.file, bots: QUICK_BOTS });
});
afterEach(async () => {
  await server.close();
  file.remove();
});

function playing(player: Player) {
  const view = gameOf(player)?.view;
  return view?.phase === 'playing' ? view : undefined;
}

/** All that a page shows but for the time of day. */
function picture(player: Player) {
  const { version, view } = player.update();
  return { version, view: { ...view, people: view.people.map(({ person, name }) => ({ person, name })) } };
}

async function midTrick() {
  const friends = await threeFriends(server.url);
  await start(friends.players);
  const { players } = friends;
  await playUntil(
    players,
    () => playing(players[0])?.tricksTaken.join() !== '0,0,0' && playing(players[0])?.trick.length === 2,
  );
  return friends;
}

describe('a restart in the middle of a trick', () => {
  it('[CONN-4] [UPD-4] shows everybody the same picture as before, and the game goes on', async () => {
    const { players, visitors, table } = await midTrick();
    const before = players.map(picture);
    await server.close();
    server = await startApp({ database: file.file });
    const again = await Promise.all(visitors.map((visitor) => connect(server.url, visitor, table)));
    for (const page of again) await page.until('the table', () => page.updates.length > 0);
    expect(again.map(picture)).toEqual(before);
    expect(again[0]?.update().events).toEqual([]);
    await playUntil(again, () => again[0]?.update().view.stage.kind === 'pause');
  });

  it('[CMD-2] remembers what it has answered', async () => {
    const { players, visitors, table } = await midTrick();
    const index = players.findIndex((player) => askOf(player) !== undefined);
    const [player, visitor] = [players[index], visitors[index]];
    const ask = player && askOf(player);
    if (player === undefined || visitor === undefined || ask === undefined) throw new Error('Nobody is asked');
    const id = messageId();
    const receipt = await player.send(answering(ask), id);
    await server.close();
    server = await startApp({ database: file.file });
    const again = await connect(server.url, visitor, table);
    expect(await again.send(answering(ask), id)).toEqual(receipt);
  });

  it('[CONN-8] lets pages that were open come back by themselves', async () => {
    const { visitors, table } = await midTrick();
    const page = await connect(server.url, visitors[0], table, { reconnection: true });
    await page.until('the table', () => page.updates.length > 0);
    const before = picture(page);
    const { port } = server;
    await server.close();
    await page.until('the line is cut', () => !page.socket.connected);
    expect(page.gone).toEqual([]);
    const seen = page.updates.length;
    server = await startApp({ database: file.file, port });
    await page.until('the table again', () => page.updates.length > seen);
    expect(picture(page)).toEqual(before);
    page.close();
  });
});

describe('stopping', () => {
  it('[CONN-8] stores and answers what has begun, and is ready for nothing new', async () => {
    const { players, visitors, table } = await midTrick();
    const player = players.find((one) => askOf(one) !== undefined);
    const ask = player && askOf(player);
    if (player === undefined || ask === undefined) throw new Error('Nobody is asked');
    const sent = player.send(answering(ask));
    await player.send({ type: 'ready', ready: true });
    const receipt = await sent;
    await Promise.all([server.close(), server.close()]);
    await expect(fetch(`${server.url}/readyz`)).rejects.toThrow();
    server = await startApp({ database: file.file });
    const again = await connect(server.url, visitors[0], table);
    await again.until('the table', () => again.updates.length > 0);
    expect(again.update().version).toBe(receipt.ok && receipt.version);
  });
});

describe('a page that comes back', () => {
  it('[CONN-4] [UPD-1] sees what it would have seen had it never gone, on each of its devices', async () => {
    const { players, visitors, table } = await midTrick();
    for (const [index, visitor] of visitors.entries()) {
      const page = await connect(server.url, visitor, table);
      await page.until('the table', () => page.updates.length > 0);
      expect(picture(page)).toEqual(picture(players[index] ?? page));
    }
  });

  it('[CONN-6] keeps every page of a person alive, and either may play', async () => {
    const { players, visitors, table } = await midTrick();
    const index = players.findIndex((player) => askOf(player) !== undefined);
    const visitor = visitors[index];
    const first = players[index];
    if (visitor === undefined || first === undefined) throw new Error('Nobody is asked');
    const second = await connect(server.url, visitor, table);
    await second.until('the ask', () => second.updates.length > 0);
    const ask = askOf(second);
    if (ask === undefined) throw new Error('The second page is not asked');
    const receipt = await second.send(answering(ask));
    expect(receipt.ok).toBe(true);
    await first.until('the card', () => first.update().version === (receipt.ok && receipt.version));
    expect(await first.send(answering(ask))).toEqual({ ok: false, code: 'stale' });
    second.close();
    expect(first.socket.connected).toBe(true);
  });
});
