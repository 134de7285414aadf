import { expectPicture, pictureOf } from './picture.ts';
import { announceClubs, bidToTwenty, playTricks, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';

test('the server dies mid-trick: every page heals without a reload, and the game is played to its end', async ({
  friend,
  server,
}) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [, jonas, tilda] = everybody;
  const { at } = await startTogether(everybody);
  await bidToTwenty(at);
  await announceClubs(at);
  await playTricks(at, { from: 0, count: 2 });
  await at.rearhand.table.untilAsked('play');
  await at.rearhand.table.play('HQ');
  await jonas.table.untilAsked('play');
  const before = await Promise.all(everybody.map(pictureOf));
  for (const { page } of everybody) await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await server.kill();
  for (const { page, table } of everybody) {
    await expect(page.getByRole('button', { name: table.words.panel.line.retry })).toBeVisible();
  }
  await server.startAgain();
  for (const { page, table } of everybody) {
    await expect(page.getByRole('button', { name: table.words.panel.line.retry })).toBeHidden();
  }
  for (const [index, one] of everybody.entries()) {
    const picture = before[index];
    if (picture) await expectPicture(one, picture);
    expect(await one.page.evaluate(() => 'sameDocument' in window), 'not loaded anew').toBe(true);
  }

  await jonas.table.play('H7');
  await tilda.table.untilAsked('play');
  await tilda.table.play('HA');
  await playTricks(at, { from: 3, count: 7 });
  await expect(jonas.page.getByRole('heading', { name: 'Tilda gewinnt Kreuz mit 95 Augen.' })).toBeVisible();
});
