import { absenceOf } from './absence.ts';
import { nextDeadline } from './clock.ts';
import type { PersonId } from './commands.ts';
import type { Publication, TablePeople } from './deps.ts';
import type { LogEntry } from './log.ts';
import type { Names } from './names.ts';
import { padOf } from './pad.ts';
import type { TableState } from './state.ts';
import { tableView } from './view.ts';
import { type Step, stepsOf, viewEventsOf } from './view-events.ts';
import type { TableUpdate } from './view-types.ts';

/** What an update is made from beside the state. */
export type UpdateContext = {
  readonly people: TablePeople;
  /** As `namesAt` gives them for this state. */
  readonly nameOf: Names;
  readonly bidLimits: ReadonlyMap<PersonId, number>;
  /** Server ms. */
  readonly now: number;
};

/** The table for one person, whole; `undefined` for somebody who is not there. */
export function updateFor(
  state: TableState,
  person: PersonId,
  context: UpdateContext,
  steps: readonly Step[] = [],
): TableUpdate | undefined {
  const bidLimit = context.bidLimits.get(person);
  const known = bidLimit === undefined ? {} : { bidLimit };
  const view = tableView(state, person, { people: context.people, nameOf: context.nameOf, ...known });
  if (view === undefined) return undefined;
  return { version: state.version, view, events: viewEventsOf(steps, person), now: context.now };
}

/** Differs whenever the pad does: its lines are never rewritten, so their number is enough. */
export function padKey(state: TableState, nameOf: Names): string {
  const pad = padOf(state, nameOf);
  return pad === undefined ? '' : JSON.stringify([pad.match, pad.lines.length, pad.columns.map(({ name }) => name)]);
}

/** What is told after an entry; without one: what is told when only names, presence or one's own limit have changed. */
export function publicationOf(
  state: TableState,
  context: UpdateContext,
  change: { readonly before?: TableState; readonly entry?: LogEntry; readonly padChanged: boolean },
): Publication {
  const steps = change.entry === undefined ? [] : stepsOf(change.before, change.entry);
  const deadline = nextDeadline(state, context.people);
  return {
    table: state.table,
    version: state.version,
    people: state.members.map(({ person }) => person),
    updateFor: (person) => updateFor(state, person, context, steps),
    padChanged: change.padChanged,
    gone: goneBy(change.entry, state),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

/** Who belonged to the table before this entry and does not after it. */
function goneBy(entry: LogEntry | undefined, after: TableState): Publication['gone'] {
  const leavers = (entry?.events ?? []).flatMap((event) => (event.type === 'left' ? [event.person] : []));
  return leavers.flatMap((person) => {
    const reason = absenceOf(after, person);
    return reason === undefined ? [] : [{ person, reason }];
  });
}
