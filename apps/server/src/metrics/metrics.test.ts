import { afterEach, expect, it } from 'vitest';
import { connect, makeTable, messageId, visit } from '../../test/connect-player.ts';
import { threeFriends } from '../../test/friends.ts';
import { type Server, startApp } from '../../test/start-app.ts';
import { createMetrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';

let server: Server | undefined;
let port: MetricsPort | undefined;
afterEach(async () => {
  await port?.close();
  await server?.close();
  [server, port] = [undefined, undefined];
});

it('counts commands by outcome, appends, pages and tables, and names nobody', async () => {
  server = await startApp();
  const { players, table, visitors } = await threeFriends(server.url);
  expect(await players[1].send({ type: 'start' })).toMatchObject({ ok: false });
  const text = await server.metrics();
  expect(text).toContain('skatrunde_commands_total{outcome="ok"} 2');
  expect(text).toContain('skatrunde_commands_total{outcome="notHost"} 1');
  expect(text).toContain('skatrunde_append_seconds_count{outcome="stored"} 3');
  expect(text).toContain('skatrunde_connections 3');
  expect(text).toContain('skatrunde_tables_open 1');
  expect(text).toContain('skatrunde_other_nodes 0');
  expect(text).toContain('skatrunde_redis_up 1');
  for (const secret of [table, ...visitors.flatMap(({ name, person }) => [name, person])]) {
    expect(text).not.toContain(secret);
  }
});

it('counts nothing under a name that a page has made up', async () => {
  server = await startApp();
  const visitor = await visit(server.url, 'Mira');
  const page = await connect(server.url, visitor, await makeTable(visitor));
  await page.emitRaw('table:command', { id: messageId(), command: { type: 'evil"} 1' } });
  page.close();
  expect(await server.metrics()).not.toContain('evil');
});

it('shows the numbers at /metrics of a port of their own, and nothing else', async () => {
  port = await openMetricsPort(createMetrics(), { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${port.port}`;
  const reply = await fetch(`${url}/metrics`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await reply.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('are not to be had from the port of the pages', async () => {
  server = await startApp();
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
