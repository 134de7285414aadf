import type { FastifyInstance } from 'fastify';
import { askDatabase } from '../storage/database.ts';
import type { Database } from '../storage/schema.ts';
import { refuse } from './refusals.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve people: the database answers and it is not being stopped. */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config }, async () => ({ ok: true }));
  app.get('/readyz', { config }, async (request, reply) => {
    if (isStopping()) return refuse(reply, 503, 'tryAgain');
    try {
      await askDatabase(db);
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return refuse(reply, 503, 'tryAgain');
    }
  });
}
