import type { LogEntry, PersonId } from '@skatrunde/table';
import type { Accounts } from '../accounts/accounts.ts';

/** Names of everybody who came to an open table, so that a view can be built without asking the database. */
export function nameBook(accounts: Pick<Accounts, 'names'>) {
  const names = new Map<PersonId, string>();
  return {
    /** Somebody who has been forgotten has no name any more. */
    nameOf: (person: PersonId): string => names.get(person) ?? '?',

    note(person: PersonId, name: string): void {
      names.set(person, name);
    },

    /** Looks up whoever these entries speak of and is not known yet. */
    async learn(entries: readonly LogEntry[]): Promise<void> {
      const people = entries
        .flatMap((entry) => entry.events)
        .flatMap((event) => (event.type === 'came' ? [event.person] : []));
      const unknown = [...new Set(people)].filter((person) => !names.has(person));
      for (const [person, name] of await accounts.names(unknown)) names.set(person, name);
    },
  };
}

export type NameBook = ReturnType<typeof nameBook>;
