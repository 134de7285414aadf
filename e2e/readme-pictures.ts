import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { Friend } from './friend.ts';
import { announceClubs, bidToTwenty, playTricks } from './playing.ts';
import { startServer, type TestServer } from './test-server.ts';

/**
 * `node e2e/readme-pictures.ts docs/pictures`: the pictures of the README, from a real game in German: the table in the
 * middle of a trick on a desktop, the auction and a result on a phone.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('node e2e/readme-pictures.ts FOLDER');
mkdirSync(folder, { recursive: true });
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const found = findChromium({ own: chromium.executablePath(), environment: process.env, headed: false });
const executable = found?.kind === 'elsewhere' ? { executablePath: found.file } : {};
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...executable });
const server = await startServer({ cards: 'laid' });
const place = { browser, server };
const lotte = await sitting('Lotte', DESKTOP, place);
const oskar = await sitting('Oskar', PHONE, place);
const frieda = await sitting('Frieda', PHONE, place);
await firstGame();
await secondGame();
await browser.close();
await server.stop();

type Place = { readonly browser: Browser; readonly server: TestServer };

async function sitting(name: string, viewport: typeof DESKTOP, place: Place): Promise<Friend> {
  const context = await place.browser.newContext({
    baseURL: place.server.url,
    locale: 'de',
    reducedMotion: 'reduce',
    viewport,
  });
  return new Friend(name, await context.newPage(), 'de');
}

/** Lotte deals: Frieda plays clubs. The auction and the result. */
async function firstGame(): Promise<void> {
  const link = await lotte.openTable();
  for (const guest of [oskar, frieda]) await guest.sitDownAt(link);
  for (const guest of [oskar, frieda]) await guest.waiting.beReady();
  await lotte.waiting.start();
  const at = { forehand: oskar, middlehand: frieda, rearhand: lotte };
  await frieda.table.untilAsked('bid');
  await frieda.table.say(18);
  await oskar.table.untilAsked('hold');
  await take(oskar, 'bidding');
  await oskar.table.hold(18);
  await frieda.table.untilAsked('bid');
  await frieda.table.say(20);
  await oskar.table.untilAsked('hold');
  await oskar.table.pass();
  await lotte.table.untilAsked('bid');
  await lotte.table.pass();
  await announceClubs(at);
  await playTricks(at, { from: 0, count: 10 });
  await frieda.table.nextButton.waitFor();
  await take(frieda, 'result');
  for (const one of [lotte, oskar, frieda]) await one.table.nextButton.click();
}

/** Oskar deals: Lotte plays clubs and is about to answer the third trick. */
async function secondGame(): Promise<void> {
  const at = { forehand: frieda, middlehand: lotte, rearhand: oskar };
  await bidToTwenty(at);
  await announceClubs(at);
  await playTricks(at, { from: 0, count: 2 });
  await oskar.table.untilAsked('play');
  await oskar.table.play('HQ');
  await frieda.table.untilAsked('play');
  await frieda.table.play('H7');
  await lotte.table.untilAsked('play');
  await take(lotte, 'table');
}

async function take({ page }: Friend, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(folder ?? '.', `${name}.png`) });
}
