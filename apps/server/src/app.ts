import { fileURLToPath } from 'node:url';
import { fastifyCookie } from '@fastify/cookie';
import type { Shuffle, TableBots, TableClock } from '@skatrunde/table';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { createAccounts } from './accounts/accounts.ts';
import { cookieSigner, identifyBy } from './accounts/identity.ts';
import { addAccountRoutes, type OperatorLinks } from './accounts/routes.ts';
import { reachableAddresses } from './addresses.ts';
import type { LogLevel } from './config.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { isForeign, type OriginCheck, onceForEachOrigin, originCheck } from './http/origins.ts';
import { addNotFound, addPage, isPageBuilt } from './http/page.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { addRefusals, refuse } from './http/refusals.ts';
import { addRequestLog } from './http/request-log.ts';
import { shareAt } from './http/share-at.ts';
import { addLobbyRoutes } from './lobby/routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type MetricsPort, openMetricsPort } from './metrics/metrics-port.ts';
import { redisLine } from './nodes/redis-line.ts';
import { NotReached } from './not-reached.ts';
import { isUnreachable, openDatabase } from './storage/database.ts';
import { cookieSecret } from './storage/secrets.ts';
import { systemClock } from './system-clock.ts';
import { openBotPool } from './tables/bot-players.ts';
import { shuffleBySystem } from './tables/shuffle.ts';
import { openTableRooms } from './tables/table-rooms.ts';

/** Largest HTTP body, in bytes. Nothing anybody sends is larger than a table's settings. */
const BODY_LIMIT = 16_384;
/** How long a request may take to arrive, in ms. */
const REQUEST_WITHIN = 15_000;
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export type AppOptions = {
  /** The database file, `:memory:`, or the address of a PostgreSQL database. */
  readonly database: string;
  /** Address of the Redis over which the nodes speak that share the database; absent: there is one. */
  readonly redis?: string;
  /** Where numbers for monitoring are shown; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly links?: OperatorLinks;
  readonly publicOrigins?: readonly string[];
  readonly trustProxy?: boolean;
  readonly rateFactor?: number;
  readonly pageFolder?: string;
  readonly log?: { readonly level: LogLevel; readonly stream?: DestinationStream };
  readonly clock?: TableClock;
  readonly shuffle?: Shuffle;
  /** Absent: bots that think in threads of their own. */
  readonly bots?: TableBots;
  readonly botThreads?: number;
  /** Tests: whoever goes counts as away so many ms longer. */
  readonly awayAhead?: number;
};

/** The whole server, not yet listening. Tests build exactly this. */
export type App = {
  readonly fastify: FastifyInstance;
  readonly pageBuilt: boolean;
  /** The numbers that `/metrics` shows, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
  /** Resolves once the server listens; the port it got. */
  readonly listen: (host: string, port: number) => Promise<number>;
  /** Takes nothing new, finishes what has begun, cuts the lines (pages come back by themselves), closes the data. */
  readonly close: () => Promise<void>;
};

export async function buildApp(options: AppOptions): Promise<App> {
  const { publicOrigins = [], trustProxy = false, rateFactor = 1, clock = systemClock } = options;
  const app = newFastify(options);
  const metrics = createMetrics();
  const { db, line } = await openServices(options, app.log);
  const accounts = createAccounts(db, clock.now);
  const signer = cookieSigner(await cookieSecret(db));
  const identify = identifyBy(accounts, signer);
  const pool = openBotPool(options.botThreads === undefined ? {} : { threads: options.botThreads });
  let stopping = false;
  const isStopping = () => stopping;
  let network: readonly string[] = [];
  let ownOrigins: readonly string[] = [];

  const mayTalk = originCheck(
    () => [...publicOrigins, ...ownOrigins],
    onceForEachOrigin((origin, host) => app.log.warn({ origin, host }, 'origin refused: not in PUBLIC_ORIGIN')),
  );
  const rooms = openTableRooms({
    server: app.server,
    db,
    clock,
    accounts,
    bots: options.bots ?? pool,
    awayAhead: options.awayAhead ?? 0,
    shuffle: options.shuffle ?? shuffleBySystem,
    log: app.log,
    metrics,
    ...(line === undefined ? {} : { line }),
    door: { identify, mayTalk, trustProxy, rateFactor, isStopping },
  });

  app.addHook('onResponse', async (_, reply) => metrics.request(reply.statusCode));
  await addDoor(app, { mayTalk, rateFactor, signer });
  addHealth(app, db, isStopping);
  addAccountRoutes(app, {
    accounts,
    identify,
    isSecure: isSecure(publicOrigins),
    rateFactor,
    links: options.links ?? {},
    shareAt: ({ headers, raw }) =>
      shareAt({ host: headers.host, from: raw.socket.remoteAddress }, { publicOrigins, network }),
    renamed: rooms.renamed,
    sessionEnded: rooms.sessionEnded,
  });
  addLobbyRoutes(app, { tables: rooms.tables, identify, rateFactor });
  const pageBuilt = await addPageIfBuilt(app, options.pageFolder ?? BUILT_PAGE);
  let metricsPort: MetricsPort | undefined;
  app.addHook('preClose', () => rooms.close());
  app.addHook('onClose', async () => {
    await metricsPort?.close();
    await pool.close();
    await db.destroy();
  });

  return {
    fastify: app,
    pageBuilt,
    metrics: metrics.text,
    async listen(host, port) {
      if (options.metrics !== undefined) metricsPort = await openMetricsPort(metrics, options.metrics);
      const actual = await listenQuietly(app, host, port);
      const addresses = reachableAddresses(host, actual);
      network = addresses.network;
      ownOrigins = [addresses.thisMachine, `http://127.0.0.1:${actual}`, ...network];
      return actual;
    },
    async close() {
      stopping = true;
      await app.close();
    },
  };
}

/** Both or none. */
async function openServices({ database, redis }: AppOptions, log: FastifyBaseLogger) {
  const db = await openDatabase(database, (error) => log.warn({ err: error }, 'a line to the database broke')).catch(
    (error: unknown) => {
      throw isUnreachable(error) ? new NotReached('DATABASE_URL', error) : error;
    },
  );
  if (redis === undefined) return { db };
  try {
    return { db, line: await redisLine(redis, (error) => log.warn({ err: error }, 'the line to Redis broke')) };
  } catch (error) {
    await db.destroy();
    throw new NotReached('REDIS_URL', error);
  }
}

function newFastify({ log, trustProxy = false }: AppOptions): FastifyInstance {
  return fastify({
    logger: log ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
  });
}

/** Whether it is built; without it the server still answers programs. */
async function addPageIfBuilt(app: FastifyInstance, folder: string): Promise<boolean> {
  const built = isPageBuilt(folder);
  if (built) await addPage(app, folder);
  addNotFound(app, { built });
  return built;
}

/** Resolves to the port it got. The terminal tells the addresses itself, in words; a log line for each would hide that. */
async function listenQuietly(app: FastifyInstance, host: string, port: number): Promise<number> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ host, port });
  app.log.level = level;
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

type Door = {
  readonly mayTalk: OriginCheck;
  readonly rateFactor: number;
  readonly signer: ReturnType<typeof cookieSigner>;
};

/** What every request goes through before its route. */
async function addDoor(app: FastifyInstance, { mayTalk, rateFactor, signer }: Door): Promise<void> {
  app.removeContentTypeParser('text/plain');
  addRefusals(app);
  addRequestLog(app);
  await app.register(fastifyCookie, { secret: signer });
  await addSecurityHeaders(app);
  await addRateLimits(app, rateFactor);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (isForeign(mayTalk, request.headers)) return refuse(reply, 403, 'foreignOrigin');
  });
}

/** Over https, also behind a proxy that does not say so but whose address the operator has named. */
function isSecure(publicOrigins: readonly string[]) {
  return (request: FastifyRequest): boolean =>
    request.protocol === 'https' || publicOrigins.includes(`https://${request.headers.host}`);
}
