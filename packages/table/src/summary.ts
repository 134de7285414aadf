import type { PersonId, TableId } from './commands.ts';
import type { TablePeople } from './deps.ts';
import { doorOf } from './joining.ts';
import { namesAt } from './names.ts';
import { freeSeats, seatOf } from './seats.ts';
import type { Door, TableSettings } from './settings.ts';
import { isMatchRunning, isMember, type TableState } from './state.ts';

/** What anybody with the link may know of a table before coming in. */
export type TableSummary = {
  readonly table: TableId;
  readonly title: string;
  /** Empty while nobody is here. */
  readonly hostName: string;
  /** Everybody here, in order of coming. */
  readonly names: readonly string[];
  readonly seats: 2 | 3 | 4;
  readonly freeSeats: number;
  readonly settings: TableSettings;
  readonly stage: 'lobby' | 'playing' | 'standings';
  readonly door: Door;
};

export function summaryOf(state: TableState, people: TablePeople): TableSummary {
  const names = namesAt(state, people);
  const nameOf = (person: PersonId) => names({ kind: 'person', person });
  return {
    table: state.table,
    title: people.titleOf(state.table),
    hostName: state.host === undefined ? '' : nameOf(state.host),
    names: state.members.map(({ person }) => nameOf(person)),
    seats: state.settings.seats,
    freeSeats: freeSeats(state).length,
    settings: state.settings,
    stage: stageOf(state),
    door: doorOf(state),
  };
}

/** Whose chat they share; `undefined` for somebody who is not at the table. */
export function roleOf(state: TableState, person: PersonId): 'player' | 'watcher' | undefined {
  if (!isMember(state, person)) return undefined;
  return seatOf(state, person) === undefined ? 'watcher' : 'player';
}

function stageOf(state: TableState): TableSummary['stage'] {
  if (isMatchRunning(state)) return 'playing';
  return state.stage.kind === 'standings' ? 'standings' : 'lobby';
}
