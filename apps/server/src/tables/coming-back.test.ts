import { DeviceCodeSchema } from '@skatrunde/protocol/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, join, type Visitor, visit } from '../../test/connect-player.ts';
import { type Friends, start, threeFriends } from '../../test/friends.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Server;
let friends: Friends;
beforeEach(async () => {
  server = await startApp();
  friends = await threeFriends(server.url);
});
afterEach(() => server.close());

/** What a page is told that has been inside and comes back. */
async function toldTo(visitor: Visitor): Promise<string> {
  const page = await connect(server.url, visitor, friends.table, { member: true });
  await page.until('an answer', () => page.gone.length > 0 || page.updates.length > 0);
  return page.gone[0] ?? 'welcome';
}

it('[GONE-1] whom the host has removed while the line was cut is told so', async () => {
  const [mira, jonas] = friends.players;
  jonas.close();
  await mira.send({ type: 'removePerson', person: jonas.person });
  expect(await toldTo(friends.visitors[1])).toBe('removed');
});

it('[GONE-1] who has left on another device meanwhile is told so', async () => {
  const [, jonas] = friends.players;
  await jonas.send({ type: 'leave' });
  expect(await toldTo(friends.visitors[1])).toBe('left');
});

it('[GONE-1] who only watched when watching was forbidden is told so, at once or on coming back', async () => {
  const visitor = await visit(server.url, 'Kurt');
  const kurt = await join(server.url, visitor, friends.table, 'watcher');
  await friends.players[0].send({ type: 'changeDoor', door: { newcomers: true, watchers: false } });
  await kurt.until('gone', () => kurt.gone.length > 0);
  expect(kurt.gone).toEqual(['watchersForbidden']);
  expect(await toldTo(visitor)).toBe('watchersForbidden');
});

it('[GONE-1] who comes back as somebody who never was there is told so', async () => {
  expect(await toldTo(await visit(server.url, 'Kurt'))).toBe('stranger');
});

it('[CONN-4] who still belongs to the table is shown it, also whom the host will remove after the game', async () => {
  await start(friends.players);
  const [mira, jonas] = friends.players;
  jonas.close();
  await mira.send({ type: 'removePerson', person: jonas.person });
  expect(await toldTo(friends.visitors[1])).toBe('welcome');
});

it('[CONN-5] a guest who has not been inside is told nothing, and may come in', async () => {
  const [mira, jonas] = friends.players;
  await mira.send({ type: 'removePerson', person: jonas.person });
  const page = await connect(server.url, friends.visitors[1], friends.table);
  expect(await page.send({ type: 'join', as: 'player' })).toEqual({ ok: false, code: 'removedByHost' });
  await mira.send({ type: 'allowBack', person: jonas.person });
  expect(await page.send({ type: 'join', as: 'player' })).toMatchObject({ ok: true });
  expect(page.gone).toEqual([]);
});

it('[HTTP-4] the lines of the former session are cut once the browser has its new cookie', async () => {
  const [mira, jonas] = friends.visitors;
  const { code } = DeviceCodeSchema.parse((await mira.browser.send('POST', '/api/devices')).body);
  const [miras, page] = friends.players;
  await jonas.browser.send('POST', '/api/devices/claim', { code });
  await page.until('the cut', () => !page.socket.connected);
  expect(miras.socket.connected).toBe(true);
  expect(await toldTo(jonas)).toBe('welcome');
  const again = await connect(server.url, jonas, friends.table, { member: true });
  await again.until('the table', () => again.updates.length > 0);
  expect(again.update().view.you.person).toBe(mira.person);
});
