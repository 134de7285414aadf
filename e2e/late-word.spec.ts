import { Friend } from './friend.ts';
import { announceClubs, bidToTwenty, playTricks, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';

/** The line is cut; the page has noticed. */
async function lose(friend: Friend): Promise<void> {
  await friend.context.setOffline(true);
  await expect(friend.page.getByRole('button', { name: friend.table.words.panel.line.retry })).toBeVisible();
}

async function comeBack(friend: Friend): Promise<void> {
  await friend.context.setOffline(false);
  await expect(friend.page.getByRole('button', { name: friend.table.words.panel.line.retry })).toBeHidden();
}

/** "Give up", with the question before it. */
async function giveUp({ page, table }: Friend): Promise<void> {
  const words = table.words.table.ask.offer;
  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('button', { name: words.concede }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.concedeNow, exact: true }).click();
}

function waiting({ page, table }: Friend) {
  const { underWay } = table.words.table.ask.offer;
  return page.getByRole('main').getByText(underWay.waits(underWay.concede)).first();
}

test('giving up on a lost line is shown, can be taken back, and counts in no later trick', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const { at } = await startTogether(everybody);
  const { middlehand: declarer } = at;
  await bidToTwenty(at);
  await announceClubs(at);
  await at.forehand.table.untilAsked('play');

  await test.step('taken back, the game goes on', async () => {
    await lose(declarer);
    await giveUp(declarer);
    await expect(waiting(declarer)).toBeVisible();
    const { takeBack } = declarer.table.words.table.ask.offer.underWay;
    await declarer.page.getByRole('button', { name: takeBack }).click();
    await expect(declarer.page.getByRole('button', { name: takeBack })).toBeHidden();
    await comeBack(declarer);
    await playTricks(at, { from: 0, count: 1 });
  });

  await test.step('said, and the same person plays on elsewhere: it is too late', async () => {
    await at.forehand.table.untilAsked('play');
    await lose(declarer);
    await giveUp(declarer);
    await expect(waiting(declarer)).toBeVisible();
    const elsewhere = await onAnotherDevice(declarer);
    await playTricks({ ...at, middlehand: elsewhere }, { from: 1, count: 1 });
    await comeBack(declarer);
    await expect(declarer.page.getByText(declarer.table.words.refusals.stale).first()).toBeVisible();
    await elsewhere.context.close();
    await playTricks(at, { from: 2, count: 1 });
  });
});

/** The same person with a second browser. */
async function onAnotherDevice(one: Friend): Promise<Friend> {
  const browser = one.context.browser();
  if (browser === null) throw new Error('No browser');
  const context = await browser.newContext({
    storageState: await one.context.storageState(),
    viewport: one.page.viewportSize(),
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  const other = new Friend(one.name, await context.newPage(), 'de');
  await other.page.goto(one.page.url());
  return other;
}
