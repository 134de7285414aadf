import type { Me } from '@skatrunde/protocol';
import { ClaimBody, EmptyBody, NameBody } from '@skatrunde/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS, limit } from '../http/rate-limits.ts';
import { refuse } from '../http/refusals.ts';
import type { Person } from './account-rows.ts';
import type { Accounts } from './accounts.ts';
import { guestName } from './guest-names.ts';
import { COOKIE, type Identify } from './identity.ts';

/** Longest life a browser grants a cookie, in s; renewed daily. */
const COOKIE_LIFE = 400 * 24 * 60 * 60;

/** The operator's own pages: who they are, and what becomes of people's data. */
export type OperatorLinks = Pick<Me, 'imprint' | 'privacy'>;

export type AccountRoutes = {
  readonly accounts: Accounts;
  readonly identify: Identify;
  /** Over https: then the cookie is Secure. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly rateFactor: number;
  readonly links: OperatorLinks;
  /** Origin for links to others, where the page's own is good on this machine only. */
  readonly shareAt: (request: FastifyRequest) => string | undefined;
  /** The person has a new name: tables show it. */
  readonly renamed: (person: Person) => Promise<void>;
  /** The session lets nobody in any more: its lines are cut. */
  readonly sessionEnded: (token: string) => void;
};

export function addAccountRoutes(app: FastifyInstance, routes: AccountRoutes): void {
  addNameRoutes(app, routes);
  addDeviceRoutes(app, routes);
}

/** Who this browser is. */
function addNameRoutes(app: FastifyInstance, routes: AccountRoutes): void {
  const { accounts, identify } = routes;
  const mayMakePerson = app.createRateLimit(limit(LIMITS.newPerson, routes.rateFactor));

  app.get('/api/me', async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (visitor) {
      if (visitor.renew) remember(routes, request, reply, visitor.token);
      return me(routes, request, visitor.person);
    }
    const count = await mayMakePerson(request);
    if (!count.isAllowed && count.isExceeded) return refuse(reply, 429, 'tooFast');
    const entry = await accounts.newPerson(guestName(request.headers['accept-language']));
    remember(routes, request, reply, entry.token);
    return me(routes, request, entry.person);
  });

  app.put('/api/me', async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (!visitor) return refuse(reply, 401, 'noSession');
    const body = NameBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'malformed');
    const renaming = await accounts.rename(visitor.person, body.data.name);
    if (!renaming.ok) return refuse(reply, 422, renaming.code);
    await routes.renamed(renaming.person);
    return me(routes, request, renaming.person);
  });
}

/** The same person on another device. */
function addDeviceRoutes(app: FastifyInstance, routes: AccountRoutes): void {
  const { accounts, identify } = routes;
  const config = { rateLimit: limit(LIMITS.device, routes.rateFactor) };

  app.post('/api/devices', { config }, async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (!visitor) return refuse(reply, 401, 'noSession');
    if (!EmptyBody.safeParse(request.body ?? {}).success) return refuse(reply, 400, 'malformed');
    return accounts.newDeviceCode(visitor.person);
  });

  app.post('/api/devices/claim', { config }, async (request, reply) => {
    const body = ClaimBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'malformed');
    const entry = await accounts.claimDeviceCode(body.data.code);
    if (!entry) return refuse(reply, 410, 'codeGone');
    const before = await identify(request.headers.cookie);
    if (before) {
      await accounts.endSession(before.token);
      // Not before the browser has its new cookie: a page that comes back with the old one would be made a new person.
      reply.raw.once('finish', () => routes.sessionEnded(before.token));
    }
    remember(routes, request, reply, entry.token);
    return me(routes, request, entry.person);
  });
}

function remember(routes: AccountRoutes, request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    maxAge: COOKIE_LIFE,
    path: '/',
    sameSite: 'lax',
    secure: routes.isSecure(request),
    signed: true,
  });
}

function me(routes: AccountRoutes, request: FastifyRequest, person: Person): Me {
  const shareAt = routes.shareAt(request);
  const known = { person: person.id, name: person.name, named: person.named, ...routes.links };
  return shareAt === undefined ? known : { ...known, shareAt };
}
