import { type Card, PACK } from '@skatrunde/rules/cards';
import { DISCARD, HANDS, SKAT, TRICKS } from './laid-game.ts';
import { announceClubs, bidToTwenty, playTricks, startTogether } from './playing.ts';
import { expect, test } from './skat-test.ts';
import { cardName } from './words.ts';

test('in a whole game no frame holds a card that its reader may not see', async ({ friend }) => {
  const everybody = [await friend('Mira'), await friend('Jonas'), await friend('Tilda')] as const;
  const [mira, jonas, tilda] = everybody;
  const watcher = await friend('Otto');
  const [forehand, middlehand, rearhand] = HANDS;
  const own = new Map<typeof mira, Set<Card>>([
    [mira, new Set(rearhand)],
    [jonas, new Set(forehand)],
    [tilda, new Set(middlehand)],
    [watcher, new Set()],
  ]);
  for (const [one, cards] of own) one.frames.allowOnly(cards);
  const show = (cards: readonly Card[]): void => {
    for (const seen of own.values()) for (const card of cards) seen.add(card);
  };

  const { link, at } = await startTogether(everybody, { length: 'oneRound' });
  await watcher.watchAt(link);
  await bidToTwenty(at);
  await tilda.table.untilAsked('pickUpOrHand');
  for (const card of SKAT) own.get(tilda)?.add(card);
  await announceClubs(at);
  const lastCard = TRICKS.at(-1)?.at(-1);
  await playTricks(at, { from: 0, count: 10 }, (card) => show(card === lastCard ? PACK : [card]));
  await expect(watcher.page.getByRole('heading', { name: 'Tilda gewinnt Kreuz mit 95 Augen.' })).toBeVisible();

  const put = watcher.page.getByRole('list', { name: watcher.table.words.table.result.discarded });
  for (const card of DISCARD) {
    await expect(put.getByRole('img', { name: cardName(card, watcher.table.words) })).toBeVisible();
  }

  for (const one of own.keys()) {
    expect(one.frames.leaks(), `cards that ${one.name} was sent too early`).toEqual([]);
    expect(one.frames.count(), `frames that ${one.name} was sent`).toBeGreaterThan(40);
  }
});
