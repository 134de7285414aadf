import { clubs, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';

test('a jump is asked about once more and cannot be held by accident; a Hand game shows what it implies and is worth', async ({
  friend,
}) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira, jonas, tilda] = everybody;
  const { words, announceDialog } = tilda.table;
  const { bid, skat, announce } = words.table.ask;
  await startTogether(everybody);

  await test.step('the jump', async () => {
    await tilda.table.untilAsked('bid');
    await tilda.table.ask.getByRole('button', { name: bid.higher }).click();
    await tilda.table.ask.getByRole('button', { name: '40', exact: true }).click();
    await expect(tilda.table.ask.getByRole('alert')).toContainText(bid.jump(40, 11));
    await tilda.table.ask.getByRole('button', { name: bid.say(40) }).click();
    const hold = jonas.table.ask.getByRole('button', { name: bid.hold(40) });
    await expect(hold).toBeDisabled();
    await expect(jonas.table.ask.getByText(bid.locked)).toBeVisible();
    await expect(hold).toBeEnabled();
    await jonas.table.pass();
    await mira.table.untilAsked('bid');
    await mira.table.pass();
  });

  await test.step('the announcement', async () => {
    const tick = (name: keyof typeof announce.tick) =>
      announceDialog.getByRole('checkbox', { name: new RegExp(`^${announce.tick[name]}`) });
    await tilda.table.untilAsked('pickUpOrHand');
    await tilda.table.ask.getByRole('button', { name: skat.hand }).click();
    await expect(announceDialog).toContainText(announce.refused('Null Hand', 'nullBelowBid', { value: 35, bid: 40 }));
    await tilda.table.gameTiles.filter({ hasText: clubs(tilda) }).click();
    await tick('ouvert').check();
    for (const implied of ['hand', 'schneiderAnnounced', 'schwarzAnnounced'] as const) {
      await expect(tick(implied)).toBeChecked();
      await expect(tick(implied)).toBeDisabled();
    }
    await expect(announceDialog).toContainText(announce.everyTrick);
    await tick('ouvert').uncheck();
    await expect(tick('schwarzAnnounced')).not.toBeChecked();
    await expect(announceDialog).toContainText('mit 2, Spiel 3, Hand 4');
    await expect(announceDialog).toContainText(`${announce.factor(4, 12)}48`);
    await expect(announceDialog).toContainText(announce.covers(40));
    await announceDialog.getByRole('button', { name: announce.say('Kreuz Hand') }).click();
  });

  await expect(jonas.table.line).toContainText('Tilda spielt Kreuz Hand');
  await jonas.table.untilAsked('play');
  await expect(tilda.table.handCards).toHaveCount(10);
});
