import type { Friend } from './friend.ts';
import { expect, test } from './skat-test.ts';

/** The line of a friend is cut until this has happened. */
async function meanwhile(friend: Friend, happens: () => Promise<void>): Promise<void> {
  const { page, context, table } = friend;
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: table.words.panel.line.retry })).toBeVisible();
  await happens();
  await context.setOffline(false);
}

test('whom the host removes while the line is lost is told so on coming back, and the way in stays shut', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const { people } = mira.table.words.panel;
  const { removed } = jonas.door.words.lobby.gone;
  await jonas.sitDownAt(await mira.openTable());

  await meanwhile(jonas, async () => {
    await mira.page.getByRole('button', { name: people.more('Jonas') }).click();
    await mira.page.getByRole('button', { name: people.remove }).click();
    const question = mira.page.getByRole('dialog', { name: people.removeTitle('Jonas') });
    await question.getByRole('button', { name: people.remove }).click();
    await expect(mira.page.getByRole('button', { name: people.allowBack })).toBeVisible();
  });
  await expect(jonas.page.getByRole('heading', { name: removed.title })).toBeVisible();
  await jonas.page.getByRole('button', { name: removed.back }).click();
  await expect(jonas.page.getByRole('heading', { name: removed.title })).toBeVisible();

  await mira.page.getByRole('button', { name: people.allowBack }).click();
  await jonas.page.getByRole('button', { name: removed.back }).click();
  await jonas.door.sitDownButton.click();
  await jonas.waiting.arrived();
});

test('whose browser has lost its cookie is told that it is somebody else now, and may come in as a guest', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const { stranger } = jonas.door.words.lobby.gone;
  await jonas.sitDownAt(await mira.openTable());
  await meanwhile(jonas, () => jonas.context.clearCookies());
  await expect(jonas.page.getByRole('heading', { name: stranger.title })).toBeVisible();
  await jonas.page.getByRole('button', { name: stranger.back }).click();
  await jonas.door.sitDown('Jona');
  await jonas.waiting.arrived();
});

test('a tab goes on as the person whose link was claimed in another tab', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const { device } = mira.table.words.app;
  await jonas.sitDownAt(await mira.openTable());
  await mira.table.openSettings();
  await mira.page.getByRole('button', { name: device.open }).click();
  const link = await mira.page.getByRole('textbox', { name: device.link }).inputValue();
  const tab = await jonas.context.newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: device.claim }).click();
  await expect(jonas.waiting.startButton).toBeVisible();
  await expect(tab.getByRole('button', { name: mira.waiting.words.lobby.waiting.start })).toBeVisible();
});

test('a table that does not answer before it was seen says so, and opens once it does', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const { unreachable } = jonas.door.words.lobby.gone;
  const link = await mira.openTable();
  let blocked = true;
  await jonas.page.routeWebSocket(/socket\.io/, (line) => {
    if (blocked) void line.close();
    else line.connectToServer();
  });
  await jonas.page.goto(link);
  await jonas.door.sitDown('Jonas');
  await expect(jonas.page.getByRole('heading', { name: unreachable.title })).toBeVisible();
  await expect(jonas.page.getByRole('button', { name: jonas.door.words.app.home })).toBeVisible();
  await jonas.page.getByRole('button', { name: unreachable.retry }).click();
  await expect(jonas.page.getByRole('heading', { name: unreachable.title })).toBeVisible();
  blocked = false;
  await jonas.waiting.arrived();
});

test('who only watches is told when the host forbids it; a table that all have left waits for its next host', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const kurt = await friend('Kurt');
  const { lobby, panel } = mira.table.words;
  const link = await mira.openTable();
  await kurt.watchAt(link);
  await expect(mira.waiting.people.getByText('Kurt', { exact: true })).toBeVisible();
  await mira.table.openSettings();
  await mira.page.getByRole('switch', { name: lobby.settings.watchers }).click();
  const { watchersForbidden } = lobby.gone;
  await expect(kurt.page.getByRole('heading', { name: watchersForbidden.title })).toBeVisible();

  await mira.page.getByRole('button', { name: panel.table.leave }).click();
  await mira.page
    .getByRole('dialog', { name: panel.leave.title })
    .getByRole('button', { name: panel.leave.go, exact: true })
    .click();
  await expect(mira.landing.newTableButton).toBeVisible();
  await kurt.page.getByRole('button', { name: watchersForbidden.back }).click();
  await expect(kurt.page.getByRole('heading', { name: lobby.door.empty })).toBeVisible();
  await kurt.door.sitDown('Kurt');
  await expect(kurt.waiting.startButton).toBeVisible();
});
