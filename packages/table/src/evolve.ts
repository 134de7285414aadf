import { knownLevel } from './bot-levels.ts';
import type { TableEvent } from './events.ts';
import {
  withAddedChance,
  withBrokenOff,
  withChance,
  withColumnFor,
  withGame,
  withGameEvent,
  withLobby,
  withMatch,
  withNextPressed,
  withPause,
  withScores,
  withStandings,
  withTempo,
} from './evolve-match.ts';
import {
  withBot,
  withBotLevel,
  withComingBot,
  withMember,
  withNobodyReady,
  withoutComingBot,
  withoutMember,
  withoutPersonOnSeat,
  withPersonOnSeat,
  withReady,
  withSeatCount,
  withSentAway,
  withWish,
} from './evolve-seats.ts';
import type { LogEntry } from './log.ts';
import { withAnswer, withOpenStandIns, withStandIn } from './stand-in-state.ts';
import type { TableState } from './state.ts';
import type { Occupant } from './view-types.ts';

/** Where in the log a fact stands, and when it became true. */
export type LogPlace = Pick<LogEntry, 'version' | 'at'>;

/** The state after a whole entry; `undefined` before the first. */
export function evolveEntry(state: TableState | undefined, entry: LogEntry): TableState {
  const after = entry.events.reduce<TableState | undefined>((so, event) => evolveTable(so, event, entry), state);
  if (after === undefined) throw new Error('A log without a first event');
  return { ...after, version: entry.version };
}

/** The state after one fact. Checks nothing and holds no rule: outcomes stand in the facts. */
export function evolveTable(state: TableState | undefined, event: TableEvent, place: LogPlace): TableState {
  if (event.type === 'opened') return openedState(event);
  if (state === undefined) throw new Error(`A log that begins with ${event.type}`);
  return evolveOpen(state, event, place);
}

type Opened = Extract<TableEvent, { readonly type: 'opened' }>;

function evolveOpen(state: TableState, event: Exclude<TableEvent, Opened>, place: LogPlace): TableState {
  switch (event.type) {
    case 'came':
      return withMember(state, event.person, place.at);
    case 'left':
      return withoutMember(event.watchersForbidden ? withSentAway(state, event.person) : state, event.person);
    case 'seated':
      return withColumnFor(withPersonOnSeat(state, event.person, event.seat, place.version), person(event.person));
    case 'stoodUp':
      return withoutPersonOnSeat(state, event.person);
    case 'seatWished':
      return withWish(state, event.person, event.seat === undefined ? {} : { seat: event.seat });
    case 'seatWishWithdrawn':
      return withWish(state, event.person, undefined);
    case 'botSeated':
      return withSeatedBot(state, event, place);
    case 'botLevelChanged':
      return withBotLevel(state, event.seat, event.level);
    case 'botComing':
      return withComingBot(state, { seat: event.seat, name: event.name, level: event.level });
    case 'botNotComing':
      return withoutComingBot(state, event.seat);
    case 'botRemoved':
      return { ...state, seats: state.seats.with(event.seat, undefined) };
    case 'readyChanged':
      return withReady(state, event.person, event.ready);
    case 'settingsChanged':
      return {
        ...withNobodyReady(withSeatCount(state, event.settings.seats)),
        settings: event.settings,
      };
    case 'tempoChanged':
      return withTempo(state, event.tempo);
    case 'standInAsked':
    case 'standInBegan':
      return withNewStandIn(state, event, place);
    case 'standInAnswered':
      return withAnswer(state, event);
    case 'standInEnded':
      return withStandIn(state, event.person, undefined);
    case 'doorChanged':
      return { ...state, door: event.door, sentAway: event.door.watchers ? [] : state.sentAway };
    case 'hostChanged':
      return withHost(state, event.host);
    case 'barred':
      return { ...state, barred: [...state.barred, event.person] };
    case 'allowedBack':
      return { ...state, barred: state.barred.filter((barred) => barred !== event.person) };
    case 'matchStarted':
      return withMatch(state, event, place.at);
    case 'chanceBound':
      return withChance(state, event, place.at);
    case 'chanceAdded':
      return withAddedChance(state, event);
    case 'gameStarted':
      return withGame(state, event, place.at);
    case 'game':
      return withOpenStandIns(withGameEvent(state, event.event, place.at));
    case 'gameScored':
      return withOpenStandIns(withScores(state, event, place.at));
    case 'gameBrokenOff':
      return withOpenStandIns(withBrokenOff(state, event.by, place.at));
    case 'pauseBegan':
      return withPause(state, event, place.at);
    case 'pressedNext':
      return withNextPressed(state, event.person);
    case 'matchEnded':
      return { ...withStandings(state, event), standIns: [] };
    case 'lobbyReopened':
      return withNobodyReady(withLobby(state));
  }
}

function openedState(event: Opened): TableState {
  return {
    table: event.table,
    version: 0,
    settings: event.settings,
    door: event.door,
    seats: Array.from({ length: event.settings.seats }, () => undefined),
    members: [],
    everCame: [],
    barred: [],
    sentAway: [],
    comingBots: [],
    standIns: [],
    matches: 0,
    dealings: 0,
    stage: { kind: 'lobby' },
  };
}

type Fact<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

function withSeatedBot(state: TableState, { seat, name, level }: Fact<'botSeated'>, place: LogPlace): TableState {
  const bot: Occupant = { kind: 'bot', name, level: knownLevel(level) };
  return withColumnFor(withBot(state, seat, bot, place.version), bot);
}

function withNewStandIn(
  state: TableState,
  { type, person: absent, question }: Fact<'standInAsked' | 'standInBegan'>,
  { version }: LogPlace,
): TableState {
  return withStandIn(state, absent, {
    person: absent,
    ...(question === undefined ? {} : { question }),
    since: version,
    playing: type === 'standInBegan',
    agreed: [],
    against: [],
  });
}

function withHost(state: TableState, host: string | undefined): TableState {
  const { host: _before, ...rest } = state;
  return host === undefined ? rest : { ...rest, host };
}

function person(id: string): Occupant {
  return { kind: 'person', person: id };
}
