import { test as base, expect } from '@playwright/test';
import { Friend } from './friend.ts';
import { type Cards, startServer, type TestServer } from './test-server.ts';
import type { Language } from './words.ts';

export type Coming = {
  readonly language?: Language;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The browser may keep the page, for when the server is gone. */
  readonly keepsPage?: true;
};

type WorkerOptions = {
  /** How this worker's server deals. */
  readonly cards: Cards;
};
type WorkerFixtures = { readonly server: TestServer };
type TestFixtures = {
  /** Somebody comes with a browser of their own. Their consoles must stay clean to the end of the test. */
  readonly friend: (name: string, coming?: Coming) => Promise<Friend>;
};

export const test = base.extend<TestFixtures, WorkerOptions & WorkerFixtures>({
  cards: ['laid', { scope: 'worker', option: true }],
  server: [
    async ({ cards }, use) => {
      const server = await startServer({ cards });
      await use(server);
      await server.stop();
      expect(server.faults(), 'faults in the log of the server').toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  friend: async ({ browser, baseURL, contextOptions, viewport, isMobile, hasTouch, deviceScaleFactor }, use) => {
    const friends: Friend[] = [];
    await use(async (name, coming = {}) => {
      const { language = 'de' } = coming;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: coming.viewport ?? viewport,
        isMobile,
        hasTouch,
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        locale: language === 'de' ? 'de-DE' : 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: coming.keepsPage ? 'allow' : 'block',
      });
      const friend = new Friend(name, await context.newPage(), language);
      friends.push(friend);
      return friend;
    });
    await Promise.all(friends.map(({ context }) => context.close()));
    expect(
      friends.flatMap((one) => one.faults()),
      'faults in the consoles of the pages',
    ).toEqual([]);
  },
});

export { expect };
