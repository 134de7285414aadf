import { describe, expect, it } from 'vitest';
import { isForeign, onceForEachOrigin, originCheck } from './origins.ts';

const check = originCheck(() => ['https://skat.example', 'http://192.168.1.20:8723']);

describe('origins', () => {
  it.each([
    ['http://192.168.1.20:8723', '192.168.1.20:8723', true],
    ['http://[fd00::1]:8723', '[fd00::1]:8723', true],
    ['http://Mira-PC:8723', 'MIRA-PC:8723', true],
    ['https://skat.example', '127.0.0.1:8723', true],
    [undefined, '192.168.1.20:8723', true],
    ['http://192.168.1.20', '192.168.1.20:8723', false],
    ['https://evil.example', '192.168.1.20:8723', false],
    ['https://skat.example.evil.example', 'skat.example', false],
    ['http://skat.example', '127.0.0.1:8723', false],
    ['null', '192.168.1.20:8723', false],
    ['://', '192.168.1.20:8723', false],
    ['', '192.168.1.20:8723', false],
    ['https://evil.example', undefined, false],
  ])('%s at %s: %s', (origin, host, allowed) => {
    expect(check(origin, host)).toBe(allowed);
  });

  it('refuses what the browser marks as cross-site, and takes a link followed from elsewhere only with an origin of ours', () => {
    expect(isForeign(check, { host: 'a', 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(isForeign(check, { host: 'a', 'sec-fetch-site': 'same-origin' })).toBe(false);
    expect(isForeign(check, { host: 'a' })).toBe(false);
  });
});

it('tells the operator of each refused origin once', () => {
  const told: string[] = [];
  const strict = originCheck(
    () => [],
    onceForEachOrigin((origin) => told.push(origin)),
  );
  for (const origin of ['https://a.example', 'https://b.example', 'https://a.example', undefined])
    strict(origin, 'skat');
  strict('http://skat', 'skat');
  expect(told).toEqual(['https://a.example', 'https://b.example']);
});
