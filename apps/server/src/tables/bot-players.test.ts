import { OFFICIAL, ORDINARY, PACK, type SkatState, skat } from '@skatrunde/rules';
import type { BotQuestion } from '@skatrunde/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, makeTable, visit } from '../../test/connect-player.ts';
import { ONE_GAME, start } from '../../test/friends.ts';
import { gameOf, playUntil } from '../../test/play.ts';
import { type Server, startApp } from '../../test/start-app.ts';
import { answerTo } from './bot-answers.ts';
import { type BotPool, type BotPoolOptions, openBotPool } from './bot-players.ts';

vi.setConfig({ testTimeout: 60_000 });

let pool: BotPool | undefined;
let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  await pool?.close();
  server = undefined;
  pool = undefined;
});

function poolOf(options: BotPoolOptions): BotPool {
  pool = openBotPool({ threads: 1, ...options });
  return pool;
}

const worker = (name: string) => new URL(`../../test/bot-workers/${name}.ts`, import.meta.url);

/** Middlehand is to speak first. */
function question(seed: string): BotQuestion {
  const events = skat.deal(OFFICIAL, PACK, ORDINARY);
  const state = events.reduce<SkatState | undefined>((so, event) => skat.evolve(so, event), undefined);
  const ask = state && skat.asks(state, 1);
  if (state === undefined || ask === undefined) throw new Error('Nobody is asked');
  return { view: skat.view(state, 1), ask, offers: [], tricks: [], level: 'regular', seed };
}

/** Mira plays a game with two bots to its end. */
async function playedWith(bots: BotPool | undefined): Promise<string | undefined> {
  server = await startApp(bots === undefined ? {} : { bots: { ...bots, delayFor: () => 0 } });
  const visitor = await visit(server.url, 'Mira');
  const tempo = { bots: 'atOnce', absence: 'wait', thinkTime: 0 };
  const table = await makeTable(visitor, { ...ONE_GAME, tempo });
  const mira = await connect(server.url, visitor, table);
  for (const seat of [1, 2]) await mira.send({ type: 'addBot', seat, level: 'club' });
  await start([mira]);
  await playUntil([mira], () => mira.update().view.stage.kind === 'pause');
  return gameOf(mira)?.view.phase;
}

describe('bots in threads', () => {
  it('think outside the thread of the sockets', async () => {
    expect(await poolOf({ worker: worker('telling') }).answer(question('a'))).toEqual({ isMainThread: false });
  });

  it('answer what they would answer here, each time the same', async () => {
    const bots = poolOf({});
    for (const seed of ['a', 'b']) {
      expect(await bots.answer(question(seed))).toEqual(answerTo(question(seed)));
    }
  });

  it('play a game with a person, and end with the server', async () => {
    expect(await playedWith(undefined)).toBe('over');
  });

  it('that crash each time are answered for legally', async () => {
    expect(await playedWith(poolOf({ worker: worker('crashing') }))).toBe('over');
  });

  it('that never come to an end are ended, and the next question is answered', async () => {
    const bots = poolOf({ worker: worker('endless'), longest: 2_000 });
    await expect(bots.answer(question('endless'))).rejects.toThrow();
    expect(await bots.answer(question('other'))).toEqual({ type: 'pass' });
  });

  it('refuse a question more than may wait', async () => {
    const bots = poolOf({ worker: worker('endless'), longest: 2_000 });
    const asked = Array.from({ length: 120 }, (_, index) => bots.answer(question(index === 0 ? 'endless' : 'more')));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter((one) => one.status === 'rejected' && String(one.reason).includes('Too many'));
    expect(refused).toHaveLength(20);
  });
});
