import type { Friend } from './friend.ts';
import { DISCARD } from './laid-game.ts';
import { clubs, playTricks, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';
import { tappableParts } from './tapping.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

/** A finger needs so many px of a card, both ways. */
const FINGER = 30;

/** In each size, turned in the middle of the game: every card and every answer is in sight and can be touched. */
async function expectReachable({ page, table }: Friend, what: string, cards: number): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const where = `${what} at ${size.width}×${size.height}`;
    await expect(table.handCards, where).toHaveCount(cards);
    await expect.soft.poll(() => outOfReach(table), { message: where, timeout: 5000 }).toEqual([]);
    expect.soft(await scrolls(page), `${where} scrolls`).toBe(false);
  }
}

/** What a finger cannot hit well enough, and how large it is. */
async function outOfReach({ handCards, ask }: Friend['table']): Promise<readonly string[]> {
  const parts = [...(await tappableParts(handCards)), ...(await tappableParts(ask.getByRole('button')))];
  return parts.filter(({ side }) => side < FINGER).map(({ name, side }) => `${name}: ${side} px`);
}

/** A table is as large as the window, in both directions. */
async function scrolls(page: Friend['page']): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return scrollWidth > clientWidth || scrollHeight > clientHeight;
  });
}

for (const language of ['de', 'en'] as const) {
  test(`ten and twelve cards and all that is asked can be touched on small phones, both ways up: ${language}`, async ({
    friend,
  }) => {
    const everybody = [
      await friend('Mira', { language }),
      await friend('Jonas', { language }),
      await friend('Tilda', { language }),
    ] as const;
    const [, jonas, tilda] = everybody;
    const { at } = await startTogether(everybody);
    await tilda.table.untilAsked('bid');
    await expectReachable(tilda, 'bidding', 10);
    await tilda.table.say(18);
    await jonas.table.untilAsked('hold');
    await expectReachable(jonas, 'holding', 10);
    await jonas.table.pass();
    await at.rearhand.table.untilAsked('bid');
    await at.rearhand.table.pass();
    await tilda.table.untilAsked('pickUpOrHand');
    await expectReachable(tilda, 'skat or hand', 10);
    await tilda.table.pickUp();
    await expectReachable(tilda, 'the exchange', 12);
    await tilda.table.choose(DISCARD[0]);
    await tilda.table.choose(DISCARD[1]);
    await expectReachable(tilda, 'two cards chosen', 12);
    await tilda.table.putChosenAway();
    await tilda.table.announce(clubs(tilda));
    await playTricks(at, { from: 0, count: 1 });
    await jonas.table.untilAsked('play');
    await expectReachable(jonas, 'a trick', 9);
  });
}
