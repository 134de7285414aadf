/** The state, which an event takes to be in this phase. Throws when the log is not one of a game. */
export function inPhase<State extends { readonly phase: string }, Phase extends State['phase']>(
  state: State | undefined,
  phase: Phase,
): Extract<State, { readonly phase: Phase }> {
  if (state?.phase !== phase) throw new Error(`An event of ${phase} came in ${state?.phase ?? 'no game'}`);
  return state as Extract<State, { readonly phase: Phase }>;
}
