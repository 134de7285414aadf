import { HintAnswerSchema } from '@skatrunde/protocol/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import type { Player } from '../../test/connect-player.ts';
import { ONE_ROUND, start, threeFriends } from '../../test/friends.ts';
import { askOf } from '../../test/play.ts';
import { type Server, startApp } from '../../test/start-app.ts';
import { MESSAGE_RATES } from './message-rates.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: Server;
afterEach(() => server.close());

async function friends(settings: object, options: { readonly rateFactor?: number } = {}) {
  server = await startApp(options);
  const { players } = await threeFriends(server.url, { ...ONE_ROUND, ...settings });
  await start(players);
  const asked = players.find((player) => askOf(player) !== undefined);
  if (asked === undefined) throw new Error('Nobody is asked');
  return { asked, ask: askOf(asked)?.number, others: players.filter((player) => player !== asked) };
}

async function hintFor(player: Player, message: unknown) {
  return HintAnswerSchema.parse(await player.emitRaw('table:hint', message));
}

it('a hint comes out of the threads to who is to move, and nobody else hears anything', async () => {
  const { asked, ask, others } = await friends({ hints: true });
  const heard = others.map(({ frames }) => frames.length);
  const answer = await hintFor(asked, { ask });
  expect(answer).toMatchObject({ ok: true, hint: { command: { type: expect.stringMatching(/^(bid|pass)$/) } } });
  expect(await hintFor(asked, { ask })).toEqual(answer);
  expect(await Promise.all(others.map((player) => hintFor(player, { ask })))).toEqual([
    { ok: false, code: 'stale' },
    { ok: false, code: 'stale' },
  ]);
  expect(others.map(({ frames }, place) => frames.length - (heard[place] ?? 0))).toEqual([0, 0]);
});

it('a table without hints, a wrong form and too many in a row are refused', async () => {
  const { asked, ask } = await friends({}, { rateFactor: 1 });
  expect(await hintFor(asked, { ask })).toEqual({ ok: false, code: 'hintsOff' });
  for (const wrong of [{}, { ask: 'x' }, { ask, card: 'CJ' }, undefined]) {
    expect(await hintFor(asked, wrong)).toEqual({ ok: false, code: 'malformed' });
  }
  const more = await Promise.all(Array.from({ length: MESSAGE_RATES.hint.burst }, () => hintFor(asked, { ask })));
  expect(more.at(-1)).toEqual({ ok: false, code: 'tooFast' });
});
