import type { Page } from '@playwright/test';
import type { Friend } from './friend.ts';
import { LandingPage } from './pages/LandingPage.ts';
import { TablePage } from './pages/TablePage.ts';
import { announceClubs, bidToTwenty, playTricks, startTogether } from './playing.ts';
import { seenTexts } from './seen-text.ts';
import { expect, test } from './skat-test.ts';
import { WORDS } from './words.ts';

/** Names, and what Skat calls the same in both languages. */
const SAME = [
  /^(Skatrunde|Deutsch|English|Mira|Jonas|Tilda|Bot|Chat|Name|Skat|Grand|Null|Hand|Schneider|Schwarz|Ouvert)$/,
  /^[A-Z]$/,
  /^http:/,
  // What a game is bound to, its digits as one sign.
  /^[a-f#]{12,}$/,
];

/** Switches, and looks: no text stays as it was, the document is the same, and switching back brings the same texts. */
async function expectSwitch(page: Page, switchTo: (from: 'de' | 'en') => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const german = await seenTexts(page);
  await switchTo('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = await seenTexts(page);
  const kept = [...german].filter((text) => english.has(text) && !SAME.some((same) => same.test(text)));
  expect(kept, 'texts that stayed').toEqual([]);
  await switchTo('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect([...(await seenTexts(page))], 'back in German').toEqual([...german]);
  expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true);
}

/** In the settings beside the table, which are open. */
function byRadio({ page }: Friend) {
  return async (from: 'de' | 'en'): Promise<void> => {
    const other = from === 'de' ? 'en' : 'de';
    await page.getByRole('radio', { name: WORDS[other].app.languageName }).check();
  };
}

test("the first page and the guest's door speak both languages", async ({ friend }) => {
  const mira = await friend('Mira');
  await mira.landing.open();
  await expectSwitch(mira.page, (from) => new LandingPage(mira.page, WORDS[from]).switchLanguage());
  const link = await mira.openTable();

  const english = await friend('Jonas', { language: 'en' });
  const german = await friend('Jonas');
  await english.page.goto(link);
  await expect(english.door.sitDownButton).toBeVisible();
  await german.page.goto(link);
  await expect(german.door.sitDownButton).toBeVisible();
  const texts = await seenTexts(english.page);
  const kept = [...(await seenTexts(german.page))].filter((text) => texts.has(text));
  expect(kept.filter((text) => !SAME.some((same) => same.test(text)))).toEqual([]);
});

test('a table changes its language at once, in every phase, and nobody else notices', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira, jonas, tilda] = everybody;
  const link = await mira.openTable();
  await mira.table.openSettings();
  await expectSwitch(mira.page, byRadio(mira));
  expect(link).toContain('/t/');

  const { at } = await startTogether(everybody, { length: 'oneRound' });
  for (const one of everybody) await one.table.openSettings();
  await test.step('auction', async () => {
    await expectSwitch(mira.page, byRadio(mira));
    await tilda.table.untilAsked('bid');
    await expectSwitch(tilda.page, byRadio(tilda));
    await bidToTwenty(at);
  });
  await test.step('exchange and announcement', async () => {
    await tilda.table.untilAsked('pickUpOrHand');
    await expectSwitch(tilda.page, byRadio(tilda));
    await announceClubs(at);
  });
  await test.step('trick', async () => {
    await playTricks(at, { from: 0, count: 1 });
    await jonas.table.untilAsked('play');
    await jonas.table.play('SK');
    await tilda.table.untilAsked('play');
    for (const one of everybody) {
      await expect(one.table.goOnButton).toBeHidden();
      await expectSwitch(one.page, byRadio(one));
    }
    await expect(new TablePage(mira.page, WORDS.de).trick.getByRole('img')).toHaveCount(1);
  });
  await test.step('result', async () => {
    await tilda.table.giveUp();
    await expect(mira.page.getByRole('heading', { name: /^Tilda gibt Kreuz auf/ })).toBeVisible();
    await expectSwitch(mira.page, byRadio(mira));
  });
});
