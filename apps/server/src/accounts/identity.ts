import { fastifyCookie } from '@fastify/cookie';
import type { Person } from './account-rows.ts';
import type { Accounts } from './accounts.ts';

export const COOKIE = 'skatrunde';

/** Who a browser is, by its cookie; the same for requests and for sockets. */
export type Visitor = { readonly person: Person; readonly token: string; readonly renew: boolean };
export type Identify = (cookieHeader: string | undefined) => Promise<Visitor | undefined>;
export type CookieSigner = ReturnType<typeof fastifyCookie.signerFactory>;

export function cookieSigner(secret: string): CookieSigner {
  return fastifyCookie.signerFactory(secret);
}

/** A cookie with a wrong signature is no cookie, and costs no look at the database. */
export function identifyBy(accounts: Accounts, signer: CookieSigner): Identify {
  return async (cookieHeader) => {
    const cookie = cookieHeader === undefined ? undefined : fastifyCookie.parse(cookieHeader)[COOKIE];
    if (cookie === undefined) return undefined;
    const { valid, value } = signer.unsign(cookie);
    if (!valid) return undefined;
    const found = await accounts.personOfToken(value);
    return found && { ...found, token: value };
  };
}
