import type { PersonId, Seat, TableRefusal } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import { isMatchRunning, memberOf, type Seated, type TableState } from './state.ts';

/** Sitting down, changing seats, standing up. In the lobby at once, during a match from the next round. */

export function seatOf(state: TableState, person: PersonId): Seat | undefined {
  const seat = state.seats.findIndex(
    (seated) => seated?.occupant.kind === 'person' && seated.occupant.person === person,
  );
  return seat < 0 ? undefined : seat;
}

export function seatedAt(state: TableState, seat: Seat): Seated | undefined {
  return state.seats[seat];
}

/** Clockwise. */
export function occupiedSeats(state: TableState): readonly Seat[] {
  return state.seats.flatMap((seated, seat) => (seated ? [seat] : []));
}

export function freeSeats(state: TableState): readonly Seat[] {
  return state.seats.flatMap((seated, seat) => (seated ? [] : [seat]));
}

export function seatedPeople(state: TableState): readonly PersonId[] {
  return state.seats.flatMap((seated) => (seated?.occupant.kind === 'person' ? [seated.occupant.person] : []));
}

/** Watchers who will be seated from the next round, in order of coming. */
export function waitingPeople(state: TableState): readonly PersonId[] {
  return state.members.flatMap(({ person, wish }) => (wish && seatOf(state, person) === undefined ? [person] : []));
}

export function whyNotSeat(state: TableState, seat: Seat): TableRefusal | undefined {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats.length) return 'noSuchSeat';
  return seatedAt(state, seat) === undefined ? undefined : 'seatTaken';
}

/** During a match a seat that somebody waits for is as good as taken. */
export function whyNotWish(state: TableState, person: PersonId, seat: Seat): TableRefusal | undefined {
  const reason = whyNotSeat(state, seat);
  if (reason !== undefined) return reason;
  return state.members.some((other) => other.person !== person && other.wish?.seat === seat) ? 'seatTaken' : undefined;
}

export function sit(draft: Draft, person: PersonId, seat: Seat): Outcome {
  const { state } = draft;
  if (seat === seatOf(state, person)) return withdrawWish(draft, person);
  if (isNewcomer(state, person) && !state.door.newcomers) return 'closedToNewcomers';
  if (!isMatchRunning(state)) return whyNotSeat(state, seat) ?? add(draft, { type: 'seated', person, seat });
  return whyNotWish(state, person, seat) ?? add(draft, { type: 'seatWished', person, seat });
}

export function standUp(draft: Draft, person: PersonId): Outcome {
  const { state } = draft;
  const seated = seatOf(state, person) !== undefined;
  const wishes = memberOf(state, person)?.wish !== undefined;
  if (seated && wishes) return withdrawWish(draft, person);
  if (!seated && !wishes) return 'notSeated';
  if (!state.door.watchers && person !== state.host) return 'watchersForbidden';
  if (!seated) return withdrawWish(draft, person);
  return isMatchRunning(state) ? 'matchRunning' : add(draft, { type: 'stoodUp', person });
}

/** Seats those who wait, in order of coming: where they wish if that is free, else on the first free seat. Then bots. */
export function seatWaiting(draft: Draft): Draft {
  const people = draft.state.members.reduce((so, { person }) => seatOne(so, person), draft);
  return people.state.comingBots.reduce(seatBot, people);
}

/** On its seat, or on another free one if a person has taken that. */
function seatBot(draft: Draft, { seat, name, level }: TableState['comingBots'][number]): Draft {
  const free = freeSeats(draft.state);
  const place = free.includes(seat) ? seat : free[0];
  if (place === undefined) return add(draft, { type: 'botNotComing', seat });
  const moved = place === seat ? draft : add(draft, { type: 'botNotComing', seat });
  return add(moved, { type: 'botSeated', seat: place, name, level });
}

/** A bot that sits down here with the next round. */
export function comingBotAt({ comingBots }: TableState, seat: Seat): TableState['comingBots'][number] | undefined {
  return comingBots.find((coming) => coming.seat === seat);
}

function seatOne(draft: Draft, person: PersonId): Draft {
  const { state } = draft;
  const wish = memberOf(state, person)?.wish;
  if (wish === undefined) return draft;
  const free = freeSeats(state);
  if (wish.seat !== undefined && free.includes(wish.seat))
    return add(draft, { type: 'seated', person, seat: wish.seat });
  if (seatOf(state, person) !== undefined) return withdrawWish(draft, person);
  const [seat] = free;
  return seat === undefined ? draft : add(draft, { type: 'seated', person, seat });
}

function withdrawWish(draft: Draft, person: PersonId): Draft {
  const wishes = memberOf(draft.state, person)?.wish !== undefined;
  return wishes ? add(draft, { type: 'seatWishWithdrawn', person }) : draft;
}

/** After the match nobody waits any more: who got no seat takes the next one by hand. */
export function withdrawWishes(draft: Draft): Draft {
  return draft.state.members.reduce((so, { person }) => withdrawWish(so, person), draft);
}

/** Has not sat here yet; the host always may. */
function isNewcomer(state: TableState, person: PersonId): boolean {
  return person !== state.host && memberOf(state, person)?.hasSat !== true;
}
