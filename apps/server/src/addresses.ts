import { networkInterfaces } from 'node:os';

/** IPv4 addresses of this machine that other devices may reach, home networks first. */
export function localNetworkAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const addresses = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal && !address.address.startsWith('169.254.'))
    .map((address) => address.address);
  return [...new Set(addresses)].sort((a, b) => rank(a) - rank(b));
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Containers and tunnels often hold a 172 or 10 address beside the one of the home network. */
function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}

/** Where people reach a server that listens at this host and port. */
export type Addresses = { readonly thisMachine: string; readonly network: readonly string[] };

export function reachableAddresses(host: string, port: number, network = localNetworkAddresses()): Addresses {
  if (host === '0.0.0.0' || host === '::') {
    return { thisMachine: `http://localhost:${port}`, network: network.map((address) => `http://${address}:${port}`) };
  }
  const named = host.includes(':') ? `[${host}]` : host;
  return { thisMachine: `http://${named}:${port}`, network: isLoopback(host) ? [] : [`http://${named}:${port}`] };
}

/** A name or address by which every machine means itself; with brackets or as an IPv4 address in IPv6 too. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^(::ffff:)?127\./.test(host);
}
