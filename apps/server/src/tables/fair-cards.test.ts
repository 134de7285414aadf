import { PACK } from '@skatrunde/rules';
import { commitmentTo, shuffledBy } from '@skatrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { join, type Player, visit } from '../../test/connect-player.ts';
import { ONE_ROUND, start, threeFriends } from '../../test/friends.ts';
import { answering, askOf, gameOf, playUntil, seenByAll } from '../../test/play.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';
import { openDatabase } from '../storage/database.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: Server;
const { file, remove } = temporaryDatabase();
beforeEach(async () => {
  server = await startApp({ database: file });
});
afterEach(async () => {
  await server.close();
  remove();
});

const stageOf = (player: Player) => player.update().view.stage;
const isOver = (player: Player) => () => player.update().view.stage.kind === 'pause' && gameOf(player) !== undefined;

/** Every secret that the table has drawn, as they stand in its log; in order. */
async function secretsInLog(table: string): Promise<readonly string[]> {
  const db = await openDatabase(file);
  const rows = await db
    .selectFrom('table_log')
    .select('entry')
    .where('table_id', '=', table)
    .orderBy('version')
    .execute();
  await db.destroy();
  return rows.flatMap(({ entry }) =>
    [...entry.matchAll(/"type":"chanceBound","secret":"([0-9a-f]{64})"/g)].map(([, secret = '']) => secret),
  );
}

/** Where a frame first says this; the number of frames when none does. */
function firstWith(frames: readonly string[], words: string): number {
  const found = frames.findIndex((frame) => frame.includes(words));
  return found < 0 ? frames.length : found;
}

describe('fair cards', () => {
  it('[FAIR-4] no frame of anybody holds a secret before its game is over, nor that of the game to come', async () => {
    const { players, table } = await threeFriends(server.url, ONE_ROUND);
    const watcher = await join(server.url, await visit(server.url, 'Lena'), table, 'watcher');
    await start(players);
    await playUntil(players, isOver(players[0]));
    const all = [...players, watcher];
    for (const one of all) await one.until('the pad', () => (one.pads.at(-1)?.lines.length ?? 0) > 0);
    const [first = '', second = ''] = await secretsInLog(table);
    expect(players[0].pads.at(-1)?.lines[0]?.proof?.secret).toBe(first);
    expect(second).not.toBe('');
    for (const { frames } of all) {
      expect(firstWith(frames, first)).toBeLessThan(frames.length);
      expect(firstWith(frames, first)).toBeGreaterThanOrEqual(firstWith(frames, '"phase":"over"'));
      expect(firstWith(frames, second)).toBe(frames.length);
    }
  });

  it('[FAIR-5] the secret of a game that was broken off is never sent', async () => {
    const { players, table } = await threeFriends(server.url, ONE_ROUND);
    await start(players);
    const [mira, jonas, tilda] = players;
    await seenByAll([mira, jonas], await tilda.send({ type: 'leave' }));
    await mira.until('the end', () => stageOf(mira).kind !== 'game');
    await mira.until('the pad', () => (mira.pads.at(-1)?.lines.length ?? 0) > 0);
    const [secret = ''] = await secretsInLog(table);
    for (const { frames } of players) expect(firstWith(frames, secret)).toBe(frames.length);
  });

  it('[FAIR-1] [FAIR-2] [FAIR-4] what was shown before the deal and what each added give the cards that were dealt', async () => {
    const { players } = await threeFriends(server.url, ONE_ROUND);
    await start(players);
    const shown = players.map((player) =>
      player.updates.flatMap(({ view: { stage } }) =>
        stage.kind === 'pause' && stage.chance ? [stage.chance.commitment] : [],
      ),
    );
    const hands = players.map((player) => gameOf(player)?.view.hand ?? []);
    expect(gameOf(players[0])?.chance).toMatchObject({ skipped: [] });
    await playUntil(players, isOver(players[0]));
    await players[0].until('the pad', () => (players[0].pads.at(-1)?.lines.length ?? 0) > 0);
    const proof = players[0].pads.at(-1)?.lines[0]?.proof;
    if (proof === undefined) throw new Error('The line has no proof');
    for (const commitments of shown) expect(new Set(commitments)).toEqual(new Set([commitmentTo(proof.secret)]));
    expect(proof.entropies.map(({ place }) => place).toSorted()).toEqual([0, 1, 2]);
    expect(shuffledBy(proof, PACK)).toEqual(proof.cards);
    const game = gameOf(players[0])?.view;
    const dealt = game?.phase === 'over' ? game.deal.hands.map((hand) => [...hand].sort().join()) : [];
    expect(hands.map((hand) => [...hand].sort().join()).sort()).toEqual([...dealt].sort());
  });

  it('[FAIR-3] [CMD-3] what is added to another game is stale, and who watches cannot add', async () => {
    const { players, table } = await threeFriends(server.url, ONE_ROUND);
    const watcher = await join(server.url, await visit(server.url, 'Lena'), table, 'watcher');
    await start(players);
    const text = 'ab'.repeat(32);
    expect(await players[0].send({ type: 'addChance', dealing: 1, text })).toEqual({ ok: false, code: 'stale' });
    while (!isOver(players[0])()) {
      const player = players.find((one) => askOf(one) !== undefined);
      const ask = player && askOf(player);
      if (player && ask) await seenByAll(players, await player.send(answering(ask)));
    }
    await watcher.until('the pause', () => stageOf(watcher).kind === 'pause');
    expect(await watcher.send({ type: 'addChance', dealing: 2, text })).toEqual({ ok: false, code: 'notSeated' });
    const malformed = { type: 'addChance', dealing: 2, text: 'xy' } as const;
    expect(await players[0].send(malformed)).toEqual({ ok: false, code: 'malformed' });
  });
});
