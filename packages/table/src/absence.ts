import type { PersonId } from './commands.ts';
import { everCame, isMember, type TableState } from './state.ts';

/** Why somebody does not belong to a table. `stranger`: has never been there. */
export type Absence = 'left' | 'removed' | 'watchersForbidden' | 'stranger';

/** `undefined` for who belongs to it. */
export function absenceOf(state: TableState, person: PersonId): Absence | undefined {
  if (isMember(state, person)) return undefined;
  if (state.barred.includes(person)) return 'removed';
  if (state.sentAway.includes(person)) return 'watchersForbidden';
  return everCame(state, person) ? 'left' : 'stranger';
}
