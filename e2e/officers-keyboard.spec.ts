import { PACK } from '@skatrunde/rules/cards';
import type { Friend } from './friend.ts';
import { heard, listen } from './heard.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { cardOf, firstPlayable, myStacks, type OfficersAsked, officersAsked, stackWith } from './officers-playing.ts';
import { expect, test } from './skat-test.ts';
import { cardName } from './words.ts';

async function announceByKeys({ page, table }: Friend): Promise<void> {
  const { ask } = table.words.officers;
  await pressOn(page, table.ask.getByRole('button', { name: ask.announce }));
  const dialog = page.getByRole('dialog', { name: ask.announceTitle });
  await pressOn(page, dialog.getByRole('button', { name: /^Grand/ }));
  await pressOn(page, dialog.getByRole('button', { name: ask.say('Grand'), exact: true }), 'Space');
  await dialog.waitFor({ state: 'hidden' });
}

/** Kontra or Re is said, whichever is asked. */
async function doubleByKeys({ page, table }: Friend): Promise<void> {
  const { double } = table.words.officers.ask;
  const yes = table.ask.getByRole('button', { name: double('kontra'), exact: true });
  const word = yes.or(table.ask.getByRole('button', { name: double('re'), exact: true }));
  await pressOn(page, word);
  await word.waitFor({ state: 'hidden' });
}

/** The digit of its place goes to a stack; an arrow leads on from one to the next. */
async function playByKeys(me: Friend): Promise<void> {
  const { page } = me;
  const card = await firstPlayable(me);
  const places = await myStacks(me).getByRole('listitem').allInnerTexts();
  const labels = await myStacks(me)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('button')?.getAttribute('aria-label') ?? ''));
  expect(places).toHaveLength(8);
  const place = labels.findIndex((label) => label !== '' && cardOf(label, me) === card);
  await page.keyboard.press(String(place + 1));
  await expect(stackWith(me, card)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stackWith(me, card)).toHaveCount(0);
}

const BY_KEYS: Readonly<Record<OfficersAsked, (me: Friend) => Promise<void>>> = {
  announce: announceByKeys,
  double: doubleByKeys,
  play: playByKeys,
};

test('Officers’ Skat with the keyboard alone, against a bot; the live region tells every row, word, card, trick and flip', async ({
  friend,
}) => {
  const me = await friend('Tilda');
  const { page, table, waiting, landing } = me;
  const { words } = table;

  await test.step('from the first page to the table', async () => {
    await landing.open();
    await tabTo(page, landing.name);
    await page.keyboard.type(me.name);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('button', { name: words.lobby.settings.change }));
    const dialog = page.getByRole('dialog', { name: words.lobby.settings.title });
    await pressOn(page, dialog.getByRole('button', { name: words.rules.presets.officers.name }));
    await tabTo(page, dialog.getByRole('radio', { name: words.lobby.settings.lengthKinds.rounds }));
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('radio', { name: words.lobby.settings.lengthKinds.singleGame })).toBeChecked();
    await pressOn(page, dialog.getByRole('button', { name: words.lobby.settings.apply }));
    await pressOn(page, waiting.fillWithBotsButton);
    await listen(page);
    await expect(waiting.startButton).toBeEnabled();
    await pressOn(page, waiting.startButton);
  });

  await test.step('the game', async () => {
    await expect(myStacks(me).getByRole('listitem')).toHaveCount(8);
    while (!(await table.nextButton.isVisible())) {
      const asked = await officersAsked(me);
      if (asked !== undefined) await BY_KEYS[asked](me);
      else await page.waitForTimeout(100);
    }
  });

  await test.step('what was heard', async () => {
    const said = (await heard(page)).join(' ');
    const { told } = words.officers;
    const you = { name: me.name, you: true };
    expect(said).toContain(told.dealt);
    expect(said).toMatch(pattern(told.row(you, '§')));
    expect(said).toMatch(/(Du spielst|spielt) (Kreuz|Pik|Herz|Karo|Grand|Ramsch)\./);
    expect(said).toContain(words.table.ask.play.turn);
    for (const card of PACK) {
      const name = cardName(card, words);
      const played = pattern(words.table.told.played({ name: '§', you: false }, name));
      const byMe = words.table.told.played(you, name);
      expect(said.includes(byMe) || played.test(said), `${card} played`).toBe(true);
    }
    expect(said.match(/Augen\. /g)?.length ?? 0).toBeGreaterThanOrEqual(15);
    expect(said.match(pattern(told.turned(you, '§'))) ?? []).not.toEqual([]);
  });

  await pressOn(page, table.nextButton);
  await pressOn(page, page.getByRole('button', { name: words.pad.standings.again }));
  await expect(waiting.startButton).toBeVisible();
});

/** A sentence with a place for anything. */
function pattern(sentence: string): RegExp {
  return new RegExp(sentence.replaceAll('.', '\\.').replaceAll('§', '[^.]+'));
}
