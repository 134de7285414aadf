import { expect, type Locator } from '@playwright/test';
import type { Friend } from './friend.ts';
import { answerAnyhow } from './playing.ts';

/** Everybody answers whatever is asked, house rules too, until the game is over. */
export async function playToTheEnd(friends: readonly Friend[]): Promise<void> {
  const [first] = friends;
  if (!first) return;
  await expect
    .poll(
      async () => {
        for (const one of friends) await answerWhatever(one);
        return (await first.table.nextButton.isVisible()) || (await signedPad(first).isVisible());
      },
      { message: 'the game is over', intervals: [20], timeout: 100_000 },
    )
    .toBe(true);
}

/** On the final standings: the pad's foot names the rules. */
export function signedPad({ page, table }: Friend): Locator {
  return page.getByText(new RegExp(`^${table.words.table.house.rules}: `));
}

async function answerWhatever(friend: Friend): Promise<void> {
  const { table } = friend;
  if (await table.goOnButton.isVisible()) return void (await table.goOnButton.click().catch(() => undefined));
  if (!(await table.isMyTurn())) return;
  const house = await houseAnswer(friend);
  if (house) return void (await house.click().catch(() => undefined));
  const asked = await table.asked();
  if (asked === 'discard') return putAway(friend);
  if (asked !== undefined) await answerAnyhow(friend, asked);
}

/** The harmless answer of each ask that only house rules bring; the skat is taken up, not pushed on. */
async function houseAnswer({ table }: Friend): Promise<Locator | undefined> {
  const { house } = table.words.table;
  const names = [house.noGrandHand, house.take, house.noKnock, house.letStand, house.keepCards, house.playOn];
  const shown = (await table.ask.getByRole('button').allInnerTexts()).map((text) => text.trim());
  const name = names.find((one) => shown.includes(one));
  return name === undefined ? undefined : table.ask.getByRole('button', { name, exact: true });
}

/** No jacks: they may not be put on. */
async function putAway({ table }: Friend): Promise<void> {
  const [first, second] = (await table.cardsInHand()).filter((card) => !card.endsWith('J')).reverse();
  if (first && second) await table.discard([first, second]);
}
