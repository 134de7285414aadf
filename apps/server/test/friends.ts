import { OFFICIAL } from '@skatrunde/rules';
import type { TableBots } from '@skatrunde/table';
import { answerTo } from '../src/tables/bot-answers.ts';
import { connect, join, makeTable, type Player, type Visitor, visit } from './connect-player.ts';
import { seenByAll } from './play.ts';

/** Bots that answer at once, in the thread of the test. */
export const QUICK_BOTS: TableBots = { answer: async (question) => answerTo(question), delayFor: () => 0 };
export const ONE_GAME = { seats: 3, length: { kind: 'singleGame' }, rules: OFFICIAL };
export const ONE_ROUND = { seats: 3, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL };
export const FOUR_SEATS = { seats: 4, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL };

export type Friends = {
  readonly table: string;
  readonly visitors: readonly [Visitor, Visitor, Visitor];
  readonly players: readonly [Player, Player, Player];
};

/** Mira makes a table, Jonas and Tilda come by its link and sit down. */
export async function threeFriends(url: string, settings: unknown = ONE_GAME): Promise<Friends> {
  const host = await visit(url, 'Mira');
  const table = await makeTable(host, settings);
  const mira = await connect(url, host, table);
  await mira.until('the lobby', () => mira.updates.length > 0);
  const guests = [await visit(url, 'Jonas'), await visit(url, 'Tilda')] as const;
  const jonas = await join(url, guests[0], table, 'player');
  const tilda = await join(url, guests[1], table, 'player');
  return { table, visitors: [host, ...guests], players: [mira, jonas, tilda] };
}

/** Everybody is ready and the first, the host, starts; every page shows the cards that were dealt. */
export async function start(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.send({ type: 'ready', ready: true });
  const [host] = players;
  if (host) await seenByAll(players, await host.send({ type: 'start' }));
  for (const player of players) {
    await player.until('the cards', () => player.update().view.stage.kind === 'game');
  }
}
