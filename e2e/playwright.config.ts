import { chromium, defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';

const headed = process.argv.some((word) => word === '--headed' || word === '--ui' || word === '--debug');
const found = findChromium({ own: chromium.executablePath(), environment: process.env, headed });

/** Whole games in real browsers against the real server, which `skat-test.ts` starts for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'de-DE',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      args: [...CHROMIUM_ARGS],
      ...(found?.kind === 'elsewhere' ? { executablePath: found.file } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'phone*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'phone*.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'de-DE' },
    },
  ],
});
