import { awayTooLongAt } from './away.ts';
import type { PersonId, TableRefusal } from './commands.ts';
import type { TablePeople } from './deps.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import { seatedAt, seatOf } from './seats.ts';
import { isMember, type TableState } from './state.ts';

/** Who the host is: hands over, leaves, or is away too long; then who sits longest becomes host. */

export function whyNotHost(state: TableState, person: PersonId): TableRefusal | undefined {
  return state.host === person ? undefined : 'notHost';
}

export function handOver(draft: Draft, to: PersonId): Outcome {
  const { state } = draft;
  if (to === state.host) return draft;
  if (!isMember(state, to) || state.barred.includes(to)) return 'noSuchPerson';
  return add(draft, { type: 'hostChanged', host: to });
}

/** The host has just left: the next in line, or nobody until somebody comes. */
export function replaceGoneHost(draft: Draft): Draft {
  const { state } = draft;
  if (state.host === undefined || isMember(state, state.host)) return draft;
  const line = lineOfSuccession(state);
  const host = line.find((person) => !state.barred.includes(person)) ?? line[0];
  return add(draft, host === undefined ? { type: 'hostChanged' } : { type: 'hostChanged', host });
}

/** The host is away too long, by now: the next in line who is not. */
export function replaceAbsentHost(draft: Draft): Draft {
  const { now, people } = draft.context;
  const due = hostAwayAt(draft.state, people);
  if (due === undefined || due > now) return draft;
  const host = presentSuccessor(draft.state, people);
  return host === undefined ? draft : add(draft, { type: 'hostChanged', host });
}

/** When the host will have been away too long; `undefined` while here, or while there is nobody to take over. Server ms. */
export function hostAwayAt(state: TableState, people: TablePeople): number | undefined {
  if (state.host === undefined || presentSuccessor(state, people) === undefined) return undefined;
  return awayTooLongAt(state, state.host, people);
}

/** Only somebody who is here now, or two absent people would hand the table to each other for ever. */
function presentSuccessor(state: TableState, people: TablePeople): PersonId | undefined {
  return lineOfSuccession(state).find(
    (person) => !state.barred.includes(person) && people.presenceOf(state.table, person).present,
  );
}

/** Everybody but the host: who sits longest first, then watchers in order of coming. */
function lineOfSuccession(state: TableState): readonly PersonId[] {
  const others = state.members.map(({ person }) => person).filter((person) => person !== state.host);
  return others.toSorted((a, b) => sittingSince(state, a) - sittingSince(state, b));
}

function sittingSince(state: TableState, person: PersonId): number {
  const seat = seatOf(state, person);
  return (seat === undefined ? undefined : seatedAt(state, seat)?.since) ?? Number.MAX_SAFE_INTEGER;
}
