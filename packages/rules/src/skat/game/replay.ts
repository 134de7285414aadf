import type { SkatEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { SkatState } from './state.ts';

/** The state after these events; throws when there are none. */
export function replay(events: readonly SkatEvent[]): SkatState {
  let state: SkatState | undefined;
  for (const event of events) state = evolve(state, event);
  if (state === undefined) throw new Error('A log without events is no game');
  return state;
}

/** The states after each event, in order: for looking through a game. */
export function statesOf(events: readonly SkatEvent[]): readonly SkatState[] {
  const states: SkatState[] = [];
  for (const event of events) states.push(evolve(states.at(-1), event));
  return states;
}
