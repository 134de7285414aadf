import { differingBox } from './pixels.ts';
import { expect, test } from './skat-test.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test('a phone that is turned while its line is lost shows the same cards', async ({ friend }) => {
  const me = await friend('Mira');
  const { page, table, context, waiting } = me;
  await me.openTable();
  await waiting.fillWithBots();
  await waiting.start();
  await expect(table.handCards).toHaveCount(10);
  await expect.poll(() => table.asked()).not.toBeUndefined();
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(table.handCards).toHaveCount(10);
  const before = await table.hand.screenshot();
  await page.setViewportSize(UPRIGHT);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: table.words.panel.line.retry })).toBeVisible();
  await page.setViewportSize(ON_ITS_SIDE);
  await expect.poll(async () => differingBox(page, before, await table.hand.screenshot())).toBeUndefined();
});
