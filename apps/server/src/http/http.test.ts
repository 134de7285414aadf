import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { type Server, startApp } from '../../test/start-app.ts';

let pageFolder: string;
let server: Server;
beforeEach(async () => {
  pageFolder = mkdtempSync(join(tmpdir(), 'skatrunde-page-'));
  mkdirSync(join(pageFolder, 'assets'));
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Skatrunde</title>');
  writeFileSync(join(pageFolder, 'assets', 'index-2B9DlYo5.js'), 'export {};');
  writeFileSync(join(pageFolder, 'sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startApp({ pageFolder });
});
afterEach(async () => {
  await server.close();
  rmSync(pageFolder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  openBrowser(server.url).send('GET', path, undefined, headers);
const ASKS_FOR_PAGE = { accept: 'text/html,*/*' };

describe('the page', () => {
  it.each(['/', '/t/abcdefghijklmnopqrstuv', '/device/abcdefghijklmnopqrstuv', '/rules', '/check'])(
    'is served at %s, asked for anew',
    async (path) => {
      const reply = await get(path, ASKS_FOR_PAGE);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(reply.body).toContain('<title>Skatrunde</title>');
    },
  );

  it('keeps files with a hash for ever and no others', async () => {
    const hashed = await get('/assets/index-2B9DlYo5.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/sign.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('is sent compressed where the build has done so', async () => {
    writeFileSync(join(pageFolder, 'assets', 'index-2B9DlYo5.js.br'), brotliCompressSync('export const much = 1;'));
    const reply = await get('/assets/index-2B9DlYo5.js', { 'accept-encoding': 'gzip, br' });
    expect([reply.headers.get('content-encoding'), reply.body]).toEqual(['br', 'export const much = 1;']);
    expect(reply.headers.get('content-type')).toContain('javascript');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('vary')).toContain('accept-encoding');
    expect((await get('/assets/index-2B9DlYo5.js', { 'accept-encoding': 'identity' })).body).toBe('export {};');
  });

  it('shows itself, with 404, to a person at a wrong address', async () => {
    const reply = await get('/nowhere', ASKS_FOR_PAGE);
    expect(reply.status).toBe(404);
    expect(reply.body).toContain('<title>Skatrunde</title>');
  });

  it.each(['/api/nowhere', '/assets/gone-12345678.js', '/../package.json', '/nowhere.js', '/%2e%2e/%2e%2e/etc/passwd'])(
    'does not stand in for %s',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, reply.body]).toEqual([404, { code: 'notFound' }]);
    },
  );

  it('does not stand in for a missing script or route of the API, even for a browser', async () => {
    expect((await get('/api/nowhere', ASKS_FOR_PAGE)).body).toEqual({ code: 'notFound' });
    expect((await get('/assets/gone-12345678.js', ASKS_FOR_PAGE)).body).toEqual({ code: 'notFound' });
  });
});

describe('security headers', () => {
  it('allow our own scripts and socket, nothing inline, and never force https', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port} wss://127.0.0.1:${server.port}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('health', () => {
  it('[HTTP-7] tells that the process runs and can serve', async () => {
    expect((await get('/healthz')).body).toEqual({ ok: true });
    expect((await get('/readyz')).body).toEqual({ ok: true });
  });
});

describe('https', () => {
  it('[HTTP-8] makes the cookie Secure where the operator says people come by https', async () => {
    const secured = await startApp({ publicOrigins: ['https://skat.example'], trustProxy: true });
    const cookieFor = async (headers: Record<string, string>) => {
      const reply = await secured.fastify.inject({ method: 'GET', url: '/api/me', headers });
      return String(reply.headers['set-cookie']);
    };
    expect(await cookieFor({ host: 'skat.example' })).toContain('Secure');
    expect(await cookieFor({ host: '192.168.1.2', 'x-forwarded-proto': 'https' })).toContain('Secure');
    expect(await cookieFor({ host: '192.168.1.2' })).not.toContain('Secure');
    await secured.close();
  });

  it('[HTTP-8] does not believe a forwarded address or scheme unless told to', async () => {
    const reply = await server.fastify.inject({
      method: 'GET',
      url: '/api/me',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(String(reply.headers['set-cookie'])).not.toContain('Secure');
  });
});

describe('rate limits', () => {
  it('[HTTP-11] stop a machine that makes people, with a code', async () => {
    const limited = await startApp({ rateFactor: 0.01 });
    const statuses: number[] = [];
    for (let visit = 0; visit < 4; visit += 1)
      statuses.push((await openBrowser(limited.url).send('GET', '/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await openBrowser(limited.url).send('GET', '/api/me')).body).toEqual({ code: 'tooFast' });
    await limited.close();
  });

  it('[HTTP-11] count every request, but never the health of the server', async () => {
    const limited = await startApp({ rateFactor: 0.0005 });
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await openBrowser(limited.url).send('GET', '/nowhere')).status),
    );
    expect(statuses.sort()).toEqual([404, 404, 404, 429]);
    expect((await openBrowser(limited.url).send('GET', '/healthz')).status).toBe(200);
    await limited.close();
  });
});

describe('without a built page', () => {
  it('still serves the API and says that there is nothing else', async () => {
    const bare = await startApp();
    expect(bare.pageBuilt).toBe(false);
    expect((await openBrowser(bare.url).send('GET', '/', undefined, ASKS_FOR_PAGE)).body).toEqual({ code: 'notFound' });
    await bare.close();
  });
});
