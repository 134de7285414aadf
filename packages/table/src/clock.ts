import { awayTooLongAt } from './away.ts';
import type { PersonId } from './commands.ts';
import type { TablePeople } from './deps.ts';
import type { Draft } from './draft.ts';
import { hostAwayAt, replaceAbsentHost } from './host.ts';
import { leave } from './leaving.ts';
import type { Deadline } from './log.ts';
import { endPauseIfOver } from './match.ts';
import { pauseEndsAt } from './pause.ts';
import { isPlaying } from './playing-seats.ts';
import { dueStandIns, meetStandIn } from './stand-ins.ts';
import type { TableState } from './state.ts';

/** What a table waits for, derived from its state, so that it survives a restart. Source: rules.md 12.3. */

/** The next thing that time will do; a table that everybody has left waits for nothing. */
export function nextDeadline(state: TableState, people: TablePeople): Deadline | undefined {
  return deadlines(state, people).toSorted((a, b) => a.at - b.at)[0];
}

/** Does what is due by now; nothing when somebody else did it already, or when it is too early. */
export function tick(draft: Draft): Draft {
  const { state, context } = draft;
  const due = deadlines(state, context.people).filter(({ at }) => at <= context.now);
  return due.reduce((so, deadline) => meet(so, deadline), draft);
}

type DueTo = Deadline & { readonly person?: PersonId };

function deadlines(state: TableState, people: TablePeople): readonly DueTo[] {
  if (state.members.length === 0) return [];
  const pause = state.stage.kind === 'pause' ? pauseEndsAt(state, state.stage) : undefined;
  const host = hostAwayAt(state, people);
  return [
    ...(host === undefined ? [] : [{ at: host, kind: 'hostAway' } as const]),
    ...(pause === undefined ? [] : [{ at: pause, kind: 'pauseEnds' } as const]),
    ...removedAndAway(state, people),
    ...dueStandIns(state, people).map(({ at, person }) => ({ at, kind: 'standIn', person }) as const),
  ];
}

/** Whom the host has removed and who does not come back to end the game: it would never be over. */
function removedAndAway(state: TableState, people: TablePeople): readonly DueTo[] {
  return state.barred.flatMap((person) => {
    const at = isPlaying(state, person) ? awayTooLongAt(state, person, people) : undefined;
    return at === undefined ? [] : [{ at, kind: 'removedAway', person } as const];
  });
}

function meet(draft: Draft, { kind, person }: DueTo): Draft {
  switch (kind) {
    case 'hostAway':
      return replaceAbsentHost(draft);
    case 'pauseEnds':
      return endPauseIfOver(draft);
    case 'removedAway':
      return person === undefined || !isPlaying(draft.state, person) ? draft : leave(draft, person);
    case 'standIn':
      return person === undefined ? draft : meetStandIn(draft, person);
  }
}
