import { PACK } from '@skatrunde/rules/cards';
import type { Friend } from './friend.ts';
import { heard, listen } from './heard.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { DISCARD } from './laid-game.ts';
import type { Asked } from './pages/TablePage.ts';
import { clubs } from './playing.ts';
import { expect, test } from './skat-test.ts';
import { numbered, played } from './words.ts';

/** The laid hand is worth it. */
const LIMIT = 48;

/** Up to the limit, then pass. */
async function bidByKeys({ page, table }: Friend): Promise<void> {
  const { bid } = table.words.table.ask;
  const say = table.ask.getByRole('button', { name: numbered(bid.say) });
  const yes = say.or(table.ask.getByRole('button', { name: numbered(bid.hold) })).first();
  const value = Number(/\d+/.exec((await yes.textContent()) ?? '')?.[0]);
  const answer = value <= LIMIT ? yes : table.ask.getByRole('button', { name: bid.pass, exact: true });
  await expect(answer).toBeEnabled();
  await pressOn(page, answer);
  await expect(table.ask.getByRole('button', { name: String(value) })).toBeHidden();
}

async function takeSkatByKeys({ page, table }: Friend): Promise<void> {
  await pressOn(page, table.ask.getByRole('button', { name: table.words.table.ask.skat.pickUp }), 'Space');
  await expect(table.handCards).toHaveCount(12);
}

/** The digit of its place goes to a card; in the exchange it also picks it. */
async function pressDigitOf({ page, table }: Friend, card: (typeof PACK)[number]): Promise<void> {
  const place = (await table.cardsInHand()).indexOf(card);
  await page.keyboard.press(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='][place] ?? '');
}

async function discardByKeys(me: Friend): Promise<void> {
  for (const card of DISCARD) {
    await pressDigitOf(me, card);
    await expect(me.table.handCard(card)).toHaveAttribute('aria-pressed', 'true');
  }
  await pressOn(me.page, me.table.putAwayButton);
  await expect(me.table.handCards).toHaveCount(10);
}

async function announceByKeys(me: Friend): Promise<void> {
  const { page, table } = me;
  await table.announceDialog.waitFor();
  await pressOn(page, table.gameTiles.filter({ hasText: clubs(me) }));
  await pressOn(page, table.announceButton);
  await table.announceDialog.waitFor({ state: 'hidden' });
}

async function playByKeys(me: Friend): Promise<void> {
  const { page, table } = me;
  const [card] = await table.playableCards();
  if (card === undefined) throw new Error('No card to play');
  await pressDigitOf(me, card);
  await expect(table.handCard(card)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.handCard(card)).toHaveCount(0);
}

const BY_KEYS: Readonly<Record<Asked, (me: Friend) => Promise<void>>> = {
  bid: bidByKeys,
  hold: bidByKeys,
  pickUpOrHand: takeSkatByKeys,
  discard: discardByKeys,
  announce: announceByKeys,
  play: playByKeys,
};

test('a game with the keyboard alone, against bots; the live region tells each call and card', async ({ friend }) => {
  const me = await friend('Tilda');
  const { page, table, waiting, landing } = me;
  const { words } = table;

  await test.step('from the first page to the table', async () => {
    await landing.open();
    await tabTo(page, landing.name);
    await page.keyboard.type(me.name);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('button', { name: words.lobby.settings.change }));
    await tabTo(page, page.getByRole('radio', { name: words.lobby.settings.lengthKinds.rounds }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: words.lobby.settings.lengthKinds.singleGame })).toBeChecked();
    await pressOn(page, page.getByRole('button', { name: words.lobby.settings.apply }));
    await pressOn(page, page.getByRole('button', { name: words.lobby.waiting.sitOn(3) }));
    await pressOn(page, waiting.fillWithBotsButton);
    await listen(page);
    await expect(waiting.startButton).toBeEnabled();
    await pressOn(page, waiting.startButton);
  });

  await test.step('the game', async () => {
    await expect(table.handCards).toHaveCount(10);
    while (!(await table.nextButton.isVisible())) {
      const asked = await table.asked();
      if (asked !== undefined) await BY_KEYS[asked](me);
      else await page.waitForTimeout(100);
    }
  });

  await test.step('what was heard', async () => {
    const lines = await heard(page);
    expect(lines.join(' ')).toMatch(/Du spielst allein, gereizt bis \d+\./);
    const all = lines.join(' ');
    for (const card of PACK.filter((one) => !DISCARD.some((put) => put === one))) {
      expect(all.match(played(card, words)) ?? [], `${card} told as it is played`).toHaveLength(1);
    }
  });

  await pressOn(page, table.nextButton);
  await pressOn(page, page.getByRole('button', { name: words.pad.standings.again }));
  await expect(waiting.startButton).toBeVisible();
});
