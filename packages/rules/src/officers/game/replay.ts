import type { OfficersEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { OfficersState } from './state.ts';

/** The states after each event, in order: for looking through a game. */
export function officersStatesOf(events: readonly OfficersEvent[]): readonly OfficersState[] {
  const states: OfficersState[] = [];
  for (const event of events) states.push(evolve(states.at(-1), event));
  return states;
}

/** The state after these events; throws when there are none. */
export function replayOfficers(events: readonly OfficersEvent[]): OfficersState {
  const state = officersStatesOf(events).at(-1);
  if (state === undefined) throw new Error('A log without events is no game');
  return state;
}
