import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { Friend } from './friend.ts';
import { startServer, type TestServer } from './test-server.ts';
import type { Language } from './words.ts';

/** Small phone, phone, phone on its side, tablet, desktop. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Collects pictures of a real server's page in a folder: `de/auction-320x568.png`. */
export class Album {
  readonly #browser: Browser;
  readonly #server: TestServer;
  readonly #folder: string;
  #open: Friend[] = [];

  private constructor(browser: Browser, server: TestServer, folder: string) {
    this.#browser = browser;
    this.#server = server;
    this.#folder = folder;
  }

  static async begin(folder: string): Promise<Album> {
    const found = findChromium({ own: chromium.executablePath(), environment: process.env, headed: false });
    const executable = found?.kind === 'elsewhere' ? { executablePath: found.file } : {};
    const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...executable });
    return new Album(browser, await startServer({ cards: 'laid' }), folder);
  }

  async friend(name: string, language: Language): Promise<Friend> {
    const context = await this.#browser.newContext({
      baseURL: this.#server.url,
      locale: language,
      reducedMotion: 'reduce',
      viewport: SIZES[4],
    });
    const friend = new Friend(name, await context.newPage(), language);
    this.#open.push(friend);
    return friend;
  }

  /**
   * In every size, once what moves has come to rest; the last size is the largest and stays. `open` brings on what a
   * change of size puts away.
   */
  async take({ page, table }: Friend, name: string, open?: () => Promise<void>): Promise<void> {
    const language = table.words.app.languageName === 'Deutsch' ? 'de' : 'en';
    mkdirSync(path.join(this.#folder, language), { recursive: true });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open?.();
      await page.waitForTimeout(350);
      const file = path.join(this.#folder, language, `${name}-${size.width}x${size.height}.png`);
      await page.screenshot({ path: file });
    }
  }

  /** Everybody goes home; what went wrong on their pages. */
  async closePages(): Promise<readonly string[]> {
    const faults = this.#open.flatMap((friend) => friend.faults());
    await Promise.all(this.#open.map(({ context }) => context.close()));
    this.#open = [];
    return faults;
  }

  async end(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
  }
}
