import { PACK } from '@skatrunde/rules/cards';
import type { Friend } from './friend.ts';
import { TRICKS } from './laid-game.ts';
import { announceClubs, bidToTwenty, playTricks } from './playing.ts';
import { expect, test } from './skat-test.ts';

/** What is on the table by roles and names, without what a viewer is told about themself. */
async function tableAsHeard({ table }: Friend): Promise<string> {
  const parts = [await table.seats.ariaSnapshot(), await table.trick.ariaSnapshot()];
  return parts.join('\n').replaceAll(` (${table.words.table.board.seat.you})`, '');
}

test('four at a table: the dealer sits out and sees what a watcher sees, and the deal moves on', async ({ friend }) => {
  const mira = await friend('Mira');
  const guests = [await friend('Jonas'), await friend('Tilda'), await friend('Henning')] as const;
  const [jonas, tilda, henning] = guests;
  const otto = await friend('Otto');
  const link = await mira.openTable();
  await mira.waiting.set({ seats: 4 });
  for (const guest of guests) await guest.sitDownAt(link);
  for (const guest of guests) await guest.waiting.beReady();
  await otto.watchAt(link);
  await mira.waiting.start();

  const { words } = mira.table;
  const at = { forehand: jonas, middlehand: tilda, rearhand: henning };
  for (const one of guests) await expect(one.table.handCards).toHaveCount(10);
  for (const one of [mira, otto]) one.frames.allowOnly(new Set(TRICKS.slice(0, 2).flat()));

  await test.step('the dealer has no cards and no say', async () => {
    await expect(mira.table.hand).toBeHidden();
    await expect(mira.table.seatOf('Mira')).toContainText(words.table.board.seat.sitsOut);
    await bidToTwenty(at);
    await announceClubs(at);
    await playTricks(at, { from: 0, count: 1 });
    const [card = 'SK'] = TRICKS[1] ?? [];
    await at.forehand.table.untilAsked('play');
    await at.forehand.table.play(card);
    await expect(mira.table.trick.getByRole('img')).toHaveCount(1);
    await expect.poll(() => tableAsHeard(mira)).toBe(await tableAsHeard(otto));
    expect([mira.frames.leaks(), otto.frames.leaks()]).toEqual([[], []]);
  });

  await test.step('a game that is given up is lost, and the next dealer sits out', async () => {
    for (const one of [mira, otto]) one.frames.allowOnly(new Set(PACK));
    await tilda.table.untilAsked('play');
    await tilda.table.giveUp();
    await expect(mira.page.getByRole('heading', { name: /^Tilda gibt Kreuz auf/ })).toBeVisible();
    for (const one of [mira, ...guests]) await one.table.pressNext();
    await expect(jonas.table.seatOf('Jonas')).toContainText(words.table.board.seat.sitsOut);
    await expect(jonas.table.hand).toBeHidden();
    for (const one of [mira, tilda, henning]) await expect(one.table.handCards).toHaveCount(10);
    await expect(mira.table.seatOf('Jonas')).toContainText(words.table.board.seat.dealer);
  });
});
