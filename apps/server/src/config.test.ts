import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DEFAULTS = {
  host: '0.0.0.0',
  port: 8723,
  dataFolder: 'data',
  publicOrigins: [],
  trustProxy: false,
  logLevel: 'info',
  rateFactor: 1,
};

describe('settings from the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({ ok: true, config: DEFAULTS });
  });

  it('reads an empty setting as none', () => {
    expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '' })).toEqual({ ok: true, config: DEFAULTS });
  });

  it('reads all of them', () => {
    const environment = {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: '/srv/skat',
      PUBLIC_ORIGIN: 'https://skat.example/, http://10.0.0.7:8723',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '2.5',
      PAGE_DIR: '/srv/page',
      BOT_THREADS: '3',
      DATABASE_URL: 'postgres://skat:secret@db.example/skat',
      REDIS_URL: 'redis://cache.example:6379',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.7',
      IMPRINT_URL: 'https://verein.example/impressum',
      PRIVACY_URL: 'https://verein.example/datenschutz',
    };
    expect(readConfig(environment)).toEqual({
      ok: true,
      config: {
        host: '127.0.0.1',
        port: 0,
        dataFolder: '/srv/skat',
        publicOrigins: ['https://skat.example', 'http://10.0.0.7:8723'],
        trustProxy: true,
        logLevel: 'warn',
        rateFactor: 2.5,
        pageFolder: '/srv/page',
        botThreads: 3,
        databaseUrl: 'postgres://skat:secret@db.example/skat',
        redisUrl: 'redis://cache.example:6379',
        metrics: { host: '10.0.0.7', port: 9100 },
        imprintUrl: 'https://verein.example/impressum',
        privacyUrl: 'https://verein.example/datenschutz',
      },
    });
  });

  it.each([
    ['PORT', '70000', 'port'],
    ['PORT', '80a', 'port'],
    ['PORT', '-1', 'port'],
    ['TRUST_PROXY', 'maybe', 'yesOrNo'],
    ['LOG_LEVEL', 'loud', 'logLevel'],
    ['RATE_LIMIT_FACTOR', '0', 'factor'],
    ['RATE_LIMIT_FACTOR', 'many', 'factor'],
    ['DATABASE_URL', 'mysql://db.example/skat', 'postgres'],
    ['DATABASE_URL', 'skat', 'postgres'],
    ['REDIS_URL', 'http://cache.example', 'redis'],
    ['REDIS_URL', 'redis://cache.example', 'withDatabase'],
    ['METRICS_PORT', '99999', 'port'],
    ['IMPRINT_URL', 'verein.example', 'page'],
    ['PRIVACY_URL', 'javascript:alert(1)', 'page'],
    ['BOT_THREADS', '0', 'threads'],
    ['BOT_THREADS', '1.5', 'threads'],
    ['BOT_THREADS', '1000', 'threads'],
    ['PUBLIC_ORIGIN', 'skat.example', 'origins'],
    ['PUBLIC_ORIGIN', 'https://skat.example/play', 'origins'],
    ['PUBLIC_ORIGIN', 'ftp://skat.example', 'origins'],
    ['PUBLIC_ORIGIN', '*', 'origins'],
  ])('says what is wrong with %s=%s', (setting, value, expected) => {
    expect(readConfig({ [setting]: value })).toEqual({ ok: false, problems: [{ setting, value, expected }] });
  });

  it('lays cards for tests only', () => {
    const laid = { SKATRUNDE_TEST_DEALS: '/tmp/packs.txt' };
    expect(readConfig({ ...laid, NODE_ENV: 'test' })).toMatchObject({ config: { testDeals: '/tmp/packs.txt' } });
    for (const mode of [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }, { NODE_ENV: '' }]) {
      expect(readConfig({ ...laid, ...mode })).toMatchObject({
        ok: false,
        problems: [{ setting: 'SKATRUNDE_TEST_DEALS', expected: 'nothing' }],
      });
    }
  });

  it('counts people as away ahead of time for tests only', () => {
    const ahead = { SKATRUNDE_TEST_AWAY_AHEAD: '57000' };
    expect(readConfig({ ...ahead, NODE_ENV: 'test' })).toMatchObject({ config: { testAwayAhead: 57_000 } });
    expect(readConfig(ahead)).toMatchObject({
      ok: false,
      problems: [{ setting: 'SKATRUNDE_TEST_AWAY_AHEAD', expected: 'nothing' }],
    });
  });

  it('names all problems at once', () => {
    const reading = readConfig({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(reading.ok === false && reading.problems.map((problem) => problem.setting)).toEqual(['PORT', 'LOG_LEVEL']);
  });
});
