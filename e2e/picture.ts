import { expect } from '@playwright/test';
import type { Friend } from './friend.ts';
import { differingBox } from './pixels.ts';

/** What somebody sees and hears of a table at one moment. */
export type Picture = {
  /** Everything on the table by roles and names: seats, calls, contract, trick, what is asked, hand. */
  readonly spoken: string;
  /** PNG. */
  readonly pixels: Buffer;
};

/** The picture once nothing moves any more. */
export async function pictureOf(friend: Friend): Promise<Picture> {
  await atRest(friend);
  let last = await look(friend);
  await expect
    .poll(async () => {
      const before = last;
      last = await look(friend);
      return before.spoken === last.spoken && before.pixels.equals(last.pixels);
    }, 'the picture stands still')
    .toBe(true);
  return last;
}

/** After a reload, a lost line, a restart: the same seats, calls, trick, ask and hand, in the same places. */
export async function expectPicture(friend: Friend, before: Picture): Promise<void> {
  await atRest(friend);
  await expect.poll(async () => (await look(friend)).spoken, `what ${friend.name} hears`).toBe(before.spoken);
  await expect
    .poll(async () => differingBox(friend.page, before.pixels, (await look(friend)).pixels), `what ${friend.name} sees`)
    .toBeUndefined();
}

/** No full trick lies there to be read, no card is raised under the mouse, nothing has the focus. */
async function atRest({ page, table }: Friend): Promise<void> {
  await expect(table.goOnButton).toBeHidden();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

async function look({ page }: Friend): Promise<Picture> {
  const banner = await page.getByRole('banner').ariaSnapshot();
  const main = await page.getByRole('main').ariaSnapshot();
  return { spoken: `${banner}\n${main}`, pixels: await page.screenshot() };
}
