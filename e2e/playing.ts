import { expect } from '@playwright/test';
import type { Friend } from './friend.ts';
import { DISCARD, ownerOf, TRICKS } from './laid-game.ts';
import type { Asked } from './pages/TablePage.ts';

/** Who plays the laid game: the host deals, so forehand sits left of the host. */
export type AtTable = { readonly forehand: Friend; readonly middlehand: Friend; readonly rearhand: Friend };

/** Three friends sit down at a new table of the first of them and start; a single game unless they want a round. */
export async function startTogether(
  friends: readonly [Friend, Friend, Friend],
  { length = 'singleGame' }: { readonly length?: 'singleGame' | 'oneRound' } = {},
): Promise<{ readonly link: string; readonly at: AtTable }> {
  const [host, ...guests] = friends;
  const link = await host.openTable();
  if (length === 'singleGame') await host.waiting.set({ length });
  for (const guest of guests) await guest.sitDownAt(link);
  for (const guest of guests) await guest.waiting.beReady();
  await host.waiting.start();
  for (const one of friends) await expect(one.table.handCards).toHaveCount(10);
  const [rearhand, forehand, middlehand] = friends;
  return { link, at: { forehand, middlehand, rearhand } };
}

/** Middlehand says 18, forehand holds, middlehand says 20: everybody else passes. */
export async function bidToTwenty({ forehand, middlehand, rearhand }: AtTable): Promise<void> {
  await middlehand.table.untilAsked('bid');
  await middlehand.table.say(18);
  await forehand.table.untilAsked('hold');
  await forehand.table.hold(18);
  await middlehand.table.untilAsked('bid');
  await middlehand.table.say(20);
  await forehand.table.untilAsked('hold');
  await forehand.table.pass();
  await rearhand.table.untilAsked('bid');
  await rearhand.table.pass();
}

/** Middlehand takes the skat, puts two away and plays clubs. */
export async function announceClubs({ middlehand }: AtTable): Promise<void> {
  const { table } = middlehand;
  await table.untilAsked('pickUpOrHand');
  await table.pickUp();
  await table.untilAsked('discard');
  await table.discard(DISCARD);
  await table.untilAsked('announce');
  await table.announce(clubs(middlehand));
}

/** The name of the tile begins with the suit; its base value follows. */
export function clubs({ table }: Friend): RegExp {
  return new RegExp(`^${table.words.cards.suit('C', 'french')}`, 'i');
}

/** Plays so many tricks of the laid game, from this one on (0 is the first); `before` hears of each card. */
export async function playTricks(
  at: AtTable,
  { from, count }: { readonly from: number; readonly count: number },
  before: (card: (typeof TRICKS)[number][number]) => void = () => {},
): Promise<void> {
  const players = [at.forehand, at.middlehand, at.rearhand];
  for (const card of TRICKS.slice(from, from + count).flat()) {
    const player = players[ownerOf(card)];
    if (player === undefined) throw new Error(`Nobody has ${card}`);
    await player.table.untilAsked('play');
    before(card);
    await player.table.play(card);
  }
}

/** Bids 18 and no more, takes the skat, puts the first two away, plays the first game and the first card offered. */
export async function answerAnyhow({ table }: Friend, asked: Asked): Promise<void> {
  const { words } = table;
  switch (asked) {
    case 'bid': {
      const eighteen = table.ask.getByRole('button', { name: words.table.ask.bid.say(18), exact: true });
      return (await eighteen.isVisible()) ? table.say(18) : table.pass();
    }
    case 'hold':
      return table.pass();
    case 'pickUpOrHand':
      return table.pickUp();
    case 'discard': {
      const [first, second] = await table.cardsInHand();
      if (first && second) await table.discard([first, second]);
      return;
    }
    case 'announce':
      return table.announce();
    case 'play': {
      const [card] = await table.playableCards();
      if (card) await table.play(card);
      return;
    }
  }
}
