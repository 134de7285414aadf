import { TableCardSchema } from '@skatrunde/protocol/schemas';
import { OFFICIAL } from '@skatrunde/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { connect, join, makeTable, visit } from '../../test/connect-player.ts';
import { FOUR_SEATS, start, threeFriends } from '../../test/friends.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';
import { openDatabase } from '../storage/database.ts';

let file: ReturnType<typeof temporaryDatabase>;
let server: Server;
beforeEach(async () => {
  file = temporaryDatabase();
  server = await startApp({ database: file.file });
});
afterEach(async () => {
  await server.close();
  file.remove();
});

const cardOf = async (browser: ReturnType<typeof openBrowser>, table: string) =>
  TableCardSchema.parse((await browser.send('GET', `/api/tables/${table}`)).body);

describe('a new table', () => {
  it('[HTTP-5] has its maker as host on seat 0', async () => {
    const mira = await visit(server.url, 'Mira');
    const page = await connect(server.url, mira, await makeTable(mira));
    await page.until('the lobby', () => page.updates.length > 0);
    const { view, version } = page.update();
    expect(view.you).toEqual({ person: mira.person, role: 'player', seat: 0, host: true });
    expect([view.stage.kind, version]).toEqual(['lobby', 1]);
  });

  it('[HTTP-5] takes the settings it is given', async () => {
    const mira = await visit(server.url, 'Mira');
    const table = await makeTable(mira, FOUR_SEATS);
    expect(await cardOf(mira.browser, table)).toMatchObject({ seats: 4, freeSeats: 3, settings: FOUR_SEATS });
  });

  it.each([
    [{ settings: { seats: 5, length: { kind: 'singleGame' }, rules: OFFICIAL } }],
    [{ settings: { seats: 3, length: { kind: 'rounds', rounds: 99 }, rules: OFFICIAL } }],
    [{ host: 'abcdefghijklmnopqrstuv' }],
    [[]],
  ])('[HTTP-10] is not made from %j', async (body) => {
    const mira = await visit(server.url, 'Mira');
    const reply = await mira.browser.send('POST', '/api/tables', body);
    expect([reply.status, reply.body]).toEqual([400, { code: 'malformed' }]);
  });

  it('[HTTP-8] needs a visitor who is known, and none that comes from elsewhere', async () => {
    const stranger = openBrowser(server.url);
    expect((await stranger.send('POST', '/api/tables', {})).body).toEqual({ code: 'noSession' });
    const mira = await visit(server.url, 'Mira');
    const foreign = await mira.browser.send('POST', '/api/tables', {}, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.body]).toEqual([403, { code: 'foreignOrigin' }]);
  });
});

describe('the card of a table', () => {
  it('[HTTP-6] tells a newcomer who is there, without a cookie too', async () => {
    const { table, players } = await threeFriends(server.url);
    await players[0].emitRaw('table:title', { title: 'Freitagsrunde' });
    expect(await cardOf(openBrowser(server.url), table)).toEqual({
      table,
      title: 'Freitagsrunde',
      hostName: 'Mira',
      names: ['Mira', 'Jonas', 'Tilda'],
      seats: 3,
      freeSeats: 0,
      settings: { seats: 3, length: { kind: 'singleGame' }, rules: OFFICIAL },
      stage: 'lobby',
      door: { newcomers: true, watchers: true },
      member: false,
    });
  });

  it('[HTTP-6] knows who belongs to the table', async () => {
    const { table, visitors, players } = await threeFriends(server.url);
    await start(players);
    expect(await cardOf(visitors[2].browser, table)).toMatchObject({ member: true, stage: 'playing' });
  });

  it('[HTTP-6] is not shown to whom the host has removed, until the host allows it', async () => {
    const { table, visitors, players } = await threeFriends(server.url);
    const [, jonas] = visitors;
    await players[0].send({ type: 'removePerson', person: jonas.person });
    const reply = await jonas.browser.send('GET', `/api/tables/${table}`);
    expect([reply.status, reply.body]).toEqual([403, { code: 'removed' }]);
    await players[0].send({ type: 'allowBack', person: jonas.person });
    expect(await cardOf(jonas.browser, table)).toMatchObject({ member: false });
  });

  it('[HTTP-6] tells that everybody has left, and that whoever comes is welcome', async () => {
    const mira = await visit(server.url, 'Mira');
    const table = await makeTable(mira);
    const page = await connect(server.url, mira, table);
    await page.send({ type: 'changeDoor', door: { newcomers: false, watchers: false } });
    await page.send({ type: 'leave' });
    expect(await cardOf(openBrowser(server.url), table)).toMatchObject({
      hostName: '',
      names: [],
      door: { newcomers: true, watchers: true },
    });
    const jonas = await join(server.url, await visit(server.url, 'Jonas'), table, 'player');
    expect(jonas.update().view.you).toMatchObject({ host: true, role: 'player' });
  });

  it('[HTTP-6] says that an operator has closed it', async () => {
    const mira = await visit(server.url, 'Mira');
    const table = await makeTable(mira);
    await server.close();
    const db = await openDatabase(file.file);
    await db.updateTable('tables').set({ closed_at: 1 }).execute();
    await db.destroy();
    server = await startApp({ database: file.file });
    const reply = await openBrowser(server.url).send('GET', `/api/tables/${table}`);
    expect([reply.status, reply.body]).toEqual([410, { code: 'closed' }]);
    await expect(connect(server.url, mira, table)).rejects.toThrow('closed');
  });

  it('shows a person who was forgotten without a name', async () => {
    const { table, visitors } = await threeFriends(server.url);
    await server.close();
    const db = await openDatabase(file.file);
    await db.deleteFrom('people').where('id', '=', visitors[1].person).execute();
    await db.destroy();
    server = await startApp({ database: file.file });
    const lena = await join(server.url, await visit(server.url, 'Lena'), table, 'watcher');
    await lena.until('the table', () => lena.updates.length > 0);
    expect(lena.update().view.people.map(({ name }) => name)).toEqual(['Mira', '?', 'Tilda', 'Lena']);
  });
});
