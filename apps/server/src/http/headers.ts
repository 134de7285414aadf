import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a page of ours may load: its own files and its own socket, nothing inline. Nothing here forces https, since
 * friends play on plain `http://192.168.x.y`: a proxy with a certificate adds that itself.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", socketSource],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
}

/** Our own socket by name: older Safari does not count `ws:` to `'self'`. */
function socketSource(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return /^[a-z0-9.:[\]-]+$/i.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
