import type { PersonId } from '../commands.ts';
import type { Presence, TablePeople } from '../deps.ts';

/** People of a test: everybody is called like their id and is here, unless told otherwise. */
export class TestPeople implements TablePeople {
  readonly names = new Map<PersonId, string>();
  /** Taken while the table was there; before that without it. */
  readonly namedSince = new Map<PersonId, number>();
  readonly awaySince = new Map<PersonId, number>();
  title = '';

  nameOf(person: PersonId): string {
    return this.names.get(person) ?? person;
  }

  namedAt(person: PersonId): number {
    return this.namedSince.get(person) ?? 0;
  }

  presenceOf(_table: string, person: PersonId): Presence {
    const since = this.awaySince.get(person);
    return since === undefined ? { present: true } : { present: false, since };
  }

  titleOf(): string {
    return this.title;
  }
}
