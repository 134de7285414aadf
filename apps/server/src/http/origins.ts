import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of this origin may talk to this server. */
export type OriginCheck = (origin: string | undefined, host: string | undefined) => boolean;

/**
 * Our own page has the origin of the address it was loaded from, or one the operator named (behind a proxy that changes
 * the host). No origin at all: no browser, or a plain visit; the cookie is SameSite then.
 */
export function originCheck(known: () => readonly string[]): OriginCheck {
  return (origin, host) => {
    if (origin === undefined) return true;
    const url = URL.parse(origin);
    if (url === null) return false;
    return (host !== undefined && url.host === host.toLowerCase()) || known().includes(url.origin);
  };
}

/** Also refuses what the browser itself marks as coming from another site. */
export function isForeign(check: OriginCheck, headers: IncomingHttpHeaders): boolean {
  if (!check(headers.origin, headers.host)) return true;
  return headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site';
}
