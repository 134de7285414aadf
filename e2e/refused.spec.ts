import type { TableCommand } from '@skatrunde/protocol';
import type { Card } from '@skatrunde/rules/cards';
import type { Friend } from './friend.ts';
import { expectPicture, pictureOf } from './picture.ts';
import { announceClubs, bidToTwenty, startTogether } from './playing.ts';
import { rawLineOf } from './raw-line.ts';
import { expect, test } from './skat-test.ts';
import { touch } from './tapping.ts';

/** What a game's command said past the page is refused with. It makes no new version, so nobody is sent anything. */
async function refusalOf(friend: Friend, link: string, command: Extract<TableCommand, { type: 'game' }>) {
  const line = await rawLineOf(friend, link);
  const { version } = line.update();
  const receipt = await line.send(command);
  expect(line.update().version).toBe(version);
  line.close();
  return receipt.ok ? undefined : receipt.code;
}

/** The number of what is asked of somebody now. */
async function askOf(friend: Friend, link: string): Promise<number> {
  const line = await rawLineOf(friend, link);
  const { stage } = line.update().view;
  line.close();
  if (stage.kind !== 'game' || stage.game.ask === undefined) throw new Error('Nothing is asked');
  return stage.game.ask.number;
}

test('a card that may not be played is refused with a reason and changes nothing', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira, jonas, tilda] = everybody;
  const { link, at } = await startTogether(everybody);
  await bidToTwenty(at);
  await announceClubs(at);
  await jonas.table.untilAsked('play');
  await jonas.table.play('DA');
  await tilda.table.untilAsked('play');
  const before = await Promise.all(everybody.map(pictureOf));

  await test.step('by a message past the page', async () => {
    const ask = await askOf(tilda, link);
    const play = (card: Card) => ({ type: 'game', ask, command: { type: 'play', card } }) as const;
    expect(await refusalOf(tilda, link, play('CJ'))).toBe('mustFollowDiamonds');
    expect(await refusalOf(tilda, link, play('DT'))).toBe('cardNotInHand');
    expect(await refusalOf(mira, link, play('D8'))).toBe('stale');
    expect(await refusalOf(tilda, link, { ...play('D7'), ask: ask - 1 })).toBe('stale');
    for (const [index, one] of everybody.entries()) await expectPicture(one, before[index] ?? fail());
  });

  await test.step('by a click on it, which says what to do', async () => {
    await touch(tilda.table.handCard('CJ'));
    await expect(tilda.page.getByRole('log').first()).toContainText(tilda.table.words.refusals.mustFollowDiamonds);
    await expect(tilda.table.handCards).toHaveCount(10);
  });

  await tilda.table.play('D7');
  await mira.table.untilAsked('play');
});

function fail(): never {
  throw new Error('No picture');
}
