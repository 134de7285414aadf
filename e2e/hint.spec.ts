import { answerAnyhow } from './playing.ts';
import { beginPractice } from './practising.ts';
import { expect, test } from './skat-test.ts';

test.use({ cards: 'shuffled' });

test('a hint says what a Club player would do, marks it, and is gone once one has answered', async ({ friend }) => {
  const me = await friend('Mira');
  const { page, table } = me;
  await me.landing.open();
  await beginPractice(me);
  await expect.poll(() => table.asked(), { message: 'something is asked' }).toBeDefined();
  const hint = page.locator('[data-hint] p');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(hint).toHaveText(/^\S.+\. \S.+\.$/);
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  const said = (await hint.textContent()) ?? '';
  await expect(page.locator('[data-live="polite"]')).toContainText(said);
  const asked = await table.asked();
  if (asked === undefined) throw new Error('Nothing is asked any more');
  await answerAnyhow(me, asked);
  await expect(hint.filter({ hasText: said })).toHaveCount(0);
});
