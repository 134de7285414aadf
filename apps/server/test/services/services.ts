import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Real servers that a test starts for itself, on free ports of the loopback interface and in folders of their own. */
export type Service = {
  /** As in `DATABASE_URL` and `REDIS_URL`. */
  readonly url: string;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same port and with the same data; resolves once it listens. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Where Debian keeps the programs of PostgreSQL, newest first; and the search path. */
const FOLDERS: readonly string[] = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...versionsOf('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
];
const INITDB = findProgram('initdb');
const POSTGRES = findProgram('postgres');
const REDIS = findProgram('redis-server');

const MISSING = [
  ...(INITDB && POSTGRES ? [] : ['postgresql']),
  ...(REDIS ? [] : ['redis-server']),
  ...(process.platform === 'win32' ? ['a system other than Windows'] : []),
];

/** Set where their absence is a failure and not a reason to skip. */
if (process.env['SERVICES_REQUIRED'] === '1' && MISSING.length > 0) {
  throw new Error(`Not installed: ${MISSING.join(', ')}`);
}

/** Whether tests with real servers are left out, and the words for it behind the name of the test. */
export const NO_SERVICES = MISSING.length > 0;
export const WITH_SERVICES = NO_SERVICES ? `(skipped: needs ${MISSING.join(' and ')})` : '(real servers)';

export async function startPostgres(): Promise<Service> {
  const folder = ownFolder('postgres');
  const data = join(folder, 'data');
  runToEnd(needed(INITDB), ['-D', data, '-U', 'skatrunde', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    `${port}`,
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'shared_buffers=16MB',
  ];
  return started({
    file: needed(POSTGRES),
    args,
    folder,
    isUp: /ready to accept connections/,
    url: `postgres://skatrunde@127.0.0.1:${port}/postgres`,
  });
}

export async function startRedis(): Promise<Service> {
  const folder = ownFolder('redis');
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  return started({
    file: needed(REDIS),
    args,
    folder,
    isUp: /Ready to accept connections/,
    url: `redis://127.0.0.1:${port}`,
  });
}

type ServiceProgram = {
  readonly file: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly isUp: RegExp;
  readonly url: string;
};

async function started(program: ServiceProgram): Promise<Service> {
  let child = await listening(program);
  const kill = (): Promise<void> => ended(child, 'SIGKILL');
  return {
    url: program.url,
    kill,
    async start() {
      child = await listening(program);
    },
    async remove() {
      await kill();
      rmSync(program.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * In a group of its own, so that all its processes go with it. After a kill PostgreSQL may find shared memory that is not
 * free yet, and ends; then once more.
 */
async function listening(program: ServiceProgram, tries = 20): Promise<ChildProcess> {
  const child = spawn(program.file, [...program.args], { cwd: program.folder, detached: true, ...OTHER_USER });
  const failure = await new Promise<string | undefined>((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (program.isUp.test(output)) resolve(undefined);
      });
    }
    child.once('close', () => resolve(output));
  });
  if (failure === undefined) return child;
  if (tries <= 1) throw new Error(`${program.file} ended: ${failure}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return listening(program, tries - 1);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('close', () => resolve());
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  });
}

function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `skatrunde-${name}-`));
  if (OTHER_USER.uid !== undefined) chownSync(folder, OTHER_USER.uid, OTHER_USER.gid ?? OTHER_USER.uid);
  return folder;
}

/** PostgreSQL refuses to run as root. */
const OTHER_USER = process.getuid?.() === 0 ? idsOf('postgres') : {};

function idsOf(user: string): { readonly uid?: number; readonly gid?: number } {
  const id = (which: string): number => Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout.trim());
  const [uid, gid] = [id('-u'), id('-g')];
  return uid > 0 ? { uid, gid } : { uid: 65_534, gid: 65_534 };
}

function runToEnd(file: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(file, [...args], { encoding: 'utf8', cwd: '/', ...OTHER_USER });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
}

function needed(program: string | undefined): string {
  if (program === undefined) throw new Error(`Not installed: ${MISSING.join(', ')}`);
  return program;
}

function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionsOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
