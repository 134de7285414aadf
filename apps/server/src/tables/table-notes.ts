import type { DealtGame, PersonId, TableNotes } from '@skatrunde/table';
import type { Database } from '../storage/schema.ts';

/** "Automatically up to": stored beside the log, seen by nobody but the table itself. */
export function tableNotes(db: Database): TableNotes {
  return {
    async bidLimits({ table, dealing }: DealtGame) {
      const rows = await db
        .selectFrom('table_notes')
        .select(['person', 'bid_limit'])
        .where('table_id', '=', table)
        .where('dealing', '=', dealing)
        .execute();
      return new Map(rows.map((row) => [row.person, row.bid_limit]));
    },

    async noteBidLimit(game: DealtGame, person: PersonId, upTo: number | undefined) {
      if (upTo === undefined) await forget(db, game, person);
      else await note(db, game, person, upTo);
    },
  };
}

async function note(db: Database, { table, dealing }: DealtGame, person: PersonId, upTo: number): Promise<void> {
  await db
    .insertInto('table_notes')
    .values({ table_id: table, dealing, person, bid_limit: upTo })
    .onConflict((conflict) => conflict.columns(['table_id', 'dealing', 'person']).doUpdateSet({ bid_limit: upTo }))
    .execute();
}

async function forget(db: Database, { table, dealing }: DealtGame, person: PersonId): Promise<void> {
  await db
    .deleteFrom('table_notes')
    .where('table_id', '=', table)
    .where('dealing', '=', dealing)
    .where('person', '=', person)
    .execute();
}
