import type { Friend } from './friend.ts';
import {
  announceGame,
  firstPlayable,
  heartsName,
  myStacks,
  noDouble,
  officersAsked,
  playFromStack,
} from './officers-playing.ts';
import { expect, test } from './skat-test.ts';
import { tappableParts } from './tapping.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

/** A finger needs so many px, both ways. */
const FINGER = 30;

/** In each size, turned in the middle of the game: every open card and every answer can be touched, and names are read. */
async function expectReachable(me: Friend, what: string): Promise<void> {
  const { page, table } = me;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `${what} at ${size.width}×${size.height}`;
    await expect.soft.poll(() => outOfReach(me), { message: where, timeout: 5000 }).toEqual([]);
    expect.soft(await scrolls(page), `${where} scrolls`).toBe(false);
    const people = table.board.getByRole('list', { name: table.words.table.board.seats });
    await expect.soft(people.getByText('Jonas', { exact: true }), `${where}: his name`).toBeInViewport({ ratio: 1 });
  }
}

async function outOfReach(me: Friend): Promise<readonly string[]> {
  const cards = await tappableParts(myStacks(me).getByRole('button'));
  const answers = await tappableParts(me.table.ask.getByRole('button'));
  return [...cards, ...answers].filter(({ side }) => side < FINGER).map(({ name, side }) => `${name}: ${side} px`);
}

async function scrolls(page: Friend['page']): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return scrollWidth > clientWidth || scrollHeight > clientHeight;
  });
}

/** Whatever is asked: hearts, no doubling, the first card. */
async function answerByFinger(me: Friend): Promise<void> {
  switch (await officersAsked(me)) {
    case 'announce':
      return announceGame(me, heartsName(me.table));
    case 'double':
      return noDouble(me);
    case 'play':
      return playFromStack(me, await firstPlayable(me));
    case undefined:
      await me.page.waitForTimeout(100);
  }
}

test('a person alone with a phone: Officers’ Skat against a bot, to the final standings', async ({ friend }) => {
  const me = await friend('Mira');
  const { page, table, waiting } = me;
  await me.openTable();
  await waiting.choosePreset('officers', { length: 'singleGame' });
  await waiting.fillWithBots();
  await waiting.start();
  await expect(myStacks(me).getByRole('listitem')).toHaveCount(8);
  while (!(await table.nextButton.isVisible())) await answerByFinger(me);
  await table.pressNext();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gewinn/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

for (const language of ['de', 'en'] as const) {
  test(`open cards, questions and names on small phones, both ways up: ${language}`, async ({ friend }) => {
    const mira = await friend('Mira', { language });
    const jonas = await friend('Jonas', { language });
    const link = await mira.openTable();
    await mira.waiting.choosePreset('officers', { length: 'singleGame' });
    await jonas.sitDownAt(link);
    await jonas.waiting.beReady();
    await mira.waiting.start();
    await announceGame(jonas, heartsName(jonas.table));

    const { ask } = mira.table.words.officers;
    await expect(mira.table.ask).toContainText(ask.question('kontra', 2));
    await expectReachable(mira, 'Kontra');
    await mira.page.setViewportSize(SIZES[0]);
    await expect(mira.table.ask.getByText(ask.question('kontra', 2))).toBeInViewport({ ratio: 1 });
    await mira.table.ask.getByRole('button', { name: ask.double('kontra'), exact: true }).click();
    await noDouble(jonas);
    await expect.poll(() => officersAsked(jonas)).toBe('play');
    await playFromStack(jonas, await firstPlayable(jonas));
    await expect.poll(() => officersAsked(mira)).toBe('play');
    await expectReachable(mira, 'a trick');
  });
}
