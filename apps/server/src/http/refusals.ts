import type { GoneReason, HttpRefusal, HttpRefusalCode } from '@skatrunde/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** Answers `{ code }`; the page has the words. */
export function refuse(reply: FastifyReply, status: number, code: HttpRefusalCode | GoneReason): FastifyReply {
  const body: HttpRefusal = { code };
  return reply.code(status).send(body);
}

/** One handler for all that was not answered at its route. What is our fault is logged, never told. */
export function addRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return refuse(reply, status, codeOf(status));
  });
}

function codeOf(status: number): HttpRefusalCode {
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooFast';
  return status >= 500 ? 'tryAgain' : 'malformed';
}
