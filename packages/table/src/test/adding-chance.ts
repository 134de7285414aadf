import { chanceView } from '../chance.ts';
import type { PersonId, TableCommand } from '../commands.ts';
import type { TableState } from '../state.ts';

/** What the browsers of people do by themselves before each game. */

/** A secret, as the operating system would give one; another for each number. */
export function secretOf(number: number): string {
  return number.toString(16).padStart(64, '5e');
}

/** The next browser that the table waits for, and what it says. */
export function wantedChance(
  state: TableState,
):
  | { readonly who: { readonly person: PersonId }; readonly command: Extract<TableCommand, { type: 'addChance' }> }
  | undefined {
  const { stage } = state;
  if (stage.kind !== 'pause' || stage.chance === undefined) return undefined;
  const { dealing } = stage.chance;
  const person = state.members.map((member) => member.person).find((one) => chanceView(state, stage, one)?.wanted);
  return person === undefined
    ? undefined
    : { who: { person }, command: { type: 'addChance', dealing, text: 'c4'.repeat(32) } };
}
