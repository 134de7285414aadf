import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, buildApp } from '../src/app.ts';

/** A running server on a free port of the loopback interface. */
export type Server = App & { readonly url: string; readonly port: number };

/** The real app with an empty database in memory, unless the test says otherwise. No limits get in the way of tests. */
export async function startApp(options: Partial<AppOptions> & { readonly port?: number } = {}): Promise<Server> {
  const { port = 0, ...rest } = options;
  const app = await buildApp({ database: ':memory:', rateFactor: 1000, pageFolder: '/nowhere', ...rest });
  const actual = await app.listen('127.0.0.1', port);
  return { ...app, port: actual, url: `http://127.0.0.1:${actual}` };
}

/** A file for a database in a folder of its own. */
export function temporaryDatabase(): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'skatrunde-'));
  return { file: join(folder, 'skatrunde.sqlite'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
