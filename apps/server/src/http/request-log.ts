import type { FastifyInstance } from 'fastify';

/** One line for each answered request, with the route's pattern and not its address: ids of tables and codes are secrets. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.debug(line, 'request');
  });
}
