import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, join, makeTable, type Player, visit } from '../../test/connect-player.ts';
import { FOUR_SEATS, ONE_GAME, QUICK_BOTS, start, threeFriends } from '../../test/friends.ts';
import { answering, askOf, firstAnswer, gameOf, playUntil, seenByAll } from '../../test/play.ts';
import { type Server, startApp } from '../../test/start-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: Server;
beforeEach(async () => {
  server = await startApp({ bots: QUICK_BOTS });
});
afterEach(() => server.close());

const stageOf = (player: Player) => player.update().view.stage.kind;

describe('from a link to a finished match', () => {
  it('[PAD-1] three friends play a game to its standings, and each has the same pad', async () => {
    const { players } = await threeFriends(server.url);
    await start(players);
    await playUntil(players, () => stageOf(players[0]) === 'pause');
    expect(players.map((player) => gameOf(player)?.view.phase)).toEqual(['over', 'over', 'over']);
    for (const player of players) await player.send({ type: 'next', dealing: 1 });
    for (const player of players) await player.until('standings', () => stageOf(player) === 'standings');
    const pads = players.map((player) => player.pads.at(-1));
    expect(pads[0]?.lines).toHaveLength(1);
    expect(pads[0]?.columns.map((column) => column.name)).toEqual(['Mira', 'Jonas', 'Tilda']);
    expect(pads[1]).toEqual(pads[0]);
    expect(pads[2]).toEqual(pads[0]);
  });

  it('[UPD-3] a person alone plays with two bots, knowing no rule but what is asked', async () => {
    const visitor = await visit(server.url, 'Mira');
    const table = await makeTable(visitor, ONE_GAME);
    const mira = await connect(server.url, visitor, table);
    await mira.send({ type: 'addBot', seat: 1 });
    await mira.send({ type: 'addBot', seat: 2 });
    await start([mira]);
    await playUntil([mira], () => stageOf(mira) === 'pause');
    expect(gameOf(mira)?.view.phase).toBe('over');
    await mira.send({ type: 'next', dealing: 1 });
    await mira.until('standings', () => stageOf(mira) === 'standings');
  });

  it('[UPD-2] four at a table: the dealer sits out and sees no card that is not on the table', async () => {
    const { players, table } = await threeFriends(server.url, FOUR_SEATS);
    const lena = await join(server.url, await visit(server.url, 'Lena'), table, 'player');
    const all = [...players, lena];
    await start(all);
    const dealer = all.find((player) => gameOf(player)?.sittingOut === player.update().view.you.seat);
    expect(dealer && gameOf(dealer)?.view.hand).toEqual([]);
    expect(all.filter((player) => (gameOf(player)?.view.hand.length ?? 0) === 10)).toHaveLength(3);
  });

  it('[UPD-5] gives a name that is taken at the table a number', async () => {
    const { players, table } = await threeFriends(server.url);
    const other = await join(server.url, await visit(server.url, 'mira'), table, 'watcher');
    await players[0].until('the other Mira', () => players[0].update().view.people.length === 4);
    expect(players[0].update().view.people.map(({ name }) => name)).toEqual(['Mira', 'Jonas', 'Tilda', 'mira 2']);
    await seenByAll([other, ...players], { ok: true, version: other.update().version });
  });
});

/** Cards as they stand in a frame: `"HT"`. */
function cardsIn(frames: readonly string[]): ReadonlySet<string> {
  return new Set(frames.flatMap((frame) => frame.match(/"[CSHD][ATKQJ987]"/g) ?? []).map((card) => card.slice(1, 3)));
}

describe('what nobody may see', () => {
  it('[UPD-2] reaches neither a watcher nor another player in a whole game, in no frame', async () => {
    const { players, table } = await threeFriends(server.url);
    const watcher = await join(server.url, await visit(server.url, 'Lena'), table, 'watcher');
    await start(players);
    const shown = new Set<string>();
    const own = new Map(players.map((player) => [player, new Set<string>(gameOf(player)?.view.hand)]));
    const isSettled = () => stageOf(players[0]) === 'pause';
    let checks = 0;
    while (!isSettled()) {
      await players[0].until('an ask', () => isSettled() || players.some((player) => askOf(player) !== undefined));
      const player = players.find((one) => askOf(one) !== undefined);
      const ask = player && askOf(player);
      if (player === undefined || ask === undefined) break;
      const command = firstAnswer(ask);
      if (command.type === 'play') shown.add(command.card);
      await seenByAll([...players, watcher], await player.send(answering(ask, command)));
      if (isSettled()) break;
      checks += 1;
      const next = askOf(player);
      if (next?.kind === 'discard') for (const card of next.cards) own.get(player)?.add(card);
      expect([...cardsIn(watcher.frames)].filter((card) => !shown.has(card))).toEqual([]);
      for (const [one, hand] of own) {
        expect([...cardsIn(one.frames)].filter((card) => !shown.has(card) && !hand.has(card))).toEqual([]);
      }
    }
    expect(checks).toBeGreaterThan(30);
    expect(shown.size).toBe(30);
    expect(cardsIn(watcher.frames).size).toBe(32);
  });
});
