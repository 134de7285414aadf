import { chanceAwaitedUntil } from './chance.ts';
import { seatedPeople } from './seats.ts';
import { isReplaced } from './stand-in-state.ts';
import type { PauseStage, TableState } from './state.ts';

/** How long the pause between two games lasts. Source: rules.md 12.3. */

/** Result and standings stay so long between two games. Ms. */
export const PAUSE_MS = 20_000;
/** And after the last, before the final standings. Ms. */
export const LAST_PAUSE_MS = 10_000;

/** When it is over as things stand; later while the chance of the next game is waited for. Server ms. */
export function pauseEndsAt(state: TableState, stage: PauseStage): number {
  const over = isOpening(stage) || allHavePressed(state, stage) ? stage.since : stage.since + timeToRead(stage);
  return Math.max(over, chanceAwaitedUntil(state) ?? over);
}

/** Before the first game of a match there is nothing to read: the cards are mixed, and that is all. */
function isOpening({ match }: PauseStage): boolean {
  return match.game === 0;
}

/** Bots need not press, nor do those for whom one plays; with bots alone the pause takes its time. */
function allHavePressed(state: TableState, { pressedNext }: PauseStage): boolean {
  const people = seatedPeople(state).filter((person) => !isReplaced(state, person));
  return people.length > 0 && people.every((person) => pressedNext.includes(person));
}

function timeToRead({ follows }: PauseStage): number {
  return follows === 'game' ? PAUSE_MS : LAST_PAUSE_MS;
}
