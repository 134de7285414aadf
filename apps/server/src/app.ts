import { fileURLToPath } from 'node:url';
import { fastifyCookie } from '@fastify/cookie';
import type { TableClock } from '@skatrunde/table';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { createAccounts } from './accounts/accounts.ts';
import { cookieSigner, identifyBy } from './accounts/identity.ts';
import { addAccountRoutes } from './accounts/routes.ts';
import { reachableAddresses } from './addresses.ts';
import type { LogLevel } from './config.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { isForeign, originCheck } from './http/origins.ts';
import { addNotFound, addPage, isPageBuilt } from './http/page.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { addRefusals, refuse } from './http/refusals.ts';
import { addRequestLog } from './http/request-log.ts';
import { openDatabase } from './storage/database.ts';
import { cookieSecret } from './storage/secrets.ts';
import { systemClock } from './system-clock.ts';

/** Largest HTTP body, in bytes. Nothing anybody sends is larger than a table's settings. */
const BODY_LIMIT = 16_384;
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url));

export type AppOptions = {
  /** The database file, or `:memory:`. */
  readonly database: string;
  readonly publicOrigins?: readonly string[];
  readonly trustProxy?: boolean;
  readonly rateFactor?: number;
  readonly pageFolder?: string;
  readonly log?: { readonly level: LogLevel; readonly stream?: DestinationStream };
  readonly clock?: TableClock;
};

/** The whole server, not yet listening. Tests build exactly this. */
export type App = {
  readonly fastify: FastifyInstance;
  readonly pageBuilt: boolean;
  /** Resolves once the server listens; the port it got. */
  readonly listen: (host: string, port: number) => Promise<number>;
  /** Takes nothing new, finishes what has begun, cuts the connections (pages come back by themselves), closes the data. */
  readonly close: () => Promise<void>;
};

export async function buildApp(options: AppOptions): Promise<App> {
  const db = await openDatabase(options.database);
  const clock = options.clock ?? systemClock;
  const rateFactor = options.rateFactor ?? 1;
  const publicOrigins = options.publicOrigins ?? [];
  const accounts = createAccounts(db, clock.now);
  const signer = cookieSigner(await cookieSecret(db));
  const identify = identifyBy(accounts, signer);
  let ownOrigins: readonly string[] = [];
  let stopping = false;
  const mayTalk = originCheck(() => [...publicOrigins, ...ownOrigins]);
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || publicOrigins.includes(`https://${request.headers.host}`);

  const app = fastify({
    logger: options.log ?? false,
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
  });
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
  addHealth(app, db, () => stopping);
  addAccountRoutes(app, { accounts, identify, isSecure, rateFactor, renamed: async () => {} });

  const pageFolder = options.pageFolder ?? BUILT_PAGE;
  const pageBuilt = isPageBuilt(pageFolder);
  if (pageBuilt) await addPage(app, pageFolder);
  addNotFound(app, { built: pageBuilt });
  app.addHook('onClose', () => db.destroy());

  return {
    fastify: app,
    pageBuilt,
    async listen(host, port) {
      await app.listen({ host, port });
      const address = app.server.address();
      const actual = typeof address === 'object' && address !== null ? address.port : port;
      const { thisMachine, network } = reachableAddresses(host, actual);
      ownOrigins = [thisMachine, `http://127.0.0.1:${actual}`, ...network];
      return actual;
    },
    async close() {
      stopping = true;
      await app.close();
    },
  };
}
