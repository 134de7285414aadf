import { DEFAULT_BOT_LEVEL } from './bot-levels.ts';
import type { PersonId, Seat, TableCommand, TableRefusal } from './commands.ts';
import { add, type Draft, type Outcome } from './draft.ts';
import type { TableEvent } from './events.ts';
import { gameOf } from './games.ts';
import { startMatch } from './match.ts';
import { freeBotName } from './names.ts';
import { comingBotAt, freeSeats, occupiedSeats, seatedAt, seatedPeople, seatOf, whyNotSeat } from './seats.ts';
import { type Door, type TableSettings, whyNotTableSettings } from './settings.ts';
import { isMatchRunning, type TableState } from './state.ts';
import { type Tempo, tempoOf } from './tempo.ts';

/** What people do before a match: be ready, set the table, seat bots, start. Only the host's commands come here checked. */

export function setReady(draft: Draft, person: PersonId, { ready }: Extract<TableCommand, { type: 'ready' }>): Outcome {
  const { state } = draft;
  if (state.stage.kind !== 'lobby') return 'matchRunning';
  const seat = seatOf(state, person);
  if (seat === undefined) return 'notSeated';
  return seatedAt(state, seat)?.ready === ready ? draft : add(draft, { type: 'readyChanged', person, ready });
}

/** Everybody must be ready anew. With a seat less, who sits on the last one moves to a free one. */
export function changeSettings(draft: Draft, settings: TableSettings): Outcome {
  if (draft.state.stage.kind !== 'lobby') return 'matchRunning';
  if (occupiedSeats(draft.state).length > settings.seats) return 'tooManyPlayers';
  const reason = whyNotTableSettings(settings);
  if (reason !== undefined) return reason;
  const moved = occupiedSeats(draft.state)
    .filter((seat) => seat >= settings.seats)
    .reduce((so, seat) => add(so, ...moving(so.state, seat)), draft);
  return add(moved, { type: 'settingsChanged', settings });
}

function moving(state: TableState, from: Seat): readonly TableEvent[] {
  const occupant = seatedAt(state, from)?.occupant;
  const [seat] = freeSeats(state);
  if (occupant === undefined || seat === undefined) return [];
  if (occupant.kind === 'person') return [{ type: 'seated', person: occupant.person, seat }];
  const { name, level } = occupant;
  return [
    { type: 'botRemoved', seat: from, name },
    { type: 'botSeated', seat, name, level },
  ];
}

/** Who only watches goes when watching is forbidden, without being barred; the host may stay. */
export function changeDoor(draft: Draft, door: Door): Outcome {
  const { state } = draft;
  if (door.newcomers === state.door.newcomers && door.watchers === state.door.watchers) return draft;
  const changed = add(draft, { type: 'doorChanged', door });
  if (door.watchers) return changed;
  return state.members
    .filter(({ person, wish }) => wish === undefined && person !== state.host && seatOf(state, person) === undefined)
    .reduce((so, { person }) => add(so, { type: 'left', person, removed: false, watchersForbidden: true }), changed);
}

type BotCommand<Type extends TableCommand['type']> = Extract<TableCommand, { readonly type: Type }>;

/** In the lobby at once; during a match it comes with the next round. */
export function addBot(draft: Draft, { seat, level = DEFAULT_BOT_LEVEL }: BotCommand<'addBot'>): Outcome {
  const { state, context } = draft;
  const running = isMatchRunning(state);
  const reason = running ? whyNotBotLater(state, seat) : whyNotSeat(state, seat);
  if (reason !== undefined) return reason;
  const name = freeBotName(state, context.people);
  return add(draft, { type: running ? 'botComing' : 'botSeated', seat, name, level });
}

function whyNotBotLater(state: TableState, seat: Seat): TableRefusal | undefined {
  const awaited = comingBotAt(state, seat) !== undefined || state.members.some(({ wish }) => wish?.seat === seat);
  return whyNotSeat(state, seat) ?? (awaited ? 'seatTaken' : undefined);
}

/** Another level, before it plays. */
export function changeBot(draft: Draft, { seat, level }: BotCommand<'changeBot'>): Outcome {
  const { state } = draft;
  const coming = comingBotAt(state, seat);
  if (coming !== undefined) return coming.level === level ? draft : add(draft, { ...coming, type: 'botComing', level });
  if (isMatchRunning(state)) return 'matchRunning';
  const occupant = seatedAt(state, seat)?.occupant;
  if (occupant?.kind !== 'bot') return 'noSuchPerson';
  return occupant.level === level ? draft : add(draft, { type: 'botLevelChanged', seat, name: occupant.name, level });
}

export function changeTempo(draft: Draft, tempo: Tempo): Outcome {
  const { bots, absence, thinkTime } = tempoOf(draft.state.settings);
  const same = bots === tempo.bots && absence === tempo.absence && thinkTime === tempo.thinkTime;
  return same ? draft : add(draft, { type: 'tempoChanged', tempo });
}

export function removeBot(draft: Draft, seat: Seat): Outcome {
  const { state } = draft;
  if (comingBotAt(state, seat) !== undefined) return add(draft, { type: 'botNotComing', seat });
  if (isMatchRunning(state)) return 'matchRunning';
  const occupant = seatedAt(state, seat)?.occupant;
  if (occupant?.kind !== 'bot') return 'noSuchPerson';
  return add(draft, { type: 'botRemoved', seat, name: occupant.name });
}

/** Why the match cannot start; the host is ready by starting it. A table of four may start with three. */
export function whyNotStart(state: TableState): TableRefusal | undefined {
  if (occupiedSeats(state).length < gameOf(state.settings).players) return whyTooFew(state);
  const ready = state.seats.every(
    (seated) =>
      seated === undefined ||
      seated.ready ||
      (seated.occupant.kind === 'person' && seated.occupant.person === state.host),
  );
  return ready ? undefined : 'notEveryoneReady';
}

/** Two people who have taken no bot play another game. Source: rules.md 9.1. */
function whyTooFew(state: TableState): TableRefusal {
  const two = seatedPeople(state).length === 2 && occupiedSeats(state).length === 2;
  return two ? 'twoPlayOfficers' : 'seatsEmpty';
}

export function start(draft: Draft): Outcome {
  if (draft.state.stage.kind !== 'lobby') return 'matchRunning';
  return whyNotStart(draft.state) ?? startMatch(draft);
}

/** Back to the lobby with the same people. */
export function newMatch(draft: Draft): Outcome {
  switch (draft.state.stage.kind) {
    case 'lobby':
      return 'noMatchRunning';
    case 'game':
    case 'pause':
      return 'matchRunning';
    case 'standings':
      return add(draft, { type: 'lobbyReopened' });
  }
}
