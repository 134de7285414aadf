import { PROTOCOL_VERSION } from '@skatrunde/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { connect, makeTable, messageId, type Player, visit } from '../../test/connect-player.ts';
import { type Friends, start, threeFriends } from '../../test/friends.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { answering, askOf } from '../../test/play.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Server;
let friends: Friends;
beforeEach(async () => {
  server = await startApp();
  friends = await threeFriends(server.url);
  await start(friends.players);
});
afterEach(() => server.close());

/** The player who is asked, and the ask. */
function asked(): { player: Player; others: readonly Player[]; ask: NonNullable<ReturnType<typeof askOf>> } {
  const player = friends.players.find((one) => askOf(one) !== undefined);
  const ask = player && askOf(player);
  if (player === undefined || ask === undefined) throw new Error('Nobody is asked');
  return { player, others: friends.players.filter((one) => one !== player), ask };
}

/** A page that comes now sees the table as it is stored. */
async function versionNow(): Promise<number> {
  const page = await connect(server.url, friends.visitors[0], friends.table);
  await page.until('the table', () => page.updates.length > 0);
  const { version } = page.update();
  page.close();
  return version;
}

describe('commands that change nothing', () => {
  it('[CMD-2] the same command again: the first receipt again, done once', async () => {
    const { player, ask } = asked();
    const id = messageId();
    const first = await player.send(answering(ask), id);
    expect(first).toMatchObject({ ok: true });
    expect(await player.send(answering(ask), id)).toEqual(first);
    expect(await versionNow()).toBe(first.ok && first.version);
  });

  it('[CMD-2] two at once under one id are one', async () => {
    const { player, ask } = asked();
    const id = messageId();
    const [one, other] = await Promise.all([player.send(answering(ask), id), player.send(answering(ask), id)]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
  });

  it('[CMD-3] an answer to a question that is over is stale', async () => {
    const { player, ask } = asked();
    await player.send(answering(ask));
    const before = await versionNow();
    expect(await player.send(answering(ask))).toEqual({ ok: false, code: 'stale' });
    expect(await versionNow()).toBe(before);
  });

  it("[CMD-5] somebody else's turn", async () => {
    const { others, ask } = asked();
    const before = await versionNow();
    for (const other of others) {
      const receipt = await other.send(answering(ask));
      expect([receipt.ok, !receipt.ok && receipt.code]).toEqual([
        false,
        expect.stringMatching(/^(stale|notYourTurn)$/),
      ]);
    }
    expect(await versionNow()).toBe(before);
  });

  it('[CMD-5] what only the host may do, and somebody who is not at the table', async () => {
    const [, jonas] = friends.players;
    expect(await jonas.send({ type: 'removePerson', person: friends.players[0].person })).toEqual({
      ok: false,
      code: 'notHost',
    });
    const stranger = await connect(server.url, await visit(server.url, 'Kurt'), friends.table);
    expect(await stranger.send({ type: 'ready', ready: true })).toEqual({ ok: false, code: 'notAtTable' });
    expect(await stranger.send(answering(asked().ask))).toEqual({ ok: false, code: 'notAtTable' });
    expect(stranger.frames).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['null', [null]],
    ['text', ['{}']],
    ['a list', [[]]],
    ['an unknown type', [{ id: 'x'.repeat(16), command: { type: 'cheat' } }]],
    ['an unknown key', [{ id: 'x'.repeat(16), command: { type: 'start', now: true } }]],
    ['a sender', [{ id: 'x'.repeat(16), command: { type: 'start' }, person: 'x'.repeat(22) }]],
    ['a card that is none', [{ id: 'x'.repeat(16), command: { type: 'game', command: { type: 'play', card: 'XX' } } }]],
    ['no id', [{ command: { type: 'start' } }]],
    ['a short id', [{ id: 'x', command: { type: 'start' } }]],
    ['binary', [Buffer.from('play')]],
  ])('[CMD-5] malformed: %s', async (_, words) => {
    const before = await versionNow();
    const [mira] = friends.players;
    expect(await mira.emitRaw('table:command', ...words)).toEqual({ ok: false, code: 'malformed' });
    expect(mira.socket.connected).toBe(true);
    expect(await versionNow()).toBe(before);
  });

  it('[CMD-5] a message without a callback is heard and breaks nothing', async () => {
    const [mira, jonas] = friends.players;
    mira.emitBlind('table:command', 'junk');
    mira.emitBlind('table:nonsense', 1);
    expect(await jonas.send({ type: 'next', dealing: 1 })).toEqual({ ok: false, code: 'notPausing' });
    expect(mira.socket.connected).toBe(true);
  });

  it('[CONN-7] a frame larger than any message: the line is cut, and nothing else happens', async () => {
    const before = await versionNow();
    const [mira, jonas] = friends.players;
    mira.socket.emit('table:say', { id: messageId(), text: 'x'.repeat(10_000) }, () => {});
    await mira.until('the cut', () => !mira.socket.connected);
    expect(jonas.socket.connected).toBe(true);
    expect(await versionNow()).toBe(before);
  });
});

describe('connections that are refused', () => {
  const reasonOf = async (connecting: Promise<Player>) => {
    const error: unknown = await connecting.then(
      () => 'connected',
      (refused: unknown) => refused,
    );
    if (!(error instanceof Error)) return error;
    return 'data' in error && error.data !== undefined ? [error.message, error.data] : error.message;
  };

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', '://'])(
    '[CONN-2] from a page of %s',
    async (origin) => {
      expect(await reasonOf(connect(server.url, friends.visitors[0], friends.table, { origin }))).toBe(
        'websocket error',
      );
    },
  );

  it('[CONN-3] from an old page', async () => {
    const protocol = PROTOCOL_VERSION - 1;
    expect(await reasonOf(connect(server.url, friends.visitors[0], friends.table, { protocol }))).toEqual([
      'protocol',
      { reason: 'protocol' },
    ]);
  });

  it('[CONN-3] without a cookie, or with a forged one', async () => {
    for (const cookie of ['', 'skatrunde=abcdefghijklmnopqrstuv.forged', 'skatrunde=%E0%A4%A']) {
      expect(await reasonOf(connect(server.url, friends.visitors[0], friends.table, { cookie }))).toEqual([
        'noSession',
        { reason: 'noSession' },
      ]);
    }
  });

  it.each(['abcdefghijklmnopqrstuv', 'short', '', '../../etc/passwd'])(
    '[CONN-3] to a table that is none: %j',
    async (table) => {
      expect(await reasonOf(connect(server.url, friends.visitors[0], table))).toEqual([
        'unknown',
        { reason: 'unknown' },
      ]);
    },
  );
});

describe('an accepted command', () => {
  it('[CMD-4] is stored, and its sender has been shown what came of it, before the receipt comes', async () => {
    const { player, ask } = asked();
    const receipt = await player.send(answering(ask));
    expect(player.update().version).toBe(receipt.ok && receipt.version);
    expect(player.update().events.length).toBeGreaterThan(0);
    expect(await versionNow()).toBe(receipt.ok && receipt.version);
  });
});

describe('too many messages', () => {
  it('[CHAT-3] in the chat are refused, and commands still heard', async () => {
    const clock = manualClock();
    const limited = await startApp({ rateFactor: 1, clock });
    const visitor = await visit(limited.url, 'Mira');
    const page = await connect(limited.url, visitor, await makeTable(visitor));
    const receipts = await Promise.all(Array.from({ length: 10 }, (_, index) => page.say(`${index}`)));
    expect(receipts.filter((receipt) => receipt.ok)).toHaveLength(8);
    expect(receipts.at(-1)).toEqual({ ok: false, code: 'tooFast' });
    const other = await connect(limited.url, visitor, page.update().view.table);
    const more = await Promise.all(Array.from({ length: 10 }, (_, index) => other.say(`more ${index}`)));
    expect(more.filter((receipt) => receipt.ok)).toHaveLength(8);
    const third = await connect(limited.url, visitor, page.update().view.table);
    expect(await third.say('as a third page')).toEqual({ ok: false, code: 'tooFast' });
    expect(await third.send({ type: 'ready', ready: true })).toMatchObject({ ok: true });
    await limited.close();
  });

  it('[CMD-6] are answered with tooFast, then the line is cut', async () => {
    const clock = manualClock();
    const limited = await startApp({ rateFactor: 1, clock });
    const visitor = await visit(limited.url, 'Mira');
    const page = await connect(limited.url, visitor, await makeTable(visitor));
    const receipts = await Promise.all(Array.from({ length: 60 }, () => page.send({ type: 'ready', ready: true })));
    expect(receipts.filter((receipt) => receipt.ok)).toHaveLength(40);
    expect(receipts.at(-1)).toEqual({ ok: false, code: 'tooFast' });
    await clock.advance(1000);
    expect(await page.send({ type: 'ready', ready: true })).toMatchObject({ ok: true });
    for (let flood = 0; flood < 200; flood += 1) page.emitBlind('table:command', {});
    await page.until('the cut', () => !page.socket.connected);
    await limited.close();
  });
});

describe('a table that is gone', () => {
  it('[HTTP-6] says why', async () => {
    const browser = openBrowser(server.url);
    const reply = await browser.send('GET', '/api/tables/abcdefghijklmnopqrstuv');
    expect([reply.status, reply.body]).toEqual([404, { code: 'unknown' }]);
    expect((await browser.send('GET', '/api/tables/short')).body).toEqual({ code: 'unknown' });
  });

  it('[GONE-1] tells who leaves, on each of their pages, after the receipt', async () => {
    const { players, visitors, table } = friends;
    const other = await connect(server.url, visitors[1], table);
    await other.until('the table', () => other.updates.length > 0);
    expect(await players[1].send({ type: 'leave' })).toMatchObject({ ok: true });
    await players[1].until('left', () => players[1].gone.length > 0);
    await other.until('left', () => other.gone.length > 0);
    expect([players[1].gone, other.gone]).toEqual([['left'], ['left']]);
    expect(await players[1].send({ type: 'next', dealing: 1 })).toEqual({ ok: false, code: 'notAtTable' });
  });

  it('[GONE-1] tells whom the host has removed', async () => {
    const kurt = await connect(server.url, await visit(server.url, 'Kurt'), friends.table);
    await kurt.send({ type: 'join', as: 'watcher' });
    await friends.players[0].send({ type: 'removePerson', person: kurt.person });
    await kurt.until('removed', () => kurt.gone.length > 0);
    expect(kurt.gone).toEqual(['removed']);
    expect(await kurt.send({ type: 'join', as: 'watcher' })).toEqual({ ok: false, code: 'removedByHost' });
  });
});
