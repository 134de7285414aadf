import type { PersonId, Seat } from './commands.ts';
import type { TablePeople } from './deps.ts';
import type { Names } from './names.ts';
import { seatOf } from './seats.ts';
import { standInView, thinksUntil } from './stand-ins.ts';
import { isMember, matchOf, type TableState } from './state.ts';
import { stageView } from './view-stage.ts';
import type { PersonView, SeatView, TableView, WatcherView } from './view-types.ts';

/** The only way out of a table's state. What is not listed here and in `view-stage.ts` nobody gets to see. */

/** What a view is made from beside the state. */
export type ViewContext = {
  readonly people: TablePeople;
  readonly nameOf: Names;
  /** The viewer's own "automatically up to" in the running game. */
  readonly bidLimit?: number;
};

/** All that this person may see; `undefined` for somebody who is not at the table. */
export function tableView(state: TableState, viewer: PersonId, context: ViewContext): TableView | undefined {
  if (!isMember(state, viewer) || state.host === undefined) return undefined;
  return {
    table: state.table,
    title: context.people.titleOf(state.table),
    you: youView(state, viewer),
    host: state.host,
    settings: state.settings,
    door: { newcomers: state.door.newcomers, watchers: state.door.watchers },
    seats: seatViews(state, context.people),
    watchers: watcherViews(state),
    people: peopleViews(state, context.people, context.nameOf),
    ...barredView(state, viewer, context.nameOf),
    stage: stageView(state, viewer, context.bidLimit),
  };
}

function youView(state: TableState, viewer: PersonId): TableView['you'] {
  const host = state.host === viewer;
  const seat = seatOf(state, viewer);
  return seat === undefined
    ? { person: viewer, role: 'watcher', host }
    : { person: viewer, role: 'player', seat, host };
}

function seatViews(state: TableState, people: TablePeople): readonly SeatView[] {
  return state.seats.map((seated, seat) => {
    if (seated === undefined) return { seat, ready: false, leavingAfterGame: false, ...comingBot(state, seat) };
    const { occupant, ready } = seated;
    if (occupant.kind === 'bot') return { seat, occupant, ready, leavingAfterGame: false };
    const leavingAfterGame = state.barred.includes(occupant.person);
    return { seat, occupant, ready, leavingAfterGame, ...waitedFor(state, occupant.person, people) };
  });
}

function comingBot({ comingBots }: TableState, seat: Seat): Pick<SeatView, 'comingBot'> {
  const coming = comingBots.find((one) => one.seat === seat);
  return coming === undefined ? {} : { comingBot: { name: coming.name, level: coming.level } };
}

/** How long the others still wait for this person, and whether a bot plays for them. */
function waitedFor(
  state: TableState,
  person: PersonId,
  people: TablePeople,
): Pick<SeatView, 'thinksUntil' | 'standIn'> {
  const until = thinksUntil(state, person, people);
  const standIn = standInView(state, person, people);
  return {
    ...(until === undefined ? {} : { thinksUntil: until }),
    ...(standIn === undefined ? {} : { standIn }),
  };
}

function watcherViews(state: TableState): readonly WatcherView[] {
  return state.members
    .filter(({ person }) => seatOf(state, person) === undefined)
    .map(({ person, wish }) => ({ person, waitsForSeat: wish !== undefined }));
}

/** Everybody here in order of coming, then those who have a column of the match and are gone. */
function peopleViews(state: TableState, people: TablePeople, nameOf: Names): readonly PersonView[] {
  const here = state.members.map(({ person }): PersonView => {
    const presence = people.presenceOf(state.table, person);
    const name = nameOf({ kind: 'person', person });
    return presence.present
      ? { person, name, present: true }
      : { person, name, present: false, awaySince: presence.since };
  });
  const gone = gonePlayers(state).map((person) => ({
    person,
    name: nameOf({ kind: 'person', person }),
    present: false,
  }));
  return [...here, ...gone];
}

function gonePlayers(state: TableState): readonly PersonId[] {
  const columns = matchOf(state)?.columns ?? [];
  return columns.flatMap(({ occupant }) =>
    occupant.kind === 'person' && !isMember(state, occupant.person) ? [occupant.person] : [],
  );
}

function barredView(state: TableState, viewer: PersonId, nameOf: Names): Pick<TableView, 'barred'> {
  if (viewer !== state.host || state.barred.length === 0) return {};
  return { barred: state.barred.map((person) => ({ person, name: nameOf({ kind: 'person', person }) })) };
}
