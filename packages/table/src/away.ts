import type { PersonId } from './commands.ts';
import type { TablePeople } from './deps.ts';
import type { TableState } from './state.ts';

/** So long somebody may be away before the table does without them, where it must. Ms. */
export const AWAY_MS = 300_000;

/** When this person will have been away so long; `undefined` for who is here. Server ms. */
export function awayTooLongAt(state: TableState, person: PersonId, people: TablePeople): number | undefined {
  const presence = people.presenceOf(state.table, person);
  return presence.present ? undefined : presence.since + AWAY_MS;
}
