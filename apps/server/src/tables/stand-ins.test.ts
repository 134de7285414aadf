import { STAND_IN_AFTER_MS } from '@skatrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Player } from '../../test/connect-player.ts';
import { ONE_ROUND, QUICK_BOTS, start, threeFriends } from '../../test/friends.ts';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { answering, askOf, gameOf, playUntil } from '../../test/play.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';
import { openDatabase } from '../storage/database.ts';

vi.setConfig({ testTimeout: 30_000 });

let clock: ManualClock;
let file: ReturnType<typeof temporaryDatabase>;
let server: Server;
beforeEach(async () => {
  clock = manualClock();
  file = temporaryDatabase();
  server = await startApp({ database: file.file, clock, bots: QUICK_BOTS });
});
afterEach(async () => {
  await server.close();
  file.remove();
});

const standInOf = (viewer: Player, of: Player) =>
  viewer.update().view.seats.find(({ occupant }) => occupant?.kind === 'person' && occupant.person === of.person)
    ?.standIn;

/** Three friends in the middle of the first trick; with them who is to play, and the others. */
async function midTrick(tempo: object) {
  const friends = await threeFriends(server.url, { ...ONE_ROUND, tempo });
  await start(friends.players);
  await playUntil(friends.players, () => friends.players.some((player) => trickOf(player) === 1));
  const index = friends.players.findIndex((player) => askOf(player) !== undefined);
  const asked = friends.players[index];
  const visitor = friends.visitors[index];
  if (asked === undefined || visitor === undefined) throw new Error('Nobody is asked');
  const others = friends.players.filter((player) => player !== asked);
  return { ...friends, asked, visitor, others, one: others[0] ?? asked };
}

function trickOf(player: Player): number {
  const view = gameOf(player)?.view;
  return view?.phase === 'playing' ? view.trick.length : 0;
}

async function lastSpeaker(): Promise<unknown> {
  const db = await openDatabase(file.file);
  const row = await db.selectFrom('table_log').select('entry').orderBy('version', 'desc').executeTakeFirstOrThrow();
  await db.destroy();
  return JSON.parse(row.entry).by;
}

describe('somebody whose page is closed in the middle of a trick', () => {
  it('[STAND-1] is stood in for after a minute, and plays on as soon as they are back', async () => {
    const { asked, visitor, others, one, table } = await midTrick({ bots: 'normal', absence: 'bot', thinkTime: 0 });
    asked.close();
    await one.say('a word that comes after the server has noticed');
    await clock.advance(STAND_IN_AFTER_MS - 1);
    expect(standInOf(one, asked)).toBeUndefined();
    expect(trickOf(one)).toBe(1);
    await clock.advance(1);
    await one.until('a bot plays', () => standInOf(one, asked)?.state === 'playing');
    await one.until('its card', () => trickOf(one) !== 1);
    expect(await lastSpeaker()).toEqual({ standInFor: asked.person });
    const back = await connect(server.url, visitor, table);
    await back.until('the table', () => back.updates.length > 0);
    await clock.advance(0);
    await one.until('nobody plays for them', () => standInOf(one, asked) === undefined);
    await playUntil([...others, back], () => askOf(back) !== undefined);
    const { version } = back.update();
    await clock.advance(STAND_IN_AFTER_MS * 2);
    expect(back.update().version).toBe(version);
    const ask = askOf(back);
    expect(ask && (await back.send(answering(ask)))).toMatchObject({ ok: true });
  });

  it('[STAND-2] is stood in for once most of the others want it', async () => {
    const { asked, others, one } = await midTrick({ bots: 'normal', absence: 'ask', thinkTime: 0 });
    asked.close();
    await one.say('noticed');
    await clock.advance(STAND_IN_AFTER_MS);
    await one.until('the question', () => standInOf(one, asked)?.state === 'asked');
    const question = standInOf(one, asked);
    if (question?.state !== 'asked') throw new Error('Nobody is asked');
    expect(question).toMatchObject({ why: 'away', needed: 2 });
    for (const other of others) {
      expect(trickOf(one)).toBe(1);
      const word = { type: 'answerStandIn', person: asked.person, standIn: question.standIn, agree: true } as const;
      expect(await other.send(word)).toMatchObject({ ok: true });
    }
    await clock.advance(0);
    await one.until('its card', () => trickOf(one) !== 1);
  });

  it('[STAND-3] or who thinks too long: the deadline outlives the server', async () => {
    const { asked, visitors, table } = await midTrick({ bots: 'normal', absence: 'bot', thinkTime: 30 });
    const until = thinksUntil(asked);
    expect(until).toBe(clock.now() + 30_000);
    await server.close();
    await clock.advance(10_000);
    server = await startApp({ database: file.file, clock, bots: QUICK_BOTS });
    const pages: Player[] = [];
    for (const visitor of visitors) {
      const page = await connect(server.url, visitor, table);
      await page.until('the table', () => page.updates.length > 0);
      pages.push(page);
    }
    const [page = asked] = pages;
    await page.until('everybody', () => page.update().view.people.every(({ present }) => present));
    expect(thinksUntil(page)).toBe(until);
    await clock.advance(19_999);
    expect(trickOf(page)).toBe(1);
    await clock.advance(1);
    await page.until('the card of a bot', () => trickOf(page) !== 1);
    expect(await lastSpeaker()).toEqual({ standInFor: asked.person });
  });
});

/** Of whoever must decide now. */
function thinksUntil(viewer: Player): number | undefined {
  return viewer.update().view.seats.find((seat) => seat.thinksUntil !== undefined)?.thinksUntil;
}
