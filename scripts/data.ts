import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Where the server of the same settings has its data. */
export type DataPlace =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'sqlite'; readonly file: string };

type Environment = Readonly<Record<string, string | undefined>>;

export function databaseOf(environment: Environment): DataPlace {
  const url = environment['DATABASE_URL']?.trim();
  if (url) return { kind: 'postgres', url };
  return { kind: 'sqlite', file: path.resolve(environment['DATA_DIR']?.trim() || 'data', 'skatrunde.sqlite') };
}

/** The address as PostgreSQL's own programs read it from the environment: nobody reads a password in the list of processes. */
export function postgresEnvironment(address: string): Readonly<Record<string, string>> {
  const url = new URL(address);
  const parts = {
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** Runs one of PostgreSQL's programs; what went wrong, or nothing. `into`: the option before the database's name, where it needs one. */
export function postgresTool(program: string, args: readonly string[], url: string, into?: string): string | undefined {
  const environment = postgresEnvironment(url);
  const named = into === undefined ? [] : [`${into}${environment['PGDATABASE'] ?? ''}`];
  const result = runIn(environment, program, [...named, ...args]);
  return result.ok ? undefined : result.problem;
}

/** The only value of a query. */
export function postgresAnswer(query: string, url: string) {
  return runIn(postgresEnvironment(url), 'psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', query]);
}

type Ran = { readonly ok: true; readonly answer: string } | { readonly ok: false; readonly problem: string };

function runIn(environment: Readonly<Record<string, string>>, program: string, args: readonly string[]): Ran {
  const { error, status, stdout, stderr } = spawnSync(program, [...args], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (error !== undefined) return { ok: false, problem: `${program} cannot be run: install PostgreSQL's programs.` };
  return status === 0 ? { ok: true, answer: stdout.trim() } : { ok: false, problem: stderr.trim() };
}
