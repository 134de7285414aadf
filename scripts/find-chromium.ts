import { existsSync } from 'node:fs';
import path from 'node:path';

/** Names under which a Chromium is found on the PATH; the headless ones of Debian are quicker and come first. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
] as const;

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
] as const;

/** Where to look: `own` is the browser that Playwright would take by itself. */
export type Places = {
  readonly own: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** A window is wanted: a browser without one does not do. */
  readonly headed: boolean;
};

/** `own`: Playwright needs no help. */
export type FoundChromium = { readonly kind: 'own' } | { readonly kind: 'elsewhere'; readonly file: string };

/**
 * The browser for the browser tests: the one named by `CHROMIUM_PATH`, else Playwright's own, else one of this machine;
 * `undefined` if there is none. Throws when `CHROMIUM_PATH` names nothing.
 */
export function findChromium({ own, environment, headed }: Places): FoundChromium | undefined {
  const named = environment['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} is not there`);
  if (named) return { kind: 'elsewhere', file: named };
  if (existsSync(own)) return { kind: 'own' };
  const file = onPath(headed ? NAMES.slice(1) : NAMES, environment['PATH'] ?? '') ?? USUAL_PLACES.find(existsSync);
  return file === undefined ? undefined : { kind: 'elsewhere', file };
}

function onPath(names: readonly string[], folders: string): string | undefined {
  return names
    .flatMap((name) => folders.split(path.delimiter).map((folder) => (folder === '' ? '' : path.join(folder, name))))
    .find((file) => file !== '' && existsSync(file));
}

/** What a Chromium is started with: nothing that speaks to the outside, and no sandbox where root cannot have one. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
