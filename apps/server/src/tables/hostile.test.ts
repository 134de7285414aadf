import { CommandReceiptSchema } from '@skatrunde/protocol/schemas';
import { OFFICIAL } from '@skatrunde/rules';
import type { TableCommand } from '@skatrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, makeTable, messageId, type Player, visit } from '../../test/connect-player.ts';
import { ONE_GAME, start, threeFriends } from '../../test/friends.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: Server;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

const COMMANDS: readonly TableCommand[] = [
  { type: 'sit', seat: 1 },
  { type: 'ready', ready: true },
  { type: 'changeSettings', settings: { seats: 3, length: { kind: 'target', score: 250 }, rules: OFFICIAL } },
  { type: 'changeDoor', door: { newcomers: true, watchers: true } },
  { type: 'limitBidding', moment: 1000, upTo: 18 },
  { type: 'game', ask: 1, command: { type: 'discard', cards: ['CJ', 'SJ'] } },
  { type: 'game', moment: 1000, command: { type: 'answerClaim', claim: 1, accept: true } },
];
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e21,
  '',
  '\0',
  'constructor',
  [],
  {},
  [[]],
  { length: 3 },
  'x'.repeat(3000),
];

/** Every value of the message in turn replaced by junk, left out, or joined by a key that nobody knows. */
function spoilt(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return JUNK.filter((junk) => typeof junk !== typeof value);
  const inner = Object.entries(value).flatMap(([key, part]) => [
    ...spoilt(part).map((junk) => replaced(value, key, junk)),
    replaced(value, key, undefined),
  ]);
  return Array.isArray(value) ? inner : [...inner, { ...value, extra: 1 }];
}

function replaced(value: object, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.map((old: unknown, index) => (`${index}` === key ? part : old));
  const { [key]: _, ...rest } = value as Record<string, unknown>;
  return part === undefined ? rest : { ...rest, [key]: part };
}

describe('hostile messages', () => {
  it('[CMD-1] [CMD-5] spoilt in any one place are refused as malformed, or for what they then mean, and break nothing', async () => {
    const { players } = await threeFriends(server.url);
    await start(players);
    const [mira] = players;
    const before = mira.update();
    const codes = new Map<string, number>();
    for (const command of COMMANDS) {
      for (const message of spoilt({ id: messageId(), command })) {
        const receipt = CommandReceiptSchema.parse(await mira.emitRaw('table:command', message));
        const code = receipt.ok ? 'ok' : receipt.code;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    // Without `upTo` a limit is withdrawn; without `ask` a word in the game answers an ask that is over.
    expect(Object.fromEntries(codes)).toEqual({ malformed: expect.any(Number), ok: 1, stale: 2 });
    expect(codes.get('malformed')).toBeGreaterThan(300);
    expect(mira.socket.connected).toBe(true);
    expect(players[1].update().view.seats).toEqual(before.view.seats);
    expect(players[1].update().view.settings).toEqual(before.view.settings);
  });
});

describe('lines that are none of ours', () => {
  const address = (table: string, transport: string) =>
    `${server.url}/socket.io/?EIO=4&transport=${transport}&table=${table}`;

  async function tableOf(): Promise<{ readonly page: Player; readonly table: string }> {
    const visitor = await visit(server.url, 'Mira');
    const table = await makeTable(visitor, ONE_GAME);
    return { page: await connect(server.url, visitor, table), table };
  }

  it.each([
    'garbage',
    '999999',
    '42["table:command"',
    '40{"protocol":',
    '4',
    '451-["table:say",{"_placeholder":true,"num":9}]',
  ])('[CONN-7] a raw frame of %j harms nobody else', async (frame) => {
    const { page, table } = await tableOf();
    const line = new WebSocket(address(table, 'websocket').replace('http', 'ws'));
    const closed = new Promise<void>((resolve) => line.addEventListener('close', () => resolve()));
    await new Promise<void>((resolve) => line.addEventListener('open', () => resolve()));
    line.send(frame);
    line.close();
    await closed;
    expect(await page.send({ type: 'ready', ready: true })).toMatchObject({ ok: true });
  });

  it('[CONN-1] no other transport is spoken', async () => {
    const { table } = await tableOf();
    expect((await fetch(address(table, 'polling'))).status).toBe(400);
  });
});
