import type { Friend } from './friend.ts';
import { heard, listen } from './heard.ts';
import { announceClubs, bidToTwenty, playTricks, startTogether } from './playing.ts';
import { test as base, expect } from './skat-test.ts';
import { startServer } from './test-server.ts';

/** Who closes the page counts as away for nearly a minute at once. */
const test = base.extend({
  server: [
    async ({ cards }, use) => {
      const server = await startServer({ cards, awayAhead: 59_000 });
      await use(server);
      await server.stop();
      expect(server.faults(), 'faults in the log of the server').toEqual([]);
    },
    { scope: 'worker' },
  ],
});

/** Whether a bot should play for somebody. */
function slipAbout(name: string, { page, table }: Friend) {
  return page.getByRole('region', { name: table.words.bots.standIn.askedAway(name) });
}

test('a page is closed mid-trick: the others have a bot play, and who comes back plays on', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const tilda = await friend('Tilda');
  const { link, at } = await startTogether([mira, jonas, tilda]);
  await bidToTwenty(at);
  await announceClubs(at);
  await playTricks(at, { from: 0, count: 3 });
  for (const [one, card] of [
    [tilda, 'CJ'],
    [mira, 'CQ'],
  ] as const) {
    await one.table.untilAsked('play');
    await one.table.play(card);
  }
  await jonas.table.untilAsked('play');
  const { standIn, news } = mira.table.words.bots;
  await listen(mira.page);

  await test.step('the others are asked, and both want a bot', async () => {
    await jonas.page.goto('about:blank');
    for (const one of [mira, tilda]) {
      await slipAbout('Jonas', one).getByRole('button', { name: standIn.yes }).click();
    }
    await tilda.table.untilAsked('play');
    for (const one of [mira, tilda]) {
      await expect(one.table.seatOf('Jonas')).toContainText(standIn.playsFor('Jonas'));
      await expect(slipAbout('Jonas', one)).toBeHidden();
    }
    expect(await heard(mira.page)).toContain(news.began('Jonas'));
  });

  await test.step('back in the next trick, the seat is played by hand', async () => {
    await tilda.table.play('SJ');
    await mira.table.untilAsked('play');
    await jonas.page.goto(link);
    await expect(mira.table.seatOf('Jonas')).not.toContainText(standIn.playsFor('Jonas'));
    await mira.table.play('DJ');
    await jonas.table.untilAsked('play');
    await expect.poll(() => heard(mira.page)).toContain(news.ended('Jonas'));
    const [card] = await jonas.table.playableCards();
    if (card === undefined) throw new Error('Nothing to play');
    await jonas.table.play(card);
    await expect(jonas.table.handCards).toHaveCount(5);
  });
});
