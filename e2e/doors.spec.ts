import { bidToTwenty, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';

test('a link to no table says why and leads home', async ({ friend }) => {
  const mira = await friend('Mira');
  const { words } = mira.landing;
  await mira.page.goto('/t/abcdefghijklmnopqrstuv');
  await expect(mira.page.getByRole('heading', { name: words.lobby.gone.unknown.title })).toBeVisible();
  await expect(mira.page.getByText(words.lobby.gone.unknown.text)).toBeVisible();
  await mira.page.getByRole('button', { name: words.app.home }).click();
  await expect(mira.landing.newTableButton).toBeVisible();
});

test('a full table lets people watch; a name that is taken gets a number', async ({ friend }) => {
  const mira = await friend('Mira');
  const other = await friend('Mira');
  const tilda = await friend('Tilda');
  const late = await friend('Otto');
  const link = await mira.openTable();
  await other.sitDownAt(link);
  await expect(other.waiting.people.getByText('Mira 2', { exact: true })).toBeVisible();
  await tilda.sitDownAt(link);

  await late.landing.open();
  await late.landing.joinByLink(link);
  await expect(late.page.getByText(late.door.words.lobby.door.full)).toBeVisible();
  await expect(late.door.sitDownButton).toBeHidden();
  await late.door.watch('Otto');
  await expect(mira.waiting.people.getByText('Otto', { exact: true })).toBeVisible();
  await expect(late.page.getByText(late.waiting.words.lobby.waiting.watching)).toBeVisible();
});

test('leaving asks first and tells what it does; without enough people the match is called off', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const tilda = await friend('Tilda');
  const { words } = jonas.table;
  const { leave } = words.panel;
  await startTogether([mira, jonas, tilda], { length: 'oneRound' });

  await jonas.table.openSettings();
  await jonas.page.getByRole('button', { name: words.panel.table.leave }).click();
  const question = jonas.page.getByRole('dialog', { name: leave.title });
  await expect(question.getByText(leave.game)).toBeVisible();
  await question.getByRole('button', { name: leave.stay }).click();
  await expect(jonas.table.handCards).toHaveCount(10);
  await jonas.page.getByRole('button', { name: words.panel.table.leave }).click();
  await question.getByRole('button', { name: leave.go, exact: true }).click();
  await expect(jonas.landing.newTableButton).toBeVisible();

  for (const one of [mira, tilda]) {
    await expect(one.page.getByRole('heading', { level: 1, name: words.pad.standings.calledOff })).toBeVisible();
    await expect(one.page.getByRole('rowheader')).toContainText(words.pad.brokenOffBy('Jonas'));
  }
});

test('whom the host removes is told so and cannot come back, until the host allows it', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const { people } = mira.table.words.panel;
  const link = await mira.openTable();
  await jonas.sitDownAt(link);

  await mira.page.getByRole('button', { name: people.more('Jonas') }).click();
  await mira.page.getByRole('button', { name: people.remove }).click();
  const question = mira.page.getByRole('dialog', { name: people.removeTitle('Jonas') });
  await question.getByRole('button', { name: people.remove }).click();

  const { removed } = jonas.door.words.lobby.gone;
  await expect(jonas.page.getByRole('heading', { name: removed.title })).toBeVisible();
  await jonas.page.goto(link);
  await expect(jonas.page.getByRole('heading', { name: removed.title })).toBeVisible();
  await mira.page.getByRole('button', { name: people.allowBack }).click();
  await jonas.page.getByRole('button', { name: removed.back }).click();
  await jonas.door.sitDownButton.click();
  await jonas.waiting.arrived();
});

test('a second device goes on with the same hand, by a link that works once', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [, , tilda] = everybody;
  const phone = await friend('Telefon');
  const stranger = await friend('Fremder');
  const { device } = tilda.table.words.app;
  const { at } = await startTogether(everybody);

  await tilda.table.openSettings();
  await tilda.page.getByRole('button', { name: device.open }).click();
  const link = await tilda.page.getByRole('textbox', { name: device.link }).inputValue();
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: device.claim }).click();
  await expect(phone.table.handCards).toHaveCount(10);
  await stranger.page.goto(link);
  await stranger.page.getByRole('button', { name: device.claim }).click();
  await expect(stranger.page.getByText(stranger.door.words.refusals.codeGone)).toBeVisible();

  expect(await phone.table.cardsInHand()).toEqual(await tilda.table.cardsInHand());
  await bidToTwenty({ ...at, middlehand: phone });
  await tilda.table.untilAsked('pickUpOrHand');
});
