import { expectAccessible } from './axe.ts';
import { beginPractice, practiseUntil } from './practising.ts';
import { expect, test } from './skat-test.ts';

test.use({ cards: 'shuffled' });

test('a person alone with a phone practises: a whole game by touch, the same cards again, then the next', async ({
  friend,
}) => {
  const me = await friend('Mira');
  const { page, table, landing } = me;
  const { practice } = table.words;
  await landing.open();
  await landing.practise();
  await expect(table.handCards).toHaveCount(10);
  await expect(page.getByRole('button', { name: table.words.panel.talk })).toHaveCount(0);
  const dealt = await table.cardsInHand();
  await beginPractice(me);
  expect(await table.cardsInHand(), 'coming back goes on with the same game').toEqual(dealt);
  await expectAccessible(page, 'a practice game');

  const isOver = () => table.nextButton.isVisible();
  await practiseUntil(me, isOver);
  await expectAccessible(page, 'the result of a practice game');
  await page.getByRole('button', { name: practice.sameDealShort }).click();
  await expect(table.nextButton).toBeHidden();
  await expect(table.handCards).toHaveCount(10);
  expect(await table.cardsInHand(), 'the same cards again').toEqual(dealt);

  await practiseUntil(me, isOver);
  await table.pressNext();
  await expect(table.handCards).toHaveCount(10);
  expect(await table.cardsInHand(), 'the next game has other cards').not.toEqual(dealt);
});

test('a reload in mid-trick goes on with the same cards', async ({ friend }) => {
  const me = await friend('Mira');
  const { page, table } = me;
  await beginPractice(me);
  const hasPlayed = async (): Promise<boolean> => (await table.handCards.count()) < 9 || table.nextButton.isVisible();
  await practiseUntil(me, hasPlayed);
  const isMyTurn = async (): Promise<boolean> => (await table.asked()) === 'play' || table.nextButton.isVisible();
  await expect.poll(isMyTurn).toBe(true);
  const [hand, trick] = [await table.cardsInHand(), await table.trick.textContent()];
  await page.reload();
  await expect(table.handCards).toHaveCount(hand.length);
  expect(await table.cardsInHand()).toEqual(hand);
  await expect.poll(() => table.trick.textContent()).toBe(trick);
  await practiseUntil(me, () => table.nextButton.isVisible());
});

test('level and rules are chosen beside the game, and a new match begins with them', async ({ friend }) => {
  const me = await friend('Mira', { language: 'en' });
  const { page, table } = me;
  const { words } = table;
  await beginPractice(me);
  await table.openSettings();
  await expectAccessible(page, 'the settings of practice');
  await page.getByRole('radio', { name: words.bots.levels.master }).check();
  await page.getByRole('radio', { name: words.rules.presets.officers.name }).check();
  await page.getByRole('button', { name: words.practice.startOver }).last().click();
  await expect(page.getByRole('button', { name: words.app.close })).toBeHidden();
  await expect(page.getByRole('list', { name: words.panel.people.title })).toContainText('0');
  await page.reload();
  await table.openSettings();
  await expect(page.getByRole('radio', { name: words.bots.levels.master })).toBeChecked();
  await expect(page.getByRole('radio', { name: words.rules.presets.officers.name })).toBeChecked();
});
