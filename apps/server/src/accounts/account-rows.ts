import type { Database } from '../storage/schema.ts';

export type Person = { readonly id: string; readonly name: string; readonly named: boolean };

/** A name, and since when they have had it; 0 for one that was never changed. Server ms. */
export type KnownName = { readonly name: string; readonly since: number };

/** The SQL of people, their sessions and device codes. Tokens come in as hashes only. */
export function accountRows(db: Database) {
  return {
    /** A person and the first session, both or none. */
    async insertPerson(person: Person, tokenHash: string, now: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const row = { id: person.id, name: person.name, named: person.named ? 1 : 0, created_at: now };
        await tx.insertInto('people').values(row).execute();
        const session = { token_hash: tokenHash, person: person.id, created_at: now, seen_at: now };
        await tx.insertInto('sessions').values(session).execute();
      });
    },

    async insertSession(person: string, tokenHash: string, now: number): Promise<void> {
      const session = { token_hash: tokenHash, person, created_at: now, seen_at: now };
      await db.insertInto('sessions').values(session).execute();
    },

    async deleteSession(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async personOfSession(tokenHash: string): Promise<(Person & { readonly seenAt: number }) | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.name', 'people.named', 'sessions.seen_at'])
        .where('sessions.token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && { id: row.id, name: row.name, named: row.named === 1, seenAt: row.seen_at };
    },

    async sessionSeen(tokenHash: string, now: number): Promise<void> {
      await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
    },

    async person(id: string): Promise<Person | undefined> {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { id: row.id, name: row.name, named: row.named === 1 };
    },

    /** `since`: for a new name; one that only looks different is as old as it was. */
    async rename(id: string, name: string, since: number | undefined): Promise<void> {
      const changed = { name, named: 1, ...(since === undefined ? {} : { named_at: since }) };
      await db.updateTable('people').set(changed).where('id', '=', id).execute();
    },

    async names(ids: readonly string[]): Promise<ReadonlyMap<string, KnownName>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('people')
        .select(['id', 'name', 'named_at'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map((row) => [row.id, { name: row.name, since: row.named_at }]));
    },

    async insertDeviceCode(person: string, codeHash: string, expires: number): Promise<void> {
      const row = { code_hash: codeHash, person, expires_at: expires, used_at: null };
      await db.insertInto('device_codes').values(row).execute();
    },

    /** Marks the code used and says whose it was; one statement, so two devices cannot both get it. */
    async useDeviceCode(codeHash: string, now: number): Promise<string | undefined> {
      const row = await db
        .updateTable('device_codes')
        .set({ used_at: now })
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('person')
        .executeTakeFirst();
      return row?.person;
    },

    async deleteOldDeviceCodes(before: number): Promise<void> {
      await db.deleteFrom('device_codes').where('expires_at', '<', before).execute();
    },
  };
}
