import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { localNetworkAddresses, reachableAddresses } from './addresses.ts';

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return { address, netmask: '255.255.255.0', family: 'IPv4', mac: '00:00:00:00:00:00', internal, cidr: null };
}

it('lists addresses of the local network, the home network first', () => {
  const interfaces = {
    lo: [ipv4('127.0.0.1', true)],
    docker0: [ipv4('172.17.0.1')],
    wlan0: [ipv4('192.168.1.20'), ipv4('169.254.7.7')],
    tun0: [ipv4('10.8.0.2')],
    gone: undefined,
  };
  expect(localNetworkAddresses(interfaces)).toEqual(['192.168.1.20', '10.8.0.2', '172.17.0.1']);
});

it('names this machine and the network when it listens everywhere', () => {
  expect(reachableAddresses('0.0.0.0', 8723, ['192.168.1.20'])).toEqual({
    thisMachine: 'http://localhost:8723',
    network: ['http://192.168.1.20:8723'],
  });
});

it('names only what it listens on', () => {
  expect(reachableAddresses('127.0.0.1', 80, ['192.168.1.20']).network).toEqual([]);
  expect(reachableAddresses('192.168.1.20', 80, ['10.0.0.1']).network).toEqual(['http://192.168.1.20:80']);
  expect(reachableAddresses('::1', 80, []).thisMachine).toBe('http://[::1]:80');
});
