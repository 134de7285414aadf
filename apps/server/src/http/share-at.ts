import { isLoopback } from '../addresses.ts';

/** How a browser has come: the `Host` it asked for, and the address at the other end of its line. */
export type Visit = { readonly host: string | undefined; readonly from: string | undefined };
export type Reach = { readonly publicOrigins: readonly string[]; readonly network: readonly string[] };

/**
 * Origin for links to others, where the visitor's own address means another machine to everybody else; nothing where it
 * will do, or none is known. Told to this machine alone: nobody outside learns addresses of the network. A page behind a
 * development server has another port, and is given a public origin or none.
 */
export function shareAt({ host = '', from = '' }: Visit, { publicOrigins, network }: Reach): string | undefined {
  const asked = URL.parse(`http://${host}`);
  if (asked === null || !isLoopback(asked.hostname) || !isLoopback(from)) return undefined;
  return publicOrigins[0] ?? network.find((origin) => URL.parse(origin)?.port === asked.port);
}
