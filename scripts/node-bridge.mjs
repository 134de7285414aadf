import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onEnding } from './ending.mjs';

/** The first Node that runs TypeScript as it is and has SQLite inside. */
const NEEDED = [22, 18];
/** The one that is fetched where the machine's own is older. */
const FETCHED = 'node@24';

const root = fileURLToPath(new URL('..', import.meta.url));
const remembered = path.join(root, '.cache', 'node-24');

/** @param {string} version such as `22.18.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/**
 * Runs this script again under a newer Node from the npm registry; the first time takes some seconds. Resolves to its
 * exit code.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function runUnderNewerNode(script, args) {
  const node = rememberedNode() ?? fetchNode();
  if (node === undefined) {
    console.error(
      `Node ${process.versions.node} is too old: ${NEEDED.join('.')} or newer is needed, and ${FETCHED} could not be fetched from the npm registry. Install a newer Node, or try again with a connection.`,
    );
    if (args[0] === 'test') console.log('tests: 0 passed, 1 failed');
    return 1;
  }
  console.error(`Node ${process.versions.node} is older than ${NEEDED.join('.')}: running under Node 24 from npm.`);
  return spawnAndWait(node, [script, ...args]);
}

/** @returns {string | undefined} */
function rememberedNode() {
  try {
    const file = fs.readFileSync(remembered, 'utf8');
    return fs.existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} */
function fetchNode() {
  const asked = ['--yes', '-p', FETCHED, '--', 'node', '-p', 'process.execPath'];
  const answer = spawnSync('npx', asked, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const file = answer.stdout?.trim() ?? '';
  if (answer.status !== 0 || !fs.existsSync(file)) return undefined;
  fs.mkdirSync(path.dirname(remembered), { recursive: true });
  fs.writeFileSync(remembered, file);
  return file;
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function spawnAndWait(node, args) {
  const child = spawn(node, args, {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  const stopWatching = onEnding((signal) => signalGroup(child, signal));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => {
      stopWatching();
      resolve(code ?? 1);
    });
  });
}

/**
 * Everything that was started there hears it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended in this moment.
  }
}
