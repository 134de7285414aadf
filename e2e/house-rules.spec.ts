import { playToTheEnd, signedPad } from './house-asks.ts';
import { announceClubs, bidToTwenty } from './playing.ts';
import { expect, test } from './skat-test.ts';

test('the host picks Pub Skat: everybody sees it and must be ready again; Kontra is said, and the result spells it', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas', { language: 'en' });
  const tilda = await friend('Tilda');
  const link = await mira.openTable();
  for (const guest of [jonas, tilda]) await guest.sitDownAt(link);
  await jonas.waiting.beReady();

  await mira.waiting.choosePreset('pub', { length: 'singleGame' });
  const { rules, lobby, table } = jonas.waiting.words;
  const said = rules.changed(rules.presets.pub.name, lobby.settings.lengthText.singleGame);
  await expect(jonas.page.getByText(`${said}. ${rules.readyAgain}`).first()).toBeVisible();
  await expect(jonas.waiting.readyButton).toBeVisible();
  const slip = jonas.page.getByRole('complementary');
  await expect(slip.getByText(rules.options.kontraLevel.values[4].does)).toBeVisible();
  await expect(slip.getByText(rules.bockTitle)).toBeVisible();

  for (const guest of [jonas, tilda]) await guest.waiting.beReady();
  await mira.waiting.start();
  const at = { forehand: jonas, middlehand: tilda, rearhand: mira };
  await bidToTwenty(at);
  await announceClubs(at);
  await jonas.page.getByRole('button', { name: table.house.say('kontra') }).click();
  const { house, reckoning } = tilda.table.words.table;
  await expect(tilda.table.ask).toContainText(house.asks('re', 4));
  await tilda.table.ask.getByRole('button', { name: house.letStand }).click();
  const kontra = { kind: 'kontra', factor: 2 } as const;
  await expect(mira.table.line).toContainText(reckoning.doubling(kontra));
  await tilda.table.giveUp();
  await expect(mira.table.nextButton).toBeVisible();
  await expect(mira.table.board).toContainText(reckoning.doubling(kontra));
  for (const one of [mira, jonas, tilda]) await one.table.pressNext();
  await expect(signedPad(mira)).toContainText(mira.table.words.rules.presets.pub.name);
  await expect(mira.page.getByRole('rowheader').last()).toContainText(reckoning.doubling(kontra));
});

test('a Ramsch evening from a link: pushed on or taken up, played out against bots, and written down', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  await mira.page.goto('/?preset=ramschEvening');
  const { rules, table } = mira.waiting.words;
  await expect(mira.page.getByText(rules.link.opens(rules.presets.ramschEvening.name))).toBeVisible();
  await mira.landing.newTable('Mira');
  await mira.waiting.set({ length: 'singleGame' });
  await mira.waiting.fillWithBots();
  await mira.waiting.start();
  await expect(mira.table.line).toContainText(table.house.ramschLine);
  await playToTheEnd([mira]);
  await mira.table.endPause();
  await expect(signedPad(mira)).toContainText(rules.presets.ramschEvening.name);
  const line = mira.page.getByRole('rowheader').last();
  await expect(line).toContainText(/Ramsch.*(Augen|Durchmarsch|niemand).*(drückt|schiebt)|Grand/);
});

test('the rules open beside the name of the game; a newcomer is shown once what applies', async ({ friend }) => {
  const mira = await friend('Mira');
  const late = await friend('Otto');
  const link = await mira.openTable();
  await mira.waiting.choosePreset('grandmas');
  await mira.waiting.fillWithBots();
  await mira.waiting.start();
  await expect(mira.table.handCards).toHaveCount(10);

  const { rules } = mira.table.words;
  const open = mira.page.getByRole('button', { name: rules.open });
  await open.focus();
  await mira.page.keyboard.press('Enter');
  await expect(mira.page.getByRole('heading', { name: rules.reference.title })).toBeFocused();
  const applies = mira.page.getByRole('region', { name: rules.atTable.title });
  await expect(applies).toContainText(rules.presets.grandmas.name);
  await expect(applies).toContainText(rules.options.schenken.values.true.does);
  await expect(mira.page.getByRole('heading', { name: rules.reference.sections.values.title })).toBeVisible();
  await mira.page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await late.watchAt(link);
  await expect(late.page.getByText(rules.atTable.newcomer)).toBeVisible();
  await late.page.getByRole('button', { name: rules.atTable.understood }).click();
  await expect(late.page.getByText(rules.atTable.newcomer)).toBeHidden();
  await late.page.reload();
  await expect(late.table.board).toBeVisible();
  await expect(late.page.getByText(rules.atTable.newcomer)).toBeHidden();
});

test('a set of rules is kept under a name, which everybody sees; what cannot be says why', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas', { language: 'en' });
  await jonas.sitDownAt(await mira.openTable());
  const { rules, refusals, lobby } = mira.waiting.words;
  const dialog = await mira.waiting.openLength();
  const knocking = dialog.getByText(rules.options.klopfen.name, { exact: true });
  await expect(dialog.getByText(refusals.knockingNeedsRamsch)).toBeVisible();
  await dialog.getByRole('radio', { name: rules.options.ramsch.values.allPass.label }).check();
  await expect(dialog.getByText(refusals.knockingNeedsRamsch)).toBeHidden();
  await knocking.click();
  await dialog.getByRole('textbox', { name: rules.own.name }).fill('Unser Donnerstag');
  await dialog.getByRole('button', { name: rules.own.keep }).click();
  await expect(dialog.getByRole('heading', { name: rules.own.named('Unser Donnerstag') })).toBeVisible();
  await dialog.getByRole('button', { name: lobby.settings.apply }).click();
  const named = jonas.waiting.words.rules.own.named('Unser Donnerstag');
  await expect(jonas.page.getByRole('complementary').getByText(named)).toBeVisible();
  await expect(jonas.page.getByRole('complementary').getByText(rules.mixed)).toBeHidden();

  await mira.page.reload();
  const again = await mira.waiting.openLength();
  await again.getByRole('button', { name: rules.presets.official.name }).click();
  await expect(again.getByText(refusals.knockingNeedsRamsch)).toBeVisible();
  await again.getByRole('button', { name: /^Unser Donnerstag/ }).click();
  await expect(again.getByRole('switch', { name: rules.options.klopfen.name })).toBeChecked();
  await expect(again.getByRole('button', { name: /^Unser Donnerstag/ })).toHaveAttribute('aria-pressed', 'true');
  await again.getByRole('switch', { name: rules.options.klopfen.name }).click();
  await expect(again.getByRole('heading', { name: rules.mixed })).toBeVisible();
  await again.getByRole('button', { name: rules.own.remove('Unser Donnerstag') }).click();
  await expect(again.getByRole('button', { name: /^Unser Donnerstag/ })).toBeHidden();
});

test('a link to a table like this brings the preset and each changed rule to a new table', async ({ friend }) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  await jonas.sitDownAt(await mira.openTable());
  const { rules, lobby } = mira.waiting.words;
  const dialog = await mira.waiting.openLength();
  await dialog.getByRole('button', { name: rules.presets.pub.name }).click();
  await dialog.getByRole('radio', { name: rules.options.spitze.values[1].label, exact: true }).check();
  await dialog.getByRole('radio', { name: lobby.settings.lengthKinds.singleGame }).check();
  await dialog.getByRole('button', { name: lobby.settings.apply }).click();

  await jonas.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await jonas.page.getByRole('button', { name: rules.link.copy }).click();
  await expect(jonas.page.getByText(rules.link.copied).first()).toBeVisible();
  const link = await jonas.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?preset=pub&spitze=1&length=singleGame');

  const late = await friend('Otto');
  await late.page.goto(link);
  await expect(late.page.getByText(rules.options.spitze.name)).toBeVisible();
  await late.landing.newTable('Otto');
  const slip = late.page.getByRole('complementary');
  await expect(slip.getByText(rules.options.spitze.values[1].does)).toBeVisible();
  await expect(slip.getByText(rules.options.kontraLevel.values[4].does)).toBeVisible();
  await expect(slip.getByText(lobby.settings.singleNote)).toBeVisible();
});
