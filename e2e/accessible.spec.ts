import { expectAccessible } from './axe.ts';
import { DISCARD } from './laid-game.ts';
import { bidToTwenty, clubs, playTricks, startTogether } from './playing.ts';
import { test } from './skat-test.ts';
import type { Words } from './words.ts';

type Theme = keyof Words['app']['themes'];
const OTHER_THEMES: readonly Theme[] = ['light', 'night', 'contrast'];

test('axe finds nothing on the way to a table, in any theme', async ({ friend }) => {
  const mira = await friend('Mira');
  await mira.landing.open();
  await expectAccessible(mira.page, 'the first page');
  for (const theme of OTHER_THEMES) {
    await mira.landing.chooseTheme(theme);
    await expectAccessible(mira.page, `the first page, ${theme}`, 'contrast');
  }
  await mira.landing.chooseTheme('wood');
  const link = await mira.openTable();
  await expectAccessible(mira.page, 'the waiting room');
  const jonas = await friend('Jonas');
  await jonas.page.goto(link);
  await jonas.door.sitDownButton.waitFor();
  await expectAccessible(jonas.page, "the guest's door");
});

test('axe finds nothing in any phase of a game, and in no theme', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira, jonas, tilda] = everybody;
  const { words } = tilda.table;
  const { at } = await startTogether(everybody);
  await tilda.table.untilAsked('bid');
  await expectAccessible(tilda.page, 'the auction');
  await bidToTwenty(at);
  await tilda.table.untilAsked('pickUpOrHand');
  await tilda.table.pickUp();
  await tilda.table.choose(DISCARD[0]);
  await expectAccessible(tilda.page, 'the exchange');
  await tilda.table.choose(DISCARD[1]);
  await tilda.table.putChosenAway();
  await tilda.table.untilAsked('announce');
  await tilda.table.chooseGame(clubs(tilda));
  await expectAccessible(tilda.page, 'the announcement');
  await tilda.table.announceButton.click();
  await playTricks(at, { from: 0, count: 1 });
  await jonas.table.untilAsked('play');
  await jonas.table.play('SK');
  await tilda.table.untilAsked('play');
  await tilda.table.openSettings();
  await expectAccessible(tilda.page, 'the settings beside a trick');
  for (const theme of OTHER_THEMES) {
    await tilda.page.getByRole('radio', { name: words.app.themes[theme] }).check();
    await expectAccessible(tilda.page, `a trick, ${theme}`, 'contrast');
  }
  await tilda.page.getByRole('radio', { name: words.app.themes.wood }).check();
  await tilda.page.getByRole('button', { name: words.app.close }).click();
  await expectAccessible(tilda.page, 'a trick');
  await tilda.table.giveUp();
  await mira.table.nextButton.waitFor();
  await expectAccessible(mira.page, 'the result');
  await Promise.all(everybody.map((one) => one.table.endPause()));
  await mira.page.getByRole('button', { name: words.pad.standings.again }).waitFor();
  await expectAccessible(mira.page, 'the standings');
});
