import { add, type Draft } from './draft.ts';
import { seatedPeople } from './seats.ts';

/** The game is over: those who were removed while they played go now. */
export function carryOutRemovals(draft: Draft): Draft {
  const { barred, host } = draft.state;
  const going = seatedPeople(draft.state).filter((person) => barred.includes(person) && person !== host);
  return going.reduce((so, person) => add(so, { type: 'left', person, removed: true }), draft);
}
