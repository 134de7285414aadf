import { useMe } from './me.ts';

/** The beginning of links that are meant for others. */
export type ShareAddress = {
  /**
   * `own`: the address of this page. `another`: this page's own works on this machine only, so the server named one that
   * works elsewhere too. `onlyHere`: the server knows of none.
   */
  readonly kind: 'own' | 'another' | 'onlyHere';
  readonly origin: string;
};

export function useShareAddress(): ShareAddress {
  const me = useMe();
  return shareAddress(location, me.kind === 'known' ? me.me.shareAt : undefined);
}

export function shareAddress(page: Pick<Location, 'hostname' | 'origin'>, shareAt: string | undefined): ShareAddress {
  if (!isLoopback(page.hostname)) return { kind: 'own', origin: page.origin };
  return shareAt === undefined ? { kind: 'onlyHere', origin: page.origin } : { kind: 'another', origin: shareAt };
}

/** An address that means "this device" to everybody, so a friend cannot use it. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
