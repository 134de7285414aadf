import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, makeTable, visit } from '../test/connect-player.ts';
import { start, threeFriends } from '../test/friends.ts';
import { answering, askOf, gameOf, playUntil } from '../test/play.ts';
import { type Process, runServer } from '../test/run-server.ts';
import { startApp, temporaryDatabase } from '../test/start-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let data: ReturnType<typeof temporaryDatabase>;
let running: Process | undefined;
beforeEach(() => {
  data = temporaryDatabase();
});
afterEach(async () => {
  running?.signal('SIGKILL');
  await running?.ended;
  running = undefined;
  data.remove();
});

function run(environment: Readonly<Record<string, string>> = {}): Process {
  running = runServer({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dirname(data.file),
    PAGE_DIR: '/nowhere',
    ...environment,
  });
  return running;
}

describe('the server as a process', () => {
  it('says where it is in both languages, and that the page is missing', async () => {
    const server = run();
    await server.says(/stop: Ctrl\+C|Ctrl\+C/);
    expect(server.output()).toMatch(/Dieser Rechner · this machine +http:\/\/127\.0\.0\.1:\d+/);
    expect(server.output()).toContain('Die Seite ist nicht gebaut');
    expect(server.output()).toContain('The page is not built');
    expect(server.output()).not.toContain('Server listening');
  });

  it('shows a code to scan for the first address of the network', async () => {
    const server = run({ HOST: '0.0.0.0' });
    await server.says(/Ctrl\+C/);
    if (server.output().includes('local network')) expect(server.output()).toMatch(/[▀▄█]{10}/);
    else expect(server.output()).toContain('Reachable from this machine only');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops in order on %s with a page connected, and keeps all',
    async (signal) => {
      const server = run();
      const [, url = ''] = await server.says(/(http:\/\/127\.0\.0\.1:\d+)/);
      const visitor = await visit(url, 'Mira');
      const table = await makeTable(visitor);
      const page = await connect(url, visitor, table);
      await page.until('the table', () => page.updates.length > 0);
      server.signal(signal);
      expect(await server.ended).toBe(0);
      await page.until('the cut', () => !page.socket.connected);
      expect(page.gone).toEqual([]);
      const again = await startApp({ database: data.file });
      const back = await connect(again.url, visitor, table);
      await back.until('the table', () => back.updates.length > 0);
      expect(back.update().view.host).toBe(visitor.person);
      await again.close();
    },
  );

  it.each([3, 9, 14, 23])('loses nothing that it has acknowledged when it is killed after %i words', async (words) => {
    const server = run();
    const [, url = ''] = await server.says(/(http:\/\/127\.0\.0\.1:\d+)/);
    const { players, visitors, table } = await threeFriends(url);
    await start(players);
    const from = players[0].update().version;
    await playUntil(players, () => players[0].update().version >= from + words);
    const asked = players.find((player) => askOf(player) !== undefined);
    const ask = asked && askOf(asked);
    const acknowledged = players[0].update().version;
    const hands = players.map((player) => gameOf(player)?.view.hand.length);
    if (asked && ask) asked.send(answering(ask)).catch(() => {});
    server.signal('SIGKILL');
    await server.ended;
    const again = await startApp({ database: data.file });
    const back = await Promise.all(visitors.map((visitor) => connect(again.url, visitor, table)));
    for (const page of back) await page.until('the table', () => page.updates.length > 0);
    const [version = 0] = back.map((page) => page.update().version);
    expect([acknowledged, acknowledged + 1]).toContain(version);
    if (version === acknowledged) expect(back.map((page) => gameOf(page)?.view.hand.length)).toEqual(hands);
    await playUntil(back, () => back[0]?.update().view.stage.kind === 'pause');
    await again.close();
  });

  it('names every setting it cannot use, and ends with 1', async () => {
    const server = run({ PORT: 'many', PUBLIC_ORIGIN: 'skat.example' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT=many');
    expect(server.output()).toContain('PUBLIC_ORIGIN=skat.example');
  });

  it('keeps passwords to itself, and says which service it cannot reach', async () => {
    const wrong = run({ DATABASE_URL: 'mysql://skat:geheim@db.example/skat' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/DATABASE_URL=… → .*postgres:\/\//);
    const away = run({ DATABASE_URL: 'postgres://skat:geheim@127.0.0.1:1/skat' });
    expect(await away.ended).toBe(1);
    expect(away.output()).toMatch(/DATABASE_URL cannot be reached: .*ECONNREFUSED/);
    expect(wrong.output() + away.output()).not.toContain('geheim');
  });

  it('lays no cards outside tests: it does not even start', async () => {
    const server = run({ SKATRUNDE_TEST_DEALS: '/nowhere' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('SKATRUNDE_TEST_DEALS=/nowhere');
  });

  it('says that the port is taken', async () => {
    const first = run();
    const [, port = ''] = await first.says(/127\.0\.0\.1:(\d+)/);
    const second = runServer({ HOST: '127.0.0.1', PORT: port, DATA_DIR: dirname(data.file) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port}`);
  });

  it('keeps its data to itself', async () => {
    const folder = `${dirname(data.file)}/new`;
    const server = run({ DATA_DIR: folder });
    await server.says(/Ctrl\+C/);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('writes no secret into its log: no token, no name, no chat, no card, no id of a table', async () => {
    const server = run({ LOG_LEVEL: 'trace' });
    const [, url = ''] = await server.says(/(http:\/\/127\.0\.0\.1:\d+)/);
    const visitor = await visit(url, 'Mirabelle');
    const table = await makeTable(visitor);
    const page = await connect(url, visitor, table);
    await page.say('streng geheim');
    await visitor.browser.send('GET', `/device/abcdefghijklmnopqrstuv`);
    await visitor.browser.send('PUT', '/api/me', '{"name":');
    server.signal('SIGTERM');
    await server.ended;
    const token = /=(.{22})\./.exec(visitor.browser.cookie() ?? '')?.[1] ?? '';
    for (const secret of [token, table, visitor.person, 'Mirabelle', 'streng geheim', 'abcdefghijklmnopqrstuv']) {
      expect(secret).not.toBe('');
      expect(server.output()).not.toContain(secret);
    }
    expect(server.output()).toContain('"route":"/api/me"');
  });
});
