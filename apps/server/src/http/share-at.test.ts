import { expect, it } from 'vitest';
import { shareAt } from './share-at.ts';

const HOME = { publicOrigins: [], network: ['http://192.168.1.20:8723', 'http://172.17.0.1:8723'] };
const HERE = { host: 'localhost:8723', from: '127.0.0.1' };

it.each([
  ['localhost', HERE],
  ['127.0.0.1', { ...HERE, host: '127.0.0.1:8723' }],
  ['IPv6', { host: '[::1]:8723', from: '::1' }],
  ['IPv4 in IPv6', { ...HERE, from: '::ffff:127.0.0.1' }],
])('who has opened the page on this machine is given the address of the network: %s', (_, visit) => {
  expect(shareAt(visit, HOME)).toBe('http://192.168.1.20:8723');
});

it.each([
  ['the page has an address that others reach', { ...HERE, host: '192.168.1.20:8723' }],
  ['it is asked from outside, whatever it says', { ...HERE, from: '203.0.113.9' }],
  ['the page comes from a development server', { ...HERE, host: 'localhost:5173' }],
  ['there is no host, or none that can be read', { from: '127.0.0.1', host: undefined }],
  ['the host is nonsense', { ...HERE, host: 'localhost:nonsense' }],
])('nobody else is: %s', (_, visit) => {
  expect(shareAt(visit, HOME)).toBeUndefined();
});

it('prefers the origin that the operator has named', () => {
  expect(shareAt(HERE, { ...HOME, publicOrigins: ['https://skat.example'] })).toBe('https://skat.example');
});

it('has nothing to give where the server listens on this machine only', () => {
  expect(shareAt(HERE, { publicOrigins: [], network: [] })).toBeUndefined();
});
