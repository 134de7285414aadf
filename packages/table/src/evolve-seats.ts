import type { BotLevel } from './bot-levels.ts';
import type { PersonId, Seat } from './commands.ts';
import { withStandIn } from './stand-in-state.ts';
import { everCame as hasCome, type Member, type Seated, type TableState } from './state.ts';
import type { Occupant } from './view-types.ts';

/** Folding of the facts about who is here and who sits where. Checks nothing. */

/** `at`: server ms. */
export function withMember(state: TableState, person: PersonId, at: number): TableState {
  const before = state.everCame;
  const sentAway = state.sentAway.filter((one) => one !== person);
  const everCame = hasCome(state, person) ? before : [...before, { person, at }];
  return { ...state, everCame, sentAway, members: [...state.members, { person, hasSat: false }] };
}

export function withSentAway(state: TableState, person: PersonId): TableState {
  return { ...state, sentAway: [...state.sentAway, person] };
}

export function withoutMember(state: TableState, person: PersonId): TableState {
  const members = state.members.filter((member) => member.person !== person);
  return { ...withStandIn(withoutPersonOnSeat(state, person), person, undefined), members };
}

/** Sits them down; who changes the seat keeps the time of sitting, and is not ready any more. */
export function withPersonOnSeat(state: TableState, person: PersonId, seat: Seat, version: number): TableState {
  const since = state.seats.find((seated) => isPerson(seated?.occupant, person))?.since ?? version;
  const freed = withoutPersonOnSeat(state, person);
  const seated: Seated = { occupant: { kind: 'person', person }, since, ready: false };
  const members = freed.members.map((member) => (member.person === person ? { person, hasSat: true } : member));
  return { ...freed, members, seats: freed.seats.with(seat, seated) };
}

export function withoutPersonOnSeat(state: TableState, person: PersonId): TableState {
  const seats = state.seats.map((seated) => (isPerson(seated?.occupant, person) ? undefined : seated));
  return { ...state, seats };
}

export function withBot(state: TableState, seat: Seat, bot: Occupant, version: number): TableState {
  const seats = state.seats.with(seat, { occupant: bot, since: version, ready: true });
  return { ...withoutComingBot(state, seat), seats };
}

/** Sits here already. */
export function withBotLevel(state: TableState, seat: Seat, level: BotLevel): TableState {
  const seats = state.seats.map((seated, at) =>
    at === seat && seated?.occupant.kind === 'bot' ? { ...seated, occupant: { ...seated.occupant, level } } : seated,
  );
  return { ...state, seats };
}

export function withComingBot(state: TableState, coming: TableState['comingBots'][number]): TableState {
  const others = withoutComingBot(state, coming.seat).comingBots;
  return { ...state, comingBots: [...others, coming] };
}

export function withoutComingBot(state: TableState, seat: Seat): TableState {
  return { ...state, comingBots: state.comingBots.filter((coming) => coming.seat !== seat) };
}

export function withWish(state: TableState, person: PersonId, wish: Member['wish']): TableState {
  const members = state.members.map((member): Member => {
    if (member.person !== person) return member;
    const { hasSat } = member;
    return wish === undefined ? { person, hasSat } : { person, hasSat, wish };
  });
  return { ...state, members };
}

export function withReady(state: TableState, person: PersonId, ready: boolean): TableState {
  const seats = state.seats.map((seated) =>
    seated !== undefined && isPerson(seated.occupant, person) ? { ...seated, ready } : seated,
  );
  return { ...state, seats };
}

/** Nobody but the bots is ready. */
export function withNobodyReady(state: TableState): TableState {
  const seats = state.seats.map((seated) => seated && { ...seated, ready: seated.occupant.kind === 'bot' });
  return { ...state, seats };
}

/** As many seats as asked for; those that fall away are free by then. */
export function withSeatCount(state: TableState, count: number): TableState {
  return { ...state, seats: Array.from({ length: count }, (_, seat) => state.seats[seat]) };
}

function isPerson(occupant: Occupant | undefined, person: PersonId): boolean {
  return occupant?.kind === 'person' && occupant.person === person;
}
