import { expect, test } from 'vitest';
import { shareAddress } from './share-address.ts';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const LAN = 'http://192.168.1.20:8723';

test.each([
  ['a page in the network shares its own address', LAN, 'http://10.0.0.1:8723', { kind: 'own', origin: LAN }],
  ['a page on localhost shares the one of the network', 'http://localhost:8723', LAN, { kind: 'another', origin: LAN }],
  ['so does one on 127.0.0.1', 'http://127.0.0.1:8723', LAN, { kind: 'another', origin: LAN }],
  ['and one on ::1', 'http://[::1]:8723', LAN, { kind: 'another', origin: LAN }],
  [
    'without one it says that the link works here only',
    'http://localhost:8723',
    undefined,
    { kind: 'onlyHere', origin: 'http://localhost:8723' },
  ],
] as const)('%s', (_name, page, shareAt, address) => {
  expect(shareAddress(at(page), shareAt)).toEqual(address);
});
