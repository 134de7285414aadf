import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of this origin may talk to this server. */
export type OriginCheck = (origin: string | undefined, host: string | undefined) => boolean;

type Refused = (origin: string, host: string | undefined) => void;
const MOST_TOLD = 100;

/**
 * Our own page has the origin of the address it was loaded from, or one the operator named (behind a proxy that changes
 * the host). No origin at all: no browser, or a plain visit; the cookie is SameSite then.
 */
export function originCheck(known: () => readonly string[], refused: Refused = () => {}): OriginCheck {
  return (origin, host) => {
    const allowed = origin === undefined || isOurs(origin, host, known());
    if (!allowed) refused(origin, host);
    return allowed;
  };
}

function isOurs(origin: string, host: string | undefined, known: readonly string[]): boolean {
  const url = URL.parse(origin);
  if (url === null) return false;
  return (host !== undefined && url.host === host.toLowerCase()) || known.includes(url.origin);
}

/** Told of each refused origin once: behind a proxy it is mostly a missing setting. */
export function onceForEachOrigin(refused: Refused): Refused {
  const told = new Set<string>();
  return (origin, host) => {
    if (told.has(origin) || told.size >= MOST_TOLD) return;
    told.add(origin);
    refused(origin, host);
  };
}

/** Also refuses what the browser itself marks as coming from another site. */
export function isForeign(check: OriginCheck, headers: IncomingHttpHeaders): boolean {
  if (!check(headers.origin, headers.host)) return true;
  return headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site';
}
