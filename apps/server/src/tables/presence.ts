import type { PersonId, Presence, TableClock, TableId } from '@skatrunde/table';

/** How long a page may be without a connection before the others see its person as away, in ms: a reload is no absence. */
export const PRESENCE_GRACE = 4000;

type Attendance = {
  readonly connections: number;
  /** Server ms; since when there has been no connection. */
  readonly since?: number;
  readonly away: boolean;
  readonly cancelGrace?: () => void;
};

export type PresenceOptions = {
  readonly changed: (table: TableId) => void;
  /** Whoever goes counts as away so many ms longer; 0 but for tests. */
  readonly awayAhead: number;
};

/**
 * Who is at which table with an open connection, with this node or (counted once) with another. Lives in this process only:
 * after a restart everybody comes again.
 */
export function presenceBook(clock: TableClock, { changed, awayAhead }: PresenceOptions) {
  const started = clock.now();
  const tables = new Map<TableId, Map<PersonId, Attendance>>();

  function of(table: TableId, person: PersonId): Attendance | undefined {
    return tables.get(table)?.get(person);
  }

  function set(table: TableId, person: PersonId, attendance: Attendance): void {
    const people = tables.get(table) ?? new Map<PersonId, Attendance>();
    tables.set(table, people.set(person, attendance));
  }

  return {
    presenceOf(table: TableId, person: PersonId): Presence {
      const attendance = of(table, person);
      if (attendance === undefined) return { present: false, since: started };
      return attendance.away ? { present: false, since: attendance.since ?? started } : { present: true };
    },

    connected(table: TableId, person: PersonId): void {
      const before = of(table, person);
      before?.cancelGrace?.();
      set(table, person, { connections: (before?.connections ?? 0) + 1, away: false });
      if (before === undefined || before.away) changed(table);
    },

    disconnected(table: TableId, person: PersonId): void {
      const before = of(table, person);
      if (before === undefined || before.connections === 0) return;
      if (before.connections > 1) {
        set(table, person, { ...before, connections: before.connections - 1 });
        return;
      }
      const since = clock.now() - awayAhead;
      const cancelGrace = clock.after(PRESENCE_GRACE, () => {
        set(table, person, { connections: 0, away: true, since });
        changed(table);
      });
      set(table, person, { connections: 0, away: false, since, cancelGrace });
    },

    connections(table: TableId): number {
      return [...(tables.get(table)?.values() ?? [])].reduce((sum, person) => sum + person.connections, 0);
    },

    /** Forgets who was there and has gone; whoever is there, with another node, still is. */
    forget(table: TableId): void {
      const people = tables.get(table);
      for (const [person, { connections, cancelGrace }] of people ?? []) {
        if (connections > 0) continue;
        cancelGrace?.();
        people?.delete(person);
      }
      if (people?.size === 0) tables.delete(table);
    },

    /** Forgets who has been gone since before then, at tables that are not open here. */
    forgetGone(before: number, isOpen: (table: TableId) => boolean): void {
      for (const [table, people] of tables) {
        if (isOpen(table)) continue;
        for (const [person, { away, since }] of people) if (away && (since ?? 0) < before) people.delete(person);
        if (people.size === 0) tables.delete(table);
      }
    },
  };
}
