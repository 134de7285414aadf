import { AxeBuilder } from '@axe-core/playwright';
import type { Friend } from './friend.ts';
import { CheckPage, LINES } from './pages/CheckPage.ts';
import { startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';

/** As in life: laid cards follow from no secret. */
test.use({ cards: 'shuffled' });

/** Everybody passes: the shortest game there is. */
async function passIn(friends: readonly Friend[]): Promise<void> {
  const [first] = friends;
  if (first === undefined) return;
  const over = first.page.getByRole('heading', { name: first.table.words.table.result.passedIn });
  while (!(await over.isVisible())) {
    for (const { table } of friends) if ((await table.asked()) === 'bid') await table.pass();
  }
}

test('who was there checks the cards from the result: every line is right, and a wrong digit is found', async ({
  friend,
}) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira] = everybody;
  await startTogether(everybody, { length: 'oneRound' });
  const held = [...(await mira.table.cardsInHand())].sort();
  await passIn(everybody);
  const { fairCards } = mira.table.words;
  const link = mira.page.getByRole('link', { name: fairCards.inNewTab(fairCards.check), exact: true });
  await expect(link).toBeVisible();
  const asked: string[] = [];
  // What follows the "#" of its own address a browser keeps to itself.
  mira.context.on('request', (one) =>
    asked.push(`${one.isNavigationRequest() ? '' : one.url()}${one.postData() ?? ''}`),
  );
  const [page] = await Promise.all([mira.context.waitForEvent('page'), link.click()]);
  const check = new CheckPage(page, 'de');

  await expect(check.verdict).toHaveText(check.words.verdict.good);
  expect(await check.right()).toEqual(LINES);
  await expect(check.line('skipped')).toContainText('Mira, Jonas und Tilda');
  const place = check.hands.filter({ hasText: 'Mira' }).getByRole('img');
  await expect(place).toHaveCount(10);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);

  const fair = await check.record.inputValue();
  expect(fair.match(/"cards": "([^"]*)"/)?.[1]?.split(' ')).toEqual(expect.arrayContaining(held));
  const [, secret = ''] = /"secret": "([0-9a-f]{64})"/.exec(fair) ?? [];
  await expect(check.call).toHaveValue(new RegExp(`^bash check\\.sh ${secret} `));

  await check.change(/"secret": "./, `"secret": "${secret.startsWith('0') ? '1' : '0'}`);
  await expect(check.verdict).toHaveText(check.words.verdict.bad);
  expect(await check.wrong()).toEqual(['secret', 'order']);
  await check.record.fill(fair.replace(/"skipped": \[\]/, '"skipped": [3]'));
  await expect(check.line('skipped')).toContainText(check.words.outcome.bad);
  expect(await check.wrong()).toEqual(['skipped']);
  await check.record.fill('{');
  await expect(page.getByText(check.words.wrong.form)).toBeVisible();

  expect(
    asked.filter((words) => words.includes(secret)),
    'requests that hold the numbers',
  ).toEqual([]);
});

test('who comes by the link alone is told what cannot be told; the pad leads there too', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira] = everybody;
  await startTogether(everybody, { length: 'oneRound' });
  await passIn(everybody);
  const line = mira.page.getByRole('link', { name: mira.table.words.fairCards.checkGame(1) });
  await expect(line).toBeVisible();
  const address = await line.getAttribute('href');

  const stranger = await friend('Otto', { language: 'en' });
  await stranger.page.goto(address ?? '');
  const check = new CheckPage(stranger.page, 'en');
  await expect(check.verdict).toHaveText(check.words.verdict.open);
  expect(await check.right()).toEqual(['order']);
  expect(await check.wrong()).toEqual([]);
  await expect(check.line('seen')).toContainText(check.words.seen.notThere);
});
