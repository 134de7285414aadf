import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, join, messageId, type Player, visit } from '../../test/connect-player.ts';
import { type Friends, threeFriends } from '../../test/friends.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Server;
let friends: Friends;
let lena: Player;
beforeEach(async () => {
  server = await startApp();
  friends = await threeFriends(server.url);
  lena = await join(server.url, await visit(server.url, 'Lena'), friends.table, 'watcher');
});
afterEach(() => server.close());

const texts = (player: Player) => player.chat.map((message) => message.text);
const heard = (player: Player, text: string) => player.until(text, () => texts(player).includes(text));

describe('the chat of a table', () => {
  it('[CHAT-1] has a room for the players and one for the watchers', async () => {
    const [mira, jonas] = friends.players;
    const otherWatcher = await join(server.url, await visit(server.url, 'Otto'), friends.table, 'watcher');
    expect(await mira.say('  Gut   Blatt! ')).toEqual({ ok: true });
    expect(await lena.say('Die hat vier Jungen')).toEqual({ ok: true });
    await heard(jonas, 'Gut Blatt!');
    await heard(otherWatcher, 'Die hat vier Jungen');
    await heard(lena, 'Die hat vier Jungen');
    expect(texts(jonas)).toEqual(['Gut Blatt!']);
    expect(texts(otherWatcher)).toEqual(['Die hat vier Jungen']);
    expect(mira.chat[0]).toMatchObject({ id: 1, room: 'players', person: mira.person, name: 'Mira' });
    expect(lena.frames.join()).not.toContain('Gut Blatt!');
    expect(jonas.frames.join()).not.toContain('vier Jungen');
  });

  it('[CHAT-2] follows the role: who sits down hears the players from then on, and no watcher', async () => {
    const [mira, , tilda] = friends.players;
    await mira.say('unter uns');
    await tilda.send({ type: 'standUp' });
    expect(await lena.send({ type: 'sit', seat: 2 })).toMatchObject({ ok: true });
    await heard(lena, 'unter uns');
    await tilda.say('nur für Zuschauer');
    await heard(tilda, 'nur für Zuschauer');
    await mira.say('nur für Spieler');
    await heard(lena, 'nur für Spieler');
    expect(texts(lena)).not.toContain('nur für Zuschauer');
    expect(texts(tilda)).not.toContain('nur für Spieler');
    const again = await connect(server.url, friends.visitors[2], friends.table);
    await heard(again, 'nur für Zuschauer');
    expect(texts(again)).toEqual(['nur für Zuschauer']);
  });

  it('[CHAT-2] is there after coming back', async () => {
    const [mira] = friends.players;
    for (const text of ['eins', 'zwei', 'drei']) await mira.say(text);
    const page = await connect(server.url, friends.visitors[1], friends.table);
    await heard(page, 'drei');
    expect(texts(page)).toEqual(['eins', 'zwei', 'drei']);
  });

  it('[CHAT-1] says a resend once', async () => {
    const [mira, jonas] = friends.players;
    const id = messageId();
    await mira.say('hallo', id);
    expect(await mira.say('hallo', id)).toEqual({ ok: true });
    await mira.say('ende');
    await heard(jonas, 'ende');
    expect(texts(jonas)).toEqual(['hallo', 'ende']);
  });

  it.each([
    ['', 'empty'],
    ['x'.repeat(301), 'tooLong'],
    ['a\0b', 'malformed'],
  ])('[CHAT-1] refuses %j: %s', async (text, code) => {
    expect(await friends.players[0].say(text)).toEqual({ ok: false, code });
  });

  it('[CHAT-1] takes 300 characters of any kind in one frame', async () => {
    const text = '🂡'.repeat(150);
    expect(await friends.players[0].say(text)).toEqual({ ok: true });
    await heard(friends.players[1], text);
  });

  it('[CONN-5] hears nobody who is not at the table, and tells them nothing', async () => {
    const stranger = await connect(server.url, await visit(server.url, 'Kurt'), friends.table);
    expect(await stranger.say('hallo')).toEqual({ ok: false, code: 'notAtTable' });
    await friends.players[0].say('wer da?');
    await heard(friends.players[1], 'wer da?');
    expect(stranger.frames).toEqual([]);
  });
});

describe('the title of a table', () => {
  it('[UPD-5] is given by the host and seen by all', async () => {
    const [mira, jonas] = friends.players;
    expect(await mira.emitRaw('table:title', { title: '  Freitagsrunde ' })).toMatchObject({ ok: true });
    await jonas.until('the title', () => jonas.update().view.title === 'Freitagsrunde');
    expect(await jonas.emitRaw('table:title', { title: 'Meine' })).toEqual({ ok: false, code: 'notHost' });
    expect(await mira.emitRaw('table:title', { title: 'x'.repeat(41) })).toEqual({ ok: false, code: 'malformed' });
    expect(mira.update().view.title).toBe('Freitagsrunde');
  });
});

describe('a name', () => {
  it('[UPD-5] that is taken already gives its number to who takes it', async () => {
    const [mira] = friends.players;
    const names = () => mira.update().view.people.map(({ name }) => name);
    await friends.visitors[0].browser.send('PUT', '/api/me', { name: 'jonas' });
    await mira.until('the new name', () => names().includes('jonas 2'));
    expect(names()).toEqual(['jonas 2', 'Jonas', 'Tilda', 'Lena']);
  });

  it('[HTTP-2] that changes is seen at the table at once', async () => {
    const [mira] = friends.players;
    await friends.visitors[1].browser.send('PUT', '/api/me', { name: 'Johanna' });
    await mira.until('the new name', () => mira.update().view.people.some(({ name }) => name === 'Johanna'));
  });
});
