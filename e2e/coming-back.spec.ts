import type { Friend } from './friend.ts';
import { DISCARD } from './laid-game.ts';
import { expectPicture, pictureOf } from './picture.ts';
import { clubs, playTricks, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';

/** The page is loaded anew; the picture is the same. */
async function reloads(friend: Friend): Promise<void> {
  const before = await pictureOf(friend);
  await friend.page.reload();
  await expectPicture(friend, before);
}

/** The line is cut and comes back; the page says so meanwhile, and the picture is the same. */
async function losesTheLine(friend: Friend): Promise<void> {
  const { page, context, table } = friend;
  const before = await pictureOf(friend);
  const notice = page.getByRole('main').getByText(lostLine(table.words));
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expectPicture(friend, before);
}

function lostLine(words: Friend['table']['words']): RegExp {
  return new RegExp(words.panel.line.lost('§').replace('§', '.+'));
}

test('three friends play a game from the link to the standings; who drops out comes back to the same picture', async ({
  friend,
}) => {
  const mira = await friend('Mira');
  const jonas = await friend('Jonas');
  const tilda = await friend('Tilda');
  const { at } = await startTogether([mira, jonas, tilda]);

  await test.step('in the auction', async () => {
    await tilda.table.untilAsked('bid');
    await tilda.table.say(18);
    await jonas.table.untilAsked('hold');
    await reloads(jonas);
    await losesTheLine(tilda);
    await jonas.table.hold(18);
    await tilda.table.untilAsked('bid');
    await tilda.table.say(20);
    await jonas.table.untilAsked('hold');
    await jonas.table.pass();
    await mira.table.untilAsked('bid');
    await mira.table.pass();
  });

  await test.step('in the exchange', async () => {
    await tilda.table.untilAsked('pickUpOrHand');
    await tilda.table.pickUp();
    await tilda.table.untilAsked('discard');
    await reloads(tilda);
    await losesTheLine(tilda);
    await tilda.table.discard(DISCARD);
    await tilda.table.untilAsked('announce');
    await tilda.table.announce(clubs(tilda));
  });

  await test.step('before the first card, and between two tricks', async () => {
    await at.forehand.table.untilAsked('play');
    await reloads(at.forehand);
    await playTricks(at, { from: 0, count: 3 });
    await tilda.table.untilAsked('play');
    await reloads(tilda);
    await losesTheLine(jonas);
  });

  await test.step('mid-trick', async () => {
    for (const [friend, card] of [
      [tilda, 'CJ'],
      [mira, 'CQ'],
    ] as const) {
      await friend.table.untilAsked('play');
      await friend.table.play(card);
    }
    await jonas.table.untilAsked('play');
    await reloads(mira);
    await losesTheLine(jonas);
  });

  await test.step('the table goes on meanwhile', async () => {
    await mira.context.setOffline(true);
    await expect(mira.page.getByRole('main').getByText(lostLine(mira.table.words))).toBeVisible();
    await jonas.table.play('CK');
    await tilda.table.untilAsked('play');
    await tilda.table.play('SJ');
    await mira.context.setOffline(false);
    await mira.table.untilAsked('play');
    await expect(mira.page.getByRole('main').getByText(mira.table.words.panel.line.back)).toBeHidden();
    await reloads(mira);
    await mira.table.play('DJ');
    await jonas.table.untilAsked('play');
    await jonas.table.play('HJ');
    await playTricks(at, { from: 5, count: 5 });
  });

  await test.step('to the result and the final standings', async () => {
    const everybody = [mira, jonas, tilda];
    await Promise.all(
      everybody.map((one) => {
        const name = one === tilda ? 'Du gewinnst Kreuz mit 95 Augen.' : 'Tilda gewinnt Kreuz mit 95 Augen.';
        return expect(one.page.getByRole('heading', { name })).toBeVisible();
      }),
    );
    await Promise.all(everybody.map((one) => one.table.pressNext()));
    for (const one of everybody) {
      await expect(one.page.getByRole('heading', { name: 'Tilda gewinnt', level: 1 })).toBeVisible();
      await expect(one.page.getByRole('rowheader')).toContainText('mit 2 · Spiel 3 · Schneider 4 × 12 = 48');
    }
    await reloads(jonas);
  });
});
