import type { SkatResult } from '@skatrunde/rules';
import { add, type Draft } from './draft.ts';
import type { TableEvent } from './events.ts';
import { SKAT } from './games.ts';
import { carryOutRemovals } from './removing.ts';
import { isMatchOver, isRoundOver, nextDealer, PLAYERS_NEEDED, placesFor } from './rounds.ts';
import { occupiedSeats, seatedPeople, seatWaiting, waitingPeople, withdrawWishes } from './seats.ts';
import { winnersOf } from './standings.ts';
import { type GameStage, type Match, matchOf, type PauseStage, type TableState } from './state.ts';
import type { MatchEnding } from './view-types.ts';

/** The course of a match: game, pause, next game ... final standings. Source: rules.md 12.1-12.3. */

export function startMatch(draft: Draft): Draft {
  const occupied = occupiedSeats(draft.state);
  const firstDealer = occupied[draft.context.shuffle.lot(occupied.length)];
  if (firstDealer === undefined) throw new Error(`No such lot among ${occupied.length}`);
  return dealGame(add(draft, { type: 'matchStarted', firstDealer }), 1);
}

/** Scores a game that is over and begins the pause; does nothing while it runs. */
export function finishGame(draft: Draft, stage: GameStage): Draft {
  const result = SKAT.rules.result(stage.game.state);
  if (result === undefined) return draft;
  const scored = add(draft, scoring(stage, result));
  const complete = isMatchOver(runningMatch(scored.state), occupiedSeats(scored.state));
  return beginPause(carryOutRemovals(scored), complete ? 'complete' : undefined);
}

/** After a game that was broken off: on with those who are left, or the match is called off. */
export function afterBrokenOff(draft: Draft): Draft {
  const left = carryOutRemovals(draft);
  const match = runningMatch(left.state);
  const single = match.settings.length.kind === 'singleGame';
  return single || !canGoOn(left.state, match) ? endMatch(left, 'calledOff') : beginPause(left, undefined);
}

/** Every seated person has pressed next. Bots need not; with bots alone the pause takes its time. */
export function endPauseIfAllPressed(draft: Draft): Draft {
  const { stage } = draft.state;
  const people = seatedPeople(draft.state);
  const pressed = stage.kind === 'pause' && people.every((person) => stage.pressedNext.includes(person));
  return pressed && people.length > 0 ? endPause(draft) : draft;
}

/** The next game, or the final standings. */
export function endPause(draft: Draft): Draft {
  const { state } = draft;
  if (state.stage.kind !== 'pause') throw new Error(`No pause to end: ${state.stage.kind}`);
  const follows = whatFollows(state, state.stage);
  if (follows !== 'game') return endMatch(draft, follows);
  const { match } = state.stage;
  return isRoundOver(match, occupiedSeats(state))
    ? dealGame(seatWaiting(draft), match.round + 1)
    : dealGame(draft, match.round);
}

/** What comes after this pause if it ended now. A match that was complete when it began stays so, whoever leaves. */
export function whatFollows(state: TableState, { match, follows }: PauseStage): 'game' | MatchEnding {
  if (follows === 'complete') return 'complete';
  if (!canGoOn(state, match)) return 'calledOff';
  return isMatchOver(match, occupiedSeats(state)) ? 'complete' : 'game';
}

function dealGame(draft: Draft, round: number): Draft {
  const match = runningMatch(draft.state);
  const occupied = occupiedSeats(draft.state);
  const places = placesFor(nextDealer(match, occupied), occupied);
  const events = SKAT.rules.deal(match.settings.rules, draft.context.shuffle.cards(SKAT.pack));
  return add(draft, { type: 'gameStarted', round, ...places, events });
}

function scoring({ match, game }: GameStage, result: SkatResult): TableEvent {
  const scores = match.columns.map((_, column) => result.scores[game.columns.players.indexOf(column)] ?? 0);
  const own = SKAT.ownGame(result);
  const column = own && game.columns.players[own.player];
  const owner = column === undefined ? [] : [column];
  return {
    type: 'gameScored',
    result,
    scores,
    won: own?.won === true ? owner : [],
    lost: own?.won === false ? owner : [],
    ...targetReached(match, scores),
  };
}

function targetReached(match: Match, scores: readonly number[]) {
  const { length } = match.settings;
  if (length.kind !== 'target') return {};
  return { targetReached: match.columns.some(({ total }, index) => total + (scores[index] ?? 0) >= length.score) };
}

/** `ending`: already sure, whoever is left. */
function beginPause(draft: Draft, ending: MatchEnding | undefined): Draft {
  const { state } = draft;
  if (state.stage.kind !== 'pause') throw new Error(`No game has ended: ${state.stage.kind}`);
  return add(draft, { type: 'pauseBegan', follows: ending ?? whatFollows(state, state.stage) });
}

/** The match ends; who waits for a seat takes the free ones for the next. */
function endMatch(draft: Draft, ending: MatchEnding): Draft {
  const winners = winnersOf(draft.state, runningMatch(draft.state));
  return withdrawWishes(seatWaiting(add(draft, { type: 'matchEnded', ending, winners })));
}

/** Enough are seated for a game, or will be when the next round seats those who wait. */
function canGoOn(state: TableState, match: Match): boolean {
  const occupied = occupiedSeats(state);
  if (occupied.length >= PLAYERS_NEEDED) return true;
  return isRoundOver(match, occupied) && occupied.length + waitingPeople(state).length >= PLAYERS_NEEDED;
}

function runningMatch(state: TableState): Match {
  const match = matchOf(state);
  if (match === undefined) throw new Error('No match at this table');
  return match;
}
