import type { PersonId } from './commands.ts';
import type { StandIn, TableState } from './state.ts';

/** The question to the others, if it is still open. */
export function askedStandIn(state: TableState, person: PersonId, since: number): StandIn | undefined {
  return state.standIns.find((one) => one.person === person && one.since === since && !one.playing);
}

/** Somebody is away and a bot plays for them. */
export function isReplaced(state: TableState, person: PersonId): boolean {
  return state.standIns.some((one) => one.person === person && one.playing && one.question === undefined);
}

/** Without those whose question has been answered meanwhile. */
export function withOpenStandIns(state: TableState): TableState {
  if (state.standIns.length === 0) return state;
  const open = state.stage.kind === 'game' ? state.stage.game.asked : [];
  const standIns = state.standIns.filter(
    ({ question }) => question === undefined || open.some((one) => one?.key === question),
  );
  return standIns.length === state.standIns.length ? state : { ...state, standIns };
}

/** Whatever there was about this person is over; in its place, if anything. */
export function withStandIn(state: TableState, person: PersonId, standIn: StandIn | undefined): TableState {
  const others = state.standIns.filter((one) => one.person !== person);
  return { ...state, standIns: standIn === undefined ? others : [...others, standIn] };
}

/** Who has changed their mind counts once. */
export function withAnswer(
  state: TableState,
  { person, by, agree }: { readonly person: PersonId; readonly by: PersonId; readonly agree: boolean },
): TableState {
  const standIns = state.standIns.map((one) => {
    if (one.person !== person) return one;
    const agreed = one.agreed.filter((other) => other !== by);
    const against = one.against.filter((other) => other !== by);
    return agree ? { ...one, agreed: [...agreed, by], against } : { ...one, agreed, against: [...against, by] };
  });
  return { ...state, standIns };
}
