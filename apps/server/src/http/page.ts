import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals.ts';

/** Addresses that the page itself understands: each is answered with the same document. */
const PAGE_ROUTES = ['/', '/t/:table', '/practice', '/device/:code', '/rules', '/check'] as const;

/** The page is built: its document is there. */
export function isPageBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** The built page; where a file lies beside it as `.br` or `.gz`, that is sent. Files with a hash in their name never change; everything else is asked for again each time. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const route of PAGE_ROUTES) {
    app.get(route, (_, reply) => reply.sendFile('index.html'));
  }
}

/** Vite puts the hash before the ending, and such files into `assets`. */
function isHashed(path: string): boolean {
  return /[\\/]assets[\\/][^\\/]+-[A-Za-z0-9_-]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(path);
}

/** What nobody serves: `{ code }` for programs. A person who followed a wrong link gets the page, which leads home. */
export function addNotFound(app: FastifyInstance, page: { readonly built: boolean }): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const asksForPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isOurs = /^\/(api|socket\.io|assets)\//.test(request.url);
    if (page.built && asksForPage && !isOurs) return reply.code(404).sendFile('index.html');
    return refuse(reply, 404, 'notFound');
  });
}
