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

export type AccountRoutes = {
  readonly accounts: Accounts;
  readonly identify: Identify;
  /** Over https: then the cookie is Secure. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly rateFactor: number;
  /** The person has a new name: tables show it. */
  readonly renamed: (person: Person) => Promise<void>;
};

export function addAccountRoutes(app: FastifyInstance, routes: AccountRoutes): void {
  const { accounts, identify } = routes;
  const device = { config: { rateLimit: limit(LIMITS.device, routes.rateFactor) } };
  const mayMakePerson = app.createRateLimit(limit(LIMITS.newPerson, routes.rateFactor));

  function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = routes.isSecure(request);
    reply.setCookie(COOKIE, token, {
      httpOnly: true,
      maxAge: COOKIE_LIFE,
      path: '/',
      sameSite: 'lax',
      secure,
      signed: true,
    });
  }

  app.get('/api/me', async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (visitor) {
      if (visitor.renew) remember(request, reply, visitor.token);
      return me(visitor.person);
    }
    const count = await mayMakePerson(request);
    if (!count.isAllowed && count.isExceeded) return refuse(reply, 429, 'tooFast');
    const entry = await accounts.newPerson(guestName(request.headers['accept-language']));
    remember(request, reply, entry.token);
    return me(entry.person);
  });

  app.put('/api/me', async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (!visitor) return refuse(reply, 401, 'noSession');
    const body = NameBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'malformed');
    const renaming = await accounts.rename(visitor.person, body.data.name);
    if (!renaming.ok) return refuse(reply, 422, renaming.code);
    await routes.renamed(renaming.person);
    return me(renaming.person);
  });

  app.post('/api/devices', device, async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (!visitor) return refuse(reply, 401, 'noSession');
    if (!EmptyBody.safeParse(request.body ?? {}).success) return refuse(reply, 400, 'malformed');
    return accounts.newDeviceCode(visitor.person);
  });

  app.post('/api/devices/claim', device, async (request, reply) => {
    const body = ClaimBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'malformed');
    const entry = await accounts.claimDeviceCode(body.data.code);
    if (!entry) return refuse(reply, 410, 'codeGone');
    const before = await identify(request.headers.cookie);
    if (before) await accounts.endSession(before.token);
    remember(request, reply, entry.token);
    return me(entry.person);
  });
}

function me(person: Person): Me {
  return { person: person.id, name: person.name, named: person.named };
}
