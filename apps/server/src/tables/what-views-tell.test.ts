import { PRESETS } from '@skatrunde/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, join, makeTable, visit } from '../../test/connect-player.ts';
import { start, threeFriends } from '../../test/friends.ts';
import { gameOf, playUntil } from '../../test/play.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: Server;
beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

it('[UPD-7] says by columns who plays, and who has which place at the end', async () => {
  const { players } = await threeFriends(server.url);
  const [mira] = players;
  await start(players);
  const { stage, seats } = mira.update().view;
  if (stage.kind !== 'game') throw new Error('No game is running');
  const seated = stage.game.seats.map((seat) => seats[seat]?.occupant);
  expect(stage.game.players.map((column) => stage.match.participants[column]?.occupant)).toEqual(seated);
  await playUntil(players, () => mira.update().view.stage.kind === 'pause');
  for (const player of players) await player.send({ type: 'next', dealing: 1 });
  await mira.until('standings', () => mira.update().view.stage.kind === 'standings');
  const end = mira.update().view.stage;
  if (end.kind !== 'standings') throw new Error('The match goes on');
  const first = end.match.participants.flatMap(({ place }, column) => (place === 1 ? [column] : []));
  expect(first).toEqual(end.winners);
  expect(end.match.participants.every(({ place }) => place !== undefined)).toBe(true);
});

it("[UPD-8] shows of Officers' Skat eight stacks each, and names no card that lies face down", async () => {
  const host = await visit(server.url, 'Mira');
  const table = await makeTable(host, PRESETS.officers);
  const mira = await connect(server.url, host, table);
  await mira.until('the lobby', () => mira.updates.length > 0);
  const jonas = await join(server.url, await visit(server.url, 'Jonas'), table, 'player');
  await start([mira, jonas]);
  for (const { stage } of [mira, jonas].map((player) => player.update().view)) {
    const game = stage.kind === 'game' ? stage.game : undefined;
    if (game?.plays !== 'officers') throw new Error("No game of Officers' Skat");
    expect(game.seats).toHaveLength(2);
    expect(game.view.stacks.map((stacks) => stacks.length)).toEqual([8, 8]);
    const open = game.view.stacks.flat().flatMap((stack) => stack.open ?? []);
    expect(open).toHaveLength(4);
    expect(game.view.stacks.flat().filter(({ covered }) => covered)).toHaveLength(8);
    for (const { frames } of [mira, jonas]) {
      const named = frames.flatMap((frame) => frame.match(/"[CSHD][ATKQJ987]"/g) ?? []);
      expect(new Set(named.map((card) => card.slice(1, 3)))).toEqual(new Set(open));
    }
  }
  const dealt = mira.updates.flatMap(({ events }) => events.filter(({ type }) => type === 'officers'));
  expect(dealt).toContainEqual({ type: 'officers', event: { type: 'dealt' } });
  expect(gameOf(mira)).toBeUndefined();
});
