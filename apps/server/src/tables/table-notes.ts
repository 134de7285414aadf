import type { DealtGame, LimitNote, PersonId, TableNotes } from '@skatrunde/table';
import type { Database } from '../storage/schema.ts';

/** "Automatically up to": stored beside the log, seen by nobody but the table itself. */
export function tableNotes(db: Database): TableNotes {
  return {
    bidLimits: async (game) => ({ limits: await limits(db, game), commands: await commands(db, game) }),

    noteBidLimit: (game, note) =>
      db.transaction().execute(async (tx) => {
        const { person, upTo, commandId } = note;
        if (upTo === undefined) await forget(tx, game, person);
        else await keep(tx, game, { person, upTo });
        if (commandId !== undefined) await keepCommand(tx, game, { person, commandId });
      }),
  };
}

async function limits(db: Database, { table, dealing }: DealtGame): Promise<ReadonlyMap<PersonId, number>> {
  const rows = await db
    .selectFrom('table_notes')
    .select(['person', 'bid_limit'])
    .where('table_id', '=', table)
    .where('dealing', '=', dealing)
    .execute();
  return new Map(rows.map((row) => [row.person, row.bid_limit]));
}

async function commands(db: Database, { table, dealing }: DealtGame) {
  const rows = await db
    .selectFrom('table_note_commands')
    .select(['person', 'command_id'])
    .where('table_id', '=', table)
    .where('dealing', '=', dealing)
    .execute();
  return rows.map((row) => ({ person: row.person, commandId: row.command_id }));
}

async function keep(
  db: Database,
  { table, dealing }: DealtGame,
  { person, upTo }: { readonly person: PersonId; readonly upTo: number },
): Promise<void> {
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

/** A command that is said again after its answer failed is there already. */
async function keepCommand(
  db: Database,
  { table, dealing }: DealtGame,
  { person, commandId }: Required<Pick<LimitNote, 'person' | 'commandId'>>,
): Promise<void> {
  await db
    .insertInto('table_note_commands')
    .values({ table_id: table, dealing, person, command_id: commandId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
