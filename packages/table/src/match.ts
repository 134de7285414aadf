import { bockAfter } from './bock-rounds.ts';
import { bindChance, chanceToDeal, isChanceReady } from './chance.ts';
import type { PersonId } from './commands.ts';
import { add, type Draft } from './draft.ts';
import type { TableEvent } from './events.ts';
import type { GameResult } from './game-words.ts';
import { gameNamed, gameOf } from './games.ts';
import { columnOf } from './pad.ts';
import { pauseEndsAt } from './pause.ts';
import { carryOutRemovals } from './removing.ts';
import { isMatchOver, isRoundOver, nextDealer, placesFor } from './rounds.ts';
import { columnScores } from './scoring.ts';
import { occupiedSeats, seatWaiting, waitingPeople, withdrawWishes } from './seats.ts';
import { columnsHere, losersOf, winnersOf } from './standings.ts';
import { type GameStage, type Match, matchOf, type PauseStage, type TableState } from './state.ts';
import type { MatchEnding } from './view-types.ts';

/** The course of a match: game, pause, next game ... final standings. Source: rules.md 12.1-12.3. */

export function startMatch(draft: Draft): Draft {
  const occupied = occupiedSeats(draft.state);
  const firstDealer = occupied[draft.context.shuffle.lot(occupied.length)];
  if (firstDealer === undefined) throw new Error(`No such lot among ${occupied.length}`);
  return endPauseIfOver(bindChance(add(draft, { type: 'matchStarted', firstDealer })));
}

/** Scores a game that is over and begins the pause; does nothing while it runs. */
export function finishGame(draft: Draft, stage: GameStage): Draft {
  const result = gameNamed(stage.game.plays).rules.result(stage.game.state);
  if (result === undefined) return draft;
  const scored = scoredGame(draft, stage, result);
  const complete = isMatchOver(runningMatch(scored.state), occupiedSeats(scored.state));
  return beginPause(carryOutRemovals(scored), complete ? 'complete' : undefined);
}

/** A game that ended because this person left, which counts as giving up: it is scored, then they are gone. */
export function finishForfeited(draft: Draft, stage: GameStage, left: (scored: Draft) => Draft): Draft {
  const result = gameNamed(stage.game.plays).rules.result(stage.game.state);
  if (result === undefined) throw new Error('A game that was given up has no result');
  const scored = scoredGame(draft, stage, result);
  const complete = isMatchOver(runningMatch(scored.state), occupiedSeats(scored.state));
  return beginPause(carryOutRemovals(left(scored)), complete ? 'complete' : undefined);
}

/** After a game that was broken off: on with those who are left, or the match is called off. */
export function afterBrokenOff(draft: Draft): Draft {
  const left = carryOutRemovals(draft);
  const match = runningMatch(left.state);
  const single = match.settings.length.kind === 'singleGame';
  return single || !canGoOn(left.state, match) ? endMatch(left, 'calledOff') : beginPause(left, undefined);
}

/** Once for each person: a second browser of theirs changes nothing. */
export function addChance(draft: Draft, person: PersonId, text: string): Draft {
  const { stage } = draft.state;
  const known = stage.kind === 'pause' && stage.chance?.added.some((one) => one.person === person);
  return known ? draft : endPauseIfOver(add(draft, { type: 'chanceAdded', person, text }));
}

/** Goes on when the pause is over and, if a game follows, its chance is ready. */
export function endPauseIfOver(draft: Draft): Draft {
  const { state, context } = draft;
  if (state.stage.kind !== 'pause' || context.now < pauseEndsAt(state, state.stage)) return draft;
  const follows = whatFollows(state, state.stage);
  if (follows !== 'game') return endMatch(draft, follows);
  const bound = bindChance(draft);
  return isChanceReady(bound.state, context.now) ? nextGame(bound, state.stage.match) : bound;
}

function nextGame(draft: Draft, match: Match): Draft {
  if (match.round === 0) return dealGame(draft, 1);
  return isRoundOver(match, occupiedSeats(draft.state))
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
  const game = gameOf(match.settings);
  const occupied = occupiedSeats(draft.state);
  const places = placesFor(nextDealer(match, occupied), occupied);
  const columns = places.seats.map((seat) => columnOf(match, draft.state.seats[seat]?.occupant) ?? -1);
  const chance = chanceToDeal(draft.state, match);
  const cards = draft.context.shuffle.cards(game.pack, chance);
  const events = game.deal(match, cards, columns);
  return add(draft, { type: 'gameStarted', round, ...places, chance, cards, events });
}

function scoredGame(draft: Draft, stage: GameStage, result: GameResult): Draft {
  return add(draft, scoring(stage, result, occupiedSeats(draft.state).length));
}

function scoring(stage: GameStage, result: GameResult, dealers: number): TableEvent {
  const { match, game } = stage;
  const kind = match.settings.game === 'officers' ? 'classic' : match.settings.rules.scoring;
  const { players, dealer } = game.columns;
  const columns = { players, ...(game.sittingOut === undefined ? {} : { sittingOut: dealer }) };
  const added = (how: typeof kind) => columnScores(how, result, { columns: match.columns.length, game: columns });
  const scores = added(kind);
  const own = gameNamed(game.plays).ownGame(result);
  const column = own && players[own.player];
  const owner = column === undefined ? [] : [column];
  return {
    type: 'gameScored',
    result,
    scores,
    ...(kind === 'classic' ? {} : { gameScores: added('classic') }),
    ...bockAfter(stage, result, dealers),
    won: own?.won === true ? owner : [],
    lost: own?.won === false ? owner : [],
    ...targetReached(match, scores),
  };
}

function targetReached(match: Match, scores: readonly number[]) {
  const { length } = match.settings;
  const totals = match.columns.map(({ total }, index) => total + (scores[index] ?? 0));
  if (length.kind === 'target') return { targetReached: totals.some((total) => total >= length.score) };
  return length.kind === 'bierlachs' ? { targetReached: totals.some((total) => total <= -length.minus) } : {};
}

/** `ending`: already sure, whoever is left. */
function beginPause(draft: Draft, ending: MatchEnding | undefined): Draft {
  const { state } = draft;
  if (state.stage.kind !== 'pause') throw new Error(`No game has ended: ${state.stage.kind}`);
  const follows = ending ?? whatFollows(state, state.stage);
  const paused = add(draft, { type: 'pauseBegan', follows });
  return follows === 'game' ? bindChance(paused) : paused;
}

/** The match ends; who waits for a seat takes the free ones for the next. */
function endMatch(draft: Draft, ending: MatchEnding): Draft {
  const match = runningMatch(draft.state);
  const losers = losersOf(match);
  const best = winnersOf(match, columnsHere(draft.state, match));
  const outcome = losers === undefined ? { winners: best } : { winners: losers.length > 0 ? [] : best, losers };
  return withdrawWishes(seatWaiting(add(draft, { type: 'matchEnded', ending, ...outcome })));
}

/** Enough are seated for a game, or will be when the next round seats those who wait. */
function canGoOn(state: TableState, match: Match): boolean {
  const { players } = gameOf(match.settings);
  const occupied = occupiedSeats(state);
  if (occupied.length >= players) return true;
  const coming = waitingPeople(state).length + state.comingBots.length;
  return isRoundOver(match, occupied) && occupied.length + coming >= players;
}

function runningMatch(state: TableState): Match {
  const match = matchOf(state);
  if (match === undefined) throw new Error('No match at this table');
  return match;
}
