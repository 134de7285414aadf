import { DeviceCodeSchema, MeSchema } from '@skatrunde/protocol/schemas';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { type Server, startApp, temporaryDatabase } from '../../test/start-app.ts';
import { openDatabase } from '../storage/database.ts';
import { systemClock } from '../system-clock.ts';

let now: number;
let server: Server;
let file: ReturnType<typeof temporaryDatabase>;
let browser: Browser;

beforeEach(async () => {
  now = 1_800_000_000_000;
  file = temporaryDatabase();
  server = await startApp({ database: file.file, clock: { ...systemClock, now: () => now } });
  browser = openBrowser(server.url);
});
afterEach(async () => {
  await server.close();
  file.remove();
});

async function me(of: Browser) {
  return MeSchema.parse((await of.send('GET', '/api/me')).body);
}

describe('the first visit', () => {
  it('[HTTP-1] makes a person with a stand-in name in the language of the browser', async () => {
    expect(
      (await browser.send('GET', '/api/me', undefined, { 'accept-language': 'de-AT,en;q=0.5' })).body,
    ).toMatchObject({
      name: 'Gast',
      named: false,
    });
    expect(await me(openBrowser(server.url))).toMatchObject({ name: 'Guest', named: false });
  });

  it('[HTTP-8] sets a signed cookie that scripts cannot read, and no Secure on plain http', async () => {
    const reply = await browser.send('GET', '/api/me');
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^skatrunde=[A-Za-z0-9_-]{22}\.[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('[HTTP-1] is the same person at the next visit, and sets no cookie again', async () => {
    const first = await me(browser);
    const reply = await browser.send('GET', '/api/me');
    expect([reply.body, reply.headers.getSetCookie()]).toEqual([first, []]);
  });

  it('[HTTP-8] renews the cookie once a day, so that who plays stays known', async () => {
    await me(browser);
    now += 25 * 60 * 60 * 1000;
    expect((await browser.send('GET', '/api/me')).headers.getSetCookie()).toHaveLength(1);
    expect((await browser.send('GET', '/api/me')).headers.getSetCookie()).toHaveLength(0);
  });

  it('[HTTP-8] knows nobody by a cookie with a changed signature or token', async () => {
    const first = await me(browser);
    const cookie = browser.cookie() ?? '';
    for (const forged of [`${cookie.slice(0, -4)}AAAA`, cookie.replace(/=./, '=_'), 'skatrunde=%', 'skatrunde=']) {
      const reply = await openBrowser(server.url).send('GET', '/api/me', undefined, { cookie: forged });
      expect(MeSchema.parse(reply.body).person).not.toBe(first.person);
    }
  });

  it('[HTTP-8] stores no token as it is', async () => {
    await me(browser);
    const token = /=(.{22})\./.exec(browser.cookie() ?? '')?.[1] ?? 'no token';
    const db = await openDatabase(file.file);
    const rows = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(db);
    await db.destroy();
    expect(rows.rows).toHaveLength(1);
    expect(rows.rows[0]?.token_hash).not.toContain(token);
  });
});

describe('an address for others', () => {
  it('[HTTP-1] is given where the page was opened under one of this machine, and not elsewhere', async () => {
    const behindProxy = await startApp({ publicOrigins: ['https://skat.example'] });
    const here = openBrowser(behindProxy.url);
    expect(await me(here)).toMatchObject({ shareAt: 'https://skat.example' });
    expect((await here.send('PUT', '/api/me', { name: 'Mira' })).body).toMatchObject({
      shareAt: 'https://skat.example',
    });
    await behindProxy.close();
    expect(await me(browser)).not.toHaveProperty('shareAt');
  });
});

describe('a name', () => {
  it('[HTTP-2] is kept', async () => {
    const first = await me(browser);
    const reply = await browser.send('PUT', '/api/me', { name: '  Mira   Maria' });
    expect([reply.status, reply.body]).toEqual([200, { person: first.person, name: 'Mira Maria', named: true }]);
    expect(await me(browser)).toEqual(reply.body);
  });

  it.each([
    [{ name: '' }, 422, 'nameEmpty'],
    [{ name: '\u200b ' }, 422, 'nameEmpty'],
    [{ name: 'x'.repeat(25) }, 422, 'nameTooLong'],
    [{ name: 'x'.repeat(501) }, 400, 'malformed'],
    [{ name: 'a\0b' }, 400, 'malformed'],
    [{ name: 7 }, 400, 'malformed'],
    [{ name: 'Mira', person: 'other' }, 400, 'malformed'],
    [{}, 400, 'malformed'],
    ['{"name":', 400, 'malformed'],
    ['{"name":"a","__proto__":{}}', 400, 'malformed'],
    [{ name: 'x'.repeat(20_000) }, 413, 'tooLarge'],
  ])('[HTTP-10] %j is refused with %i %s', async (body, status, code) => {
    const first = await me(browser);
    const reply = await browser.send('PUT', '/api/me', body);
    expect([reply.status, reply.body]).toEqual([status, { code }]);
    expect(await me(browser)).toEqual(first);
  });

  it('[HTTP-8] needs a visitor who is known', async () => {
    const reply = await browser.send('PUT', '/api/me', { name: 'Mira' });
    expect([reply.status, reply.body]).toEqual([401, { code: 'noSession' }]);
  });

  it('[HTTP-10] is not taken as plain text, which any site could send', async () => {
    await me(browser);
    const reply = await browser.send('PUT', '/api/me', '{"name":"Mira"}', { 'content-type': 'text/plain' });
    expect([reply.status, reply.body]).toEqual([415, { code: 'malformed' }]);
  });
});

describe('a second device', () => {
  async function code() {
    return DeviceCodeSchema.parse((await browser.send('POST', '/api/devices')).body);
  }

  it('[HTTP-3] [HTTP-4] becomes the same person, once', async () => {
    await browser.send('GET', '/api/me');
    await browser.send('PUT', '/api/me', { name: 'Mira' });
    const { code: given, expires } = await code();
    expect(expires).toBe(now + 600_000);
    const phone = openBrowser(server.url);
    await me(phone);
    expect((await phone.send('POST', '/api/devices/claim', { code: given })).body).toEqual(await me(browser));
    expect(await me(phone)).toEqual(await me(browser));
    const second = await openBrowser(server.url).send('POST', '/api/devices/claim', { code: given });
    expect([second.status, second.body]).toEqual([410, { code: 'codeGone' }]);
  });

  it('[HTTP-4] lets one of two devices that ask at once in', async () => {
    await me(browser);
    const { code: given } = await code();
    const claims = await Promise.all(
      [1, 2].map(() => openBrowser(server.url).send('POST', '/api/devices/claim', { code: given })),
    );
    expect(claims.map((claim) => claim.status).sort()).toEqual([200, 410]);
  });

  it('[HTTP-4] comes too late after ten minutes', async () => {
    await me(browser);
    const { code: given } = await code();
    now += 600_000;
    const late = await openBrowser(server.url).send('POST', '/api/devices/claim', { code: given });
    expect([late.status, late.body]).toEqual([410, { code: 'codeGone' }]);
  });

  it('[HTTP-4] gets nothing for a code that never was, or none', async () => {
    const wrong = await browser.send('POST', '/api/devices/claim', { code: 'abcdefghijklmnopqrstuv' });
    expect([wrong.status, wrong.body]).toEqual([410, { code: 'codeGone' }]);
    expect((await browser.send('POST', '/api/devices/claim', { code: '1' })).body).toEqual({ code: 'malformed' });
    expect((await browser.send('POST', '/api/devices')).status).toBe(401);
  });
});

describe('pages of other sites', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    '[HTTP-9] %s may not change anything',
    async (origin) => {
      const first = await me(browser);
      const reply = await browser.send('PUT', '/api/me', { name: 'Evil' }, { origin });
      expect([reply.status, reply.body]).toEqual([403, { code: 'foreignOrigin' }]);
      expect(await me(browser)).toEqual(first);
    },
  );
});
