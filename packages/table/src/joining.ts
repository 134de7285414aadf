import type { PersonId, Seat, TableCommand } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import { freeSeats, waitingPeople, whyNotSeat, whyNotWish } from './seats.ts';
import { DEFAULT_DOOR, type Door } from './settings.ts';
import { isMatchRunning, isMember, type TableState } from './state.ts';

/** Coming in by the link. */

type Join = Extract<TableCommand, { readonly type: 'join' }>;

export function join(draft: Draft, person: PersonId, command: Join): Outcome {
  const { state } = draft;
  if (isMember(state, person)) return 'alreadyHere';
  if (state.barred.includes(person)) return 'removedByHost';
  const inside = command.as === 'watcher' ? joinAsWatcher(draft, person) : joinAsPlayer(draft, person, command.seat);
  return typeof inside === 'string' || inside.state.host !== undefined
    ? inside
    : add(inside, { type: 'hostChanged', host: person });
}

function joinAsWatcher(draft: Draft, person: PersonId): Outcome {
  if (!doorOf(draft.state).watchers) return 'watchersForbidden';
  return add(draft, { type: 'came', person, as: 'watcher' });
}

function joinAsPlayer(draft: Draft, person: PersonId, seat: Seat | undefined): Outcome {
  const { state } = draft;
  if (!doorOf(state).newcomers) return 'closedToNewcomers';
  if (isMatchRunning(state)) return joinAndWait(draft, person, seat);
  const place = seat ?? freeSeats(state)[0];
  if (place === undefined) return 'seatTaken';
  return (
    whyNotSeat(state, place) ??
    add(draft, { type: 'came', person, as: 'player' }, { type: 'seated', person, seat: place })
  );
}

/** Watches until the next round; where watching is forbidden only if a seat is sure to be free. */
function joinAndWait(draft: Draft, person: PersonId, seat: Seat | undefined): Outcome {
  const { state } = draft;
  const reason = seat === undefined ? undefined : whyNotWish(state, person, seat);
  if (reason !== undefined) return reason;
  if (!doorOf(state).watchers && freeSeats(state).length <= waitingPeople(state).length) return 'watchersForbidden';
  return add(draft, { type: 'came', person, as: 'watcher' }, wish(person, seat));
}

function wish(person: PersonId, seat: Seat | undefined) {
  return seat === undefined
    ? ({ type: 'seatWished', person } as const)
    : ({ type: 'seatWished', person, seat } as const);
}

/** A table that everybody has left is open: whoever comes next is host. */
export function doorOf(state: TableState): Door {
  return state.host === undefined ? DEFAULT_DOOR : state.door;
}
