import { answerAnyhow } from './playing.ts';
import { expect, test } from './skat-test.ts';

test('a person alone with a phone: a table with bots, and a game to the final standings', async ({ friend }) => {
  const me = await friend('Mira');
  const { page, table, waiting } = me;
  const { words } = table;
  await me.openTable();
  await waiting.fillWithBots();
  await expect(waiting.startButton).toBeEnabled();
  await waiting.set({ length: 'singleGame' });
  await waiting.start();
  await expect(table.handCards).toHaveCount(10);
  while (!(await table.nextButton.isVisible())) {
    const asked = await table.asked();
    if (asked === undefined) await page.waitForTimeout(100);
    else await answerAnyhow(me, asked);
  }
  await expect(table.hand).toBeHidden();
  await table.pressNext();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gewinn|Kein Spiel gewertet/);
  await expect(page.getByRole('button', { name: words.pad.standings.again })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});
