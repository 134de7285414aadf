import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FoundChromium, findChromium } from './find-chromium.ts';
import { nodeProgram, type Program, runKept } from './processes.ts';
import { inProject } from './project.ts';

/**
 * Finds a browser for the browser tests, or gets one: Playwright's own download first, then, as root on Debian, the
 * system's package. `undefined` if all of that fails.
 */
export async function ensureBrowser(): Promise<FoundChromium | undefined> {
  const there = lookForChromium();
  if (there !== undefined) return there;
  for (const { how, programs } of waysToGetOne()) {
    console.error(`No browser here yet: ${how} ...`);
    if (await allSucceed(programs)) {
      const got = lookForChromium();
      if (got !== undefined) return got;
    }
  }
  return undefined;
}

export const NO_BROWSER =
  'There is no browser for the browser tests, and none could be fetched. Install Chromium, or name one: CHROMIUM_PATH=/path/to/chromium';

function lookForChromium(): FoundChromium | undefined {
  return findChromium({ own: playwrightsOwn(), environment: process.env, headed: false });
}

function playwrightsOwn(): string {
  const playwright: unknown = createRequire(inProject('e2e', 'package.json'))('@playwright/test');
  if (typeof playwright !== 'object' || playwright === null || !('chromium' in playwright)) return '';
  const { chromium } = playwright;
  if (typeof chromium !== 'object' || chromium === null || !('executablePath' in chromium)) return '';
  return typeof chromium.executablePath === 'function' ? String(chromium.executablePath()) : '';
}

type Way = { readonly how: string; readonly programs: readonly Program[] };

function waysToGetOne(): readonly Way[] {
  const cli = createRequire(inProject('e2e', 'package.json')).resolve('@playwright/test/cli');
  const download: Way = {
    how: "trying Playwright's download",
    programs: [nodeProgram(cli, ['install', 'chromium-headless-shell'])],
  };
  return isDebianRoot() ? [download, DEBIAN] : [download];
}

const DEBIAN: Way = {
  how: "trying Debian's chromium-headless-shell",
  programs: [
    { file: 'apt-get', args: ['update'] },
    { file: 'apt-get', args: ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'] },
  ].map((program) => ({ ...program, env: { DEBIAN_FRONTEND: 'noninteractive' } })),
};

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function allSucceed(programs: readonly Program[]): Promise<boolean> {
  for (const program of programs) {
    const { code, output } = await runKept(program);
    if (code !== 0) {
      console.error(output.trim().split('\n').slice(-3).join('\n'));
      return false;
    }
  }
  return true;
}
