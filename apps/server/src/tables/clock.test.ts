import { AWAY_MS, PAUSE_MS } from '@skatrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Player } from '../../test/connect-player.ts';
import { type Friends, ONE_ROUND, start, threeFriends } from '../../test/friends.ts';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { playUntil } from '../../test/play.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';
import { openDatabase } from '../storage/database.ts';
import { PRESENCE_GRACE } from './presence.ts';

vi.setConfig({ testTimeout: 30_000 });

let clock: ManualClock;
let file: ReturnType<typeof temporaryDatabase>;
let server: Server;
let friends: Friends;
beforeEach(async () => {
  clock = manualClock();
  file = temporaryDatabase();
  server = await startApp({ database: file.file, clock });
  friends = await threeFriends(server.url, ONE_ROUND);
});
afterEach(async () => {
  await server.close();
  file.remove();
});

const stageOf = (player: Player) => player.update().view.stage;
const presenceIn = (viewer: Player, of: Player) =>
  viewer.update().view.people.find((person) => person.person === of.person);

describe('presence', () => {
  it('[UPD-5] a reload is no absence; a page that stays away is, since it went', async () => {
    const [mira, jonas] = friends.players;
    const gone = clock.now();
    jonas.close();
    await mira.say('a word that comes after the server has noticed');
    await clock.advance(PRESENCE_GRACE - 1);
    expect(presenceIn(mira, jonas)).toMatchObject({ present: true });
    await clock.advance(1);
    await mira.until('away', () => presenceIn(mira, jonas)?.present === false);
    expect(presenceIn(mira, jonas)).toMatchObject({ awaySince: gone });
    const { version } = mira.update();
    await connect(server.url, friends.visitors[1], friends.table);
    await mira.until('back', () => presenceIn(mira, jonas)?.present === true);
    expect(mira.update().version).toBe(version);
  });

  it('[UPD-5] lasts as long as one of several pages', async () => {
    const [mira, jonas] = friends.players;
    const second = await connect(server.url, friends.visitors[1], friends.table);
    await second.until('the table', () => second.updates.length > 0);
    jonas.close();
    await mira.say('noticed');
    await clock.advance(PRESENCE_GRACE * 2);
    expect(presenceIn(mira, jonas)).toMatchObject({ present: true });
  });

  it('a host who is away too long is followed by who sits longest', async () => {
    const [mira, jonas, tilda] = friends.players;
    mira.close();
    await jonas.say('noticed');
    await clock.advance(AWAY_MS - 1);
    expect(tilda.update().view.host).toBe(mira.person);
    await clock.advance(1);
    await tilda.until('a new host', () => tilda.update().view.host === jonas.person);
  });
});

describe('the pause between two games', () => {
  async function untilPause() {
    await start(friends.players);
    await playUntil(friends.players, () => friends.players.every((player) => stageOf(player).kind === 'pause'));
  }

  it('[UPD-6] ends by itself, and the next game is dealt', async () => {
    await untilPause();
    const [mira] = friends.players;
    await clock.advance(PAUSE_MS - 1);
    expect(stageOf(mira).kind).toBe('pause');
    await clock.advance(1);
    await mira.until('the next game', () => stageOf(mira).kind === 'game');
    expect(stageOf(mira)).toMatchObject({ game: { game: 2 } });
  });

  it('ends too when the server was down meanwhile and nobody has come back', async () => {
    await untilPause();
    const { version } = friends.players[0].update();
    await server.close();
    await clock.advance(PAUSE_MS);
    server = await startApp({ database: file.file, clock });
    await clock.advance(15_000);
    const db = await openDatabase(file.file);
    const last = await db
      .selectFrom('table_log')
      .select(({ fn }) => fn.max('version').as('version'))
      .executeTakeFirst();
    await db.destroy();
    expect(last?.version).toBeGreaterThan(version);
    const page = await connect(server.url, friends.visitors[0], friends.table);
    await page.until('the next game', () => page.updates.length > 0);
    expect(stageOf(page)).toMatchObject({ kind: 'game', game: { game: 2 } });
  });
});
