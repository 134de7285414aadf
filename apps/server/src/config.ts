/** What an operator can set. Read once from the environment; nobody else reads it. */
export type Config = {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Folder of the database file. */
  readonly dataFolder: string;
  /** A PostgreSQL database in place of the file: `postgres://user:password@host/name`. */
  readonly databaseUrl?: string;
  /** The Redis over which the processes speak that share that database: `redis://...`. */
  readonly redisUrl?: string;
  /** Where numbers for monitoring are shown; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** The operator's own pages, which every page of ours links to. */
  readonly imprintUrl?: string;
  readonly privacyUrl?: string;
  /** Origins (`https://skat.example`) under which people reach this server beside its own addresses. */
  readonly publicOrigins: readonly string[];
  /** Whether `X-Forwarded-For` and `-Proto` are believed: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  /** All rate limits times this; for many people behind one address, and for load tests. */
  readonly rateFactor: number;
  /** Threads in which bots think; absent: one for each core but one. */
  readonly botThreads?: number;
  /** Folder of the built page; absent: the one in this project. */
  readonly pageFolder?: string;
  /** Browser tests: a file of packs that are dealt instead of shuffled cards. Refused unless `NODE_ENV` is `test`. */
  readonly testDeals?: string;
  /** Browser tests: whoever goes counts as away so many ms longer. Refused like `testDeals`. */
  readonly testAwayAhead?: number;
};

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Expected =
  | 'port'
  | 'yesOrNo'
  | 'origins'
  | 'logLevel'
  | 'factor'
  | 'threads'
  | 'postgres'
  | 'redis'
  | 'withDatabase'
  | 'page'
  | 'nothing';

/** One setting that cannot be used: its name, what it was, and what it should be. */
export type ConfigProblem = {
  readonly setting: string;
  readonly value: string;
  readonly expected: Expected;
};

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** All problems at once, so that an operator mends them in one go. An empty setting is one that is not set. */
export function readConfig(environment: Environment): ConfigReading {
  const problems: ConfigProblem[] = [];
  function setting<T>(name: string, expected: Expected, fallback: T, read: (v: string) => T | undefined): T {
    const value = environment[name]?.trim() ?? '';
    if (value === '') return fallback;
    const result = read(value);
    if (result !== undefined) return result;
    problems.push({ setting: name, value, expected });
    return fallback;
  }
  const text = (name: string) => environment[name]?.trim() || undefined;
  const pageFolder = text('PAGE_DIR');
  const botThreads = setting<number | undefined>('BOT_THREADS', 'threads', undefined, readThreads);
  const databaseUrl = setting<string | undefined>(
    'DATABASE_URL',
    'postgres',
    undefined,
    urlOf('postgres', 'postgresql'),
  );
  const redisUrl = setting<string | undefined>('REDIS_URL', 'redis', undefined, urlOf('redis', 'rediss'));
  if (redisUrl !== undefined && (environment['DATABASE_URL']?.trim() ?? '') === '') {
    problems.push({ setting: 'REDIS_URL', value: redisUrl, expected: 'withDatabase' });
  }
  const metricsPort = setting<number | undefined>('METRICS_PORT', 'port', undefined, readPort);
  const metricsHost = text('METRICS_HOST') ?? '127.0.0.1';
  const imprintUrl = setting<string | undefined>('IMPRINT_URL', 'page', undefined, urlOf('https', 'http'));
  const privacyUrl = setting<string | undefined>('PRIVACY_URL', 'page', undefined, urlOf('https', 'http'));
  const testOnly = (name: string) =>
    setting<string | undefined>(name, 'nothing', undefined, (value) =>
      environment['NODE_ENV'] === 'test' ? value : undefined,
    );
  const testDeals = testOnly('SKATRUNDE_TEST_DEALS');
  const testAwayAhead = testOnly('SKATRUNDE_TEST_AWAY_AHEAD');
  const config: Config = {
    host: text('HOST') ?? '0.0.0.0',
    port: setting('PORT', 'port', 8723, readPort),
    dataFolder: text('DATA_DIR') ?? 'data',
    publicOrigins: setting('PUBLIC_ORIGIN', 'origins', [], readOrigins),
    trustProxy: setting('TRUST_PROXY', 'yesOrNo', false, readYesOrNo),
    logLevel: setting('LOG_LEVEL', 'logLevel', 'info', (value) => LOG_LEVELS.find((level) => level === value)),
    rateFactor: setting('RATE_LIMIT_FACTOR', 'factor', 1, readFactor),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(redisUrl ? { redisUrl } : {}),
    ...(metricsPort === undefined ? {} : { metrics: { host: metricsHost, port: metricsPort } }),
    ...(imprintUrl ? { imprintUrl } : {}),
    ...(privacyUrl ? { privacyUrl } : {}),
    ...(botThreads ? { botThreads } : {}),
    ...(pageFolder ? { pageFolder } : {}),
    ...(testDeals ? { testDeals } : {}),
    ...(testAwayAhead ? { testAwayAhead: Number(testAwayAhead) } : {}),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

function readPort(value: string): number | undefined {
  const port = Number(value);
  return /^\d+$/.test(value) && port <= 65_535 ? port : undefined;
}

function readYesOrNo(value: string): boolean | undefined {
  if (['1', 'yes', 'true'].includes(value)) return true;
  return ['0', 'no', 'false'].includes(value) ? false : undefined;
}

function readFactor(value: string): number | undefined {
  const factor = Number(value);
  return Number.isFinite(factor) && factor > 0 ? factor : undefined;
}

/** A thread takes memory of its own, so nobody needs hundreds. */
function readThreads(value: string): number | undefined {
  const threads = Number(value);
  return Number.isInteger(threads) && threads >= 1 && threads <= 64 ? threads : undefined;
}

/** A whole address of one of these schemes. */
function urlOf(...schemes: readonly string[]) {
  return (value: string): string | undefined => {
    const url = URL.parse(value);
    return url !== null && url.host !== '' && schemes.includes(url.protocol.slice(0, -1)) ? value : undefined;
  };
}

/** `https://skat.example, http://10.0.0.7:8723`: scheme, host and port, nothing behind. */
function readOrigins(value: string): readonly string[] | undefined {
  const origins = value.split(/[\s,]+/).map((part) => part.replace(/\/$/, ''));
  return origins.every(isOrigin) ? origins : undefined;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase();
}
