import type { TablePeople } from './deps.ts';
import type { Draft } from './draft.ts';
import { hostAwayAt, replaceAbsentHost } from './host.ts';
import type { Deadline } from './log.ts';
import { endPause } from './match.ts';
import type { PauseStage, TableState } from './state.ts';

/** What a table waits for, derived from its state, so that it survives a restart. Source: rules.md 12.3. */

/** Result and standings stay so long between two games. Ms. */
export const PAUSE_MS = 20_000;
/** And after the last, before the final standings. Ms. */
export const LAST_PAUSE_MS = 10_000;

/** Server ms. */
export function pauseEndsAt(stage: PauseStage): number {
  return stage.since + (stage.follows === 'game' ? PAUSE_MS : LAST_PAUSE_MS);
}

/** The next thing that time will do; a table that everybody has left waits for nothing. */
export function nextDeadline(state: TableState, people: TablePeople): Deadline | undefined {
  if (state.members.length === 0) return undefined;
  const host = hostAwayAt(state, people);
  const pause = state.stage.kind === 'pause' ? pauseEndsAt(state.stage) : undefined;
  if (pause !== undefined && (host === undefined || pause <= host)) return { at: pause, kind: 'pauseEnds' };
  return host === undefined ? undefined : { at: host, kind: 'hostAway' };
}

/** Does what is due by now; nothing when somebody else did it already, or when it is too early. */
export function tick(draft: Draft): Draft {
  const { state, context } = draft;
  if (state.members.length === 0) return draft;
  const led = replaceAbsentHost(draft);
  return state.stage.kind === 'pause' && pauseEndsAt(state.stage) <= context.now ? endPause(led) : led;
}
