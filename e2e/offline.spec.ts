import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { beginPractice, practiseUntil } from './practising.ts';
import { expect, test } from './skat-test.ts';
import { startServer } from './test-server.ts';

const BUILT = process.env['PAGE_DIR'] || fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** A server of its own, which may die, with a page of its own, which may be replaced. */
async function ownServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'skatrunde-page-'));
  cpSync(BUILT, folder, { recursive: true });
  const server = await startServer({ cards: 'shuffled', page: folder });
  return {
    ...server,
    /** Another build: its document has another title, its service worker another name for what it keeps. */
    update(title: string): void {
      change(path.join(folder, 'index.html'), /<title>.*<\/title>/, `<title>${title}</title>`);
      change(path.join(folder, 'sw.js'), /"build":"\w+"/, `"build":"${title}"`);
    },
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function change(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} is another one`).not.toBe(before);
  writeFileSync(file, after);
}

/** The browser has kept the whole page, and the service worker stands before the server. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** The names of what is kept: one for each build. */
function keptBuilds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

/** A new service worker is still gathering its build, or waits to take over; a third would only be seen at the next visit. */
function isChanging(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration || registration.installing !== null || registration.waiting !== null;
  });
}

test('the server is gone: practice loads and is played all the same; a table says that it needs the server', async ({
  friend,
}) => {
  const server = await ownServer();
  const me = await friend('Mira', { keepsPage: true });
  const { page, table } = me;
  const { words } = table;
  await page.goto(server.url);
  await untilKept(page);
  await server.kill();

  await beginPractice(me, server.url);
  await practiseUntil(me, async () => (await table.handCards.count()) < 10 || table.nextButton.isVisible());
  const hand = await table.cardsInHand();
  await page.reload();
  await expect(table.handCards).toHaveCount(hand.length);
  await practiseUntil(me, () => table.nextButton.isVisible());

  await page.goto(`${server.url}/t/AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByRole('heading', { name: words.lobby.gone.unreachable.title })).toBeVisible();
  await expectAccessible(page, 'a table without a server');
  await page.getByRole('button', { name: words.practice.meanwhile }).click();
  await expect(table.nextButton).toBeVisible();
  await server.stop();
});

test('a new build reaches whoever comes back at once, and is the one that is kept', async ({ friend }) => {
  const server = await ownServer();
  const { page } = await friend('Mira', { keepsPage: true });
  await page.goto(server.url);
  await untilKept(page);
  const [first] = await keptBuilds(page);

  server.update('another');
  const answer = await page.goto(server.url);
  expect(await answer?.text()).toContain('<title>another</title>');
  await expect.poll(() => keptBuilds(page)).toContain('skatrunde-another');
  await expect.poll(() => isChanging(page)).toBe(false);

  server.update('third');
  await page.reload();
  await expect.poll(() => keptBuilds(page)).toEqual(['skatrunde-another', 'skatrunde-third']);
  expect(first).not.toBe('skatrunde-another');
  await server.kill();
  const kept = await page.goto(server.url);
  expect(await kept?.text(), 'without the server: the newest one').toContain('<title>third</title>');
  await server.stop();
});
