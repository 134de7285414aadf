import type { PersonId, TableId } from './commands.ts';
import type { LogEntry } from './log.ts';
import { DEFAULT_DOOR, DEFAULT_SETTINGS, type Door, type TableSettings } from './settings.ts';

/** A new table; whoever makes it is host and sits on seat 0. */
export type Opening = {
  /** Unguessable. */
  readonly table: TableId;
  readonly host: PersonId;
  readonly settings?: TableSettings;
  readonly door?: Door;
};

/** The first entry of a table's log. `at`: server ms. */
export function openingEntry({ table, host, settings, door }: Opening, at: number): LogEntry {
  return {
    version: 1,
    at,
    by: { person: host },
    events: [
      { type: 'opened', table, settings: settings ?? DEFAULT_SETTINGS, door: door ?? DEFAULT_DOOR },
      { type: 'came', person: host, as: 'player' },
      { type: 'seated', person: host, seat: 0 },
      { type: 'hostChanged', host },
    ],
  };
}
