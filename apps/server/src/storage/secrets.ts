import { randomBytes } from 'node:crypto';
import type { Database } from './schema.ts';

/** The key that signs cookies: made once, kept with the data, the same for every process on this database. */
export async function cookieSecret(db: Database): Promise<string> {
  const fresh = { name: 'cookie', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('server_secrets')
    .values(fresh)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', 'cookie')
    .executeTakeFirstOrThrow();
  return row.value;
}
