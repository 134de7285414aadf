import type { Friend } from './friend.ts';
import { answerAnyhow } from './playing.ts';
import { expect } from './skat-test.ts';

/** From the first page to a table of one's own, where bots answer at once. */
export async function beginPractice(friend: Friend, firstPage = '/'): Promise<void> {
  await friend.page.goto(firstPage);
  await friend.landing.practise();
  await expect(friend.table.handCards).toHaveCount(10);
  await hurryBots(friend);
}

/** The pace counts at once, in the middle of a game too. */
async function hurryBots({ page, table }: Friend): Promise<void> {
  const { words } = table;
  await table.openSettings();
  await page.getByRole('radio', { name: words.bots.tempo.paces.atOnce.label, exact: true }).check();
  await page.getByRole('button', { name: words.app.close }).click();
}

/** Answers whatever is asked, until this has come about. */
export async function practiseUntil(friend: Friend, isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) {
    const asked = await friend.table.asked();
    if (asked === undefined) await friend.page.waitForTimeout(50);
    else if (!(await isReached())) await answerAnyhow(friend, asked);
  }
}
