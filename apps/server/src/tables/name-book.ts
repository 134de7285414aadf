import type { LogEntry, PersonId } from '@skatrunde/table';
import type { KnownName } from '../accounts/account-rows.ts';
import type { Accounts } from '../accounts/accounts.ts';

/** Names of everybody who came to an open table, so that a view can be built without asking the database. */
export function nameBook(accounts: Pick<Accounts, 'names'>) {
  const names = new Map<PersonId, KnownName>();
  /** Before their first table is opened, and after a change. */
  async function lookUp(people: readonly PersonId[]): Promise<void> {
    for (const [person, name] of await accounts.names(people)) names.set(person, name);
  }

  return {
    /** Somebody who has been forgotten has no name any more. */
    nameOf: (person: PersonId): string => names.get(person)?.name ?? '?',

    namedAt: (person: PersonId): number => names.get(person)?.since ?? 0,

    lookUp,

    /** Looks up whoever these entries speak of and is not known yet. */
    async learn(entries: readonly LogEntry[]): Promise<void> {
      const people = entries
        .flatMap((entry) => entry.events)
        .flatMap((event) => (event.type === 'came' ? [event.person] : []));
      const unknown = [...new Set(people)].filter((person) => !names.has(person));
      await lookUp(unknown);
    },
  };
}

export type NameBook = ReturnType<typeof nameBook>;
