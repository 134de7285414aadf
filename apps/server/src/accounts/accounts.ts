import type { DeviceCode } from '@skatrunde/protocol';
import { looksLike } from '@skatrunde/table';
import type { Database } from '../storage/schema.ts';
import { accountRows, type Person } from './account-rows.ts';
import { cleanName, type NameRefusal } from './names.ts';
import { newToken, tokenHash } from './tokens.ts';

const MINUTE = 60_000;
/** How long a code for a second device works, in ms. */
export const DEVICE_CODE_LIFE = 10 * MINUTE;
/** A session is noted as seen at most this often, in ms. */
const SEEN_EVERY = 24 * 60 * MINUTE;

export type Entry = { readonly person: Person; readonly token: string };
export type Renaming =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly code: NameRefusal };

/** Who people are: nobody registers, a browser holds a token, and a code brings the same person to a second device. */
export function createAccounts(db: Database, now: () => number) {
  const rows = accountRows(db);

  async function newSession(person: Person): Promise<Entry> {
    const token = newToken();
    await rows.insertSession(person.id, tokenHash(token), now());
    return { person, token };
  }

  return {
    async newPerson(guestName: string): Promise<Entry> {
      const token = newToken();
      const person = { id: newToken(), name: guestName, named: false };
      await rows.insertPerson(person, tokenHash(token), now());
      return { person, token };
    },

    /** `renew`: the cookie has not been renewed for a day. */
    async personOfToken(token: string): Promise<{ readonly person: Person; readonly renew: boolean } | undefined> {
      const hash = tokenHash(token);
      const found = await rows.personOfSession(hash);
      if (!found) return undefined;
      const renew = now() - found.seenAt > SEEN_EVERY;
      if (renew) await rows.sessionSeen(hash, now());
      return { person: { id: found.id, name: found.name, named: found.named }, renew };
    },

    async rename(person: Person, raw: string): Promise<Renaming> {
      const check = cleanName(raw);
      if (!check.ok) return check;
      await rows.rename(person.id, check.name, looksLike(person.name, check.name) ? undefined : now());
      return { ok: true, person: { id: person.id, name: check.name, named: true } };
    },

    async newDeviceCode(person: Person): Promise<DeviceCode> {
      await rows.deleteOldDeviceCodes(now() - DEVICE_CODE_LIFE);
      const code = newToken();
      const expires = now() + DEVICE_CODE_LIFE;
      await rows.insertDeviceCode(person.id, tokenHash(code), expires);
      return { code, expires };
    },

    /** The person whose code this is, with a new token for this device; nothing when the code is unknown, used or old. */
    async claimDeviceCode(code: string): Promise<Entry | undefined> {
      const id = await rows.useDeviceCode(tokenHash(code), now());
      const person = id === undefined ? undefined : await rows.person(id);
      return person && newSession(person);
    },

    async endSession(token: string): Promise<void> {
      await rows.deleteSession(tokenHash(token));
    },

    names: rows.names,
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
