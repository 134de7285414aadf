import { expectResult, playToTheEnd } from './house-asks.ts';
import { expect, test } from './skat-test.ts';

test.use({ cards: 'shuffled' });

test('the host picks Pub Skat: everybody sees it, must be ready again, and plays it to the standings', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas', { language: 'en' });
  const link = await mira.openTable();
  await jonas.sitDownAt(link);
  await jonas.waiting.beReady();

  await mira.waiting.choosePreset('pub', { length: 'singleGame' });
  const { rules, lobby } = jonas.waiting.words;
  const said = rules.changed(rules.presets.pub.name, lobby.settings.lengthText.singleGame);
  await expect(jonas.page.getByText(`${said}. ${rules.readyAgain}`).first()).toBeVisible();
  await expect(jonas.waiting.readyButton).toBeVisible();
  const slip = jonas.page.getByRole('complementary');
  await expect(slip.getByText(rules.options.kontraLevel.values[4].does)).toBeVisible();
  await expect(slip.getByText(rules.bockTitle)).toBeVisible();

  await mira.waiting.fillWithBots();
  await jonas.waiting.beReady();
  await mira.waiting.start();
  await playToTheEnd([mira, jonas]);
  await expectResult(mira);
  for (const one of [mira, jonas]) await one.table.pressNext();
  const mark = `${mira.table.words.table.house.rules}: ${mira.table.words.rules.presets.pub.name}`;
  await expect(mira.page.getByText(mark)).toBeVisible();
});

test('a Ramsch evening: pushed on or taken up, knocked, played out, and written down', async ({ friend }) => {
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
  const result = await expectResult(mira);
  await expect(result).toContainText(/drückt|schiebt|Grand/);
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

test('a set of rules is kept under a name; what cannot be says why', async ({ friend }) => {
  const mira = await friend('Mira');
  await mira.openTable();
  const { rules, refusals, lobby } = mira.waiting.words;
  const dialog = await mira.waiting.openLength();
  const knocking = dialog.getByText(rules.options.klopfen.name, { exact: true });
  await expect(dialog.getByText(refusals.knockingNeedsRamsch)).toBeVisible();
  await dialog.getByRole('radio', { name: rules.options.ramsch.values.allPass.label }).check();
  await expect(dialog.getByText(refusals.knockingNeedsRamsch)).toBeHidden();
  await knocking.click();
  await dialog.getByRole('textbox', { name: rules.own.name }).fill('Unser Donnerstag');
  await dialog.getByRole('button', { name: rules.own.keep }).click();
  await dialog.getByRole('button', { name: lobby.settings.apply }).click();

  await mira.page.reload();
  const again = await mira.waiting.openLength();
  await again.getByRole('button', { name: rules.presets.official.name }).click();
  await expect(again.getByText(refusals.knockingNeedsRamsch)).toBeVisible();
  await again.getByRole('button', { name: /^Unser Donnerstag/ }).click();
  await expect(again.getByRole('switch', { name: rules.options.klopfen.name })).toBeChecked();
  await again.getByRole('button', { name: rules.own.remove('Unser Donnerstag') }).click();
  await expect(again.getByRole('button', { name: /^Unser Donnerstag/ })).toBeHidden();
});
