import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Process, runServer } from '../apps/server/test/run-server.ts';
import { LAID_PACK } from './laid-game.ts';

/** The server as an operator starts it, with a data folder of its own, a free port and the built page. */
export type TestServer = {
  readonly url: string;
  /** As a power cut would: no warning, no goodbye. */
  readonly kill: () => Promise<void>;
  /** Again, at the same address with the same data. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Lines of its log that tell of a fault; there should be none. */
  readonly faults: () => readonly string[];
};

export type Cards = 'laid' | 'shuffled';

/** `page`: where the built page lies; by default where it is built. `awayAhead`: whoever goes counts as away so many ms longer. */
export async function startServer({
  cards,
  page,
  awayAhead,
}: {
  readonly cards: Cards;
  readonly page?: string;
  readonly awayAhead?: number;
}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skatrunde-e2e-'));
  const packs = path.join(folder, 'packs.txt');
  writeFileSync(packs, LAID_PACK.join(' '));
  const { PAGE_DIR = '' } = process.env;
  const run = (port: string): Process =>
    runServer({
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: folder,
      PAGE_DIR: page ?? PAGE_DIR,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100',
      ...(cards === 'laid' ? { NODE_ENV: 'test', SKATRUNDE_TEST_DEALS: packs } : {}),
      ...(awayAhead === undefined ? {} : { NODE_ENV: 'test', SKATRUNDE_TEST_AWAY_AHEAD: String(awayAhead) }),
    });
  let running = run('0');
  let said = '';
  const [, port = ''] = await running.says(LISTENS);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    said += running.output();
    running.signal(signal);
    await running.ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async startAgain() {
      running = run(port);
      await running.says(LISTENS);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    faults: () => `${said}${running.output()}`.split('\n').filter((line) => FAULT.test(line)),
  };
}

const LISTENS = /http:\/\/127\.0\.0\.1:(\d+)/;
/** Levels of the log from "error" on. */
const FAULT = /"level":(50|60)/;
