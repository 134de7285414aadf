import { NO_BOCK_ROUNDS } from '@skatrunde/rules';
import type { TableEvent } from './events.ts';
import type { GameEvent, GameState } from './game-words.ts';
import { gameNamed, gameOf } from './games.ts';
import { openSince } from './open-question.ts';
import { columnOf, isSameOccupant, lineOf } from './pad.ts';
import { columnsHere } from './standings.ts';
import { type Column, isMatchRunning, type Match, type TableStage, type TableState } from './state.ts';
import type { TableGame } from './table-game.ts';
import { type Tempo, tempoOf } from './tempo.ts';
import type { Occupant } from './view-types.ts';

/** Folding of the facts about a match and its games. Throws only on a log that no table can have written. */

type Fact<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

export function withMatch(state: TableState, { firstDealer }: Fact<'matchStarted'>, at: number): TableState {
  const match: Match = {
    match: state.matches + 1,
    settings: state.settings,
    columns: state.seats.flatMap((seated) => (seated ? [newColumn(seated.occupant)] : [])),
    lines: [],
    game: 0,
    round: 0,
    firstDealer,
    dealtThisRound: [],
    targetReached: false,
    bock: NO_BOCK_ROUNDS,
  };
  const stage: TableStage = { kind: 'pause', match, since: at, follows: 'game', pressedNext: [] };
  return { ...state, matches: match.match, stage };
}

/** Whoever sits down in a running match gets a column, or finds their own again. */
export function withColumnFor(state: TableState, occupant: Occupant): TableState {
  if (!isMatchRunning(state)) return state;
  const match = runningMatch(state);
  if (match.columns.some((column) => isSameOccupant(column.occupant, occupant))) return state;
  return withMatchData(state, { ...match, columns: [...match.columns, newColumn(occupant)] });
}

export function withChance(state: TableState, { secret }: Fact<'chanceBound'>, at: number): TableState {
  const chance = { dealing: state.dealings + 1, secret, since: at, added: [] };
  return { ...state, stage: { ...pauseStage(state), chance } };
}

export function withAddedChance(state: TableState, { person, text }: Fact<'chanceAdded'>): TableState {
  const stage = pauseStage(state);
  if (stage.chance === undefined) throw new Error('Nothing to add to');
  const chance = { ...stage.chance, added: [...stage.chance.added, { person, text }] };
  return { ...state, stage: { ...stage, chance } };
}

export function withGame(state: TableState, fact: Fact<'gameStarted'>, at: number): TableState {
  const { dealsAgain: _done, ...before } = runningMatch(state);
  const dealtThisRound = fact.round === before.round ? [...before.dealtThisRound, fact.dealer] : [fact.dealer];
  const match = { ...before, game: before.game + 1, round: fact.round, dealtThisRound };
  const dealing = state.dealings + 1;
  const rules = gameOf(match.settings);
  const game = {
    game: match.game,
    dealing,
    dealer: fact.dealer,
    seats: fact.seats,
    ...(fact.sittingOut === undefined ? {} : { sittingOut: fact.sittingOut }),
    columns: {
      dealer: columnOfSeat(state, match, fact.dealer),
      players: fact.seats.map((seat) => columnOfSeat(state, match, seat)),
    },
    chance: fact.chance,
    cards: fact.cards,
    plays: rules.name,
    state: stateAfter(rules, fact.events),
  };
  const asked = openSince(game, [], at);
  return { ...state, dealings: dealing, stage: { kind: 'game', match, game: { ...game, asked } } };
}

export function withGameEvent(state: TableState, event: GameEvent, at: number): TableState {
  const { match, game: before } = gameStage(state);
  const game = { ...before, state: gameNamed(before.plays).rules.evolve(before.state, event) };
  const asked = openSince(game, before.asked, at);
  return { ...state, stage: { kind: 'game', match, game: { ...game, asked } } };
}

export function withScores(state: TableState, fact: Fact<'gameScored'>, at: number): TableState {
  const { match: before, game } = gameStage(state);
  const columns = before.columns.map((column, index) => ({
    occupant: column.occupant,
    total: column.total + (fact.scores[index] ?? 0),
    gameScores: column.gameScores + ((fact.gameScores ?? fact.scores)[index] ?? 0),
    won: column.won + (fact.won.includes(index) ? 1 : 0),
    lost: column.lost + (fact.lost.includes(index) ? 1 : 0),
  }));
  const { dealing, chance, cards } = game;
  const line = { ...lineOf(game, fact.scores, columns), result: fact.result, proof: { ...chance, dealing, cards } };
  const targetReached = before.targetReached || fact.targetReached === true;
  const match = {
    ...before,
    columns,
    lines: [...before.lines, line],
    targetReached,
    bock: fact.bock ?? NO_BOCK_ROUNDS,
    ...(fact.dealsAgain ? { dealsAgain: game.dealer } : {}),
  };
  return { ...state, stage: { kind: 'pause', match, game, since: at, follows: 'game', pressedNext: [] } };
}

export function withBrokenOff(state: TableState, by: Occupant, at: number): TableState {
  const { match: before, game } = gameStage(state);
  const nothing = before.columns.map(() => 0);
  const line = { ...lineOf(game, nothing, before.columns), brokenOffBy: by };
  const match = { ...before, lines: [...before.lines, line] };
  return { ...state, stage: { kind: 'pause', match, brokenOffBy: by, since: at, follows: 'game', pressedNext: [] } };
}

export function withPause(state: TableState, { follows }: Fact<'pauseBegan'>, at: number): TableState {
  return { ...state, stage: { ...pauseStage(state), follows, since: at } };
}

export function withNextPressed(state: TableState, person: string): TableState {
  const stage = pauseStage(state);
  return { ...state, stage: { ...stage, pressedNext: [...stage.pressedNext, person] } };
}

export function withStandings(state: TableState, { ending, winners, losers }: Fact<'matchEnded'>): TableState {
  const match = runningMatch(state);
  const stage = { kind: 'standings', match, ending, here: columnsHere(state, match), winners } as const;
  return { ...state, stage: losers === undefined ? stage : { ...stage, losers } };
}

/** Of the table, and of the match that is running. With another rule about absence everything begins anew. */
export function withTempo(state: TableState, tempo: Tempo): TableState {
  const sameRule = tempoOf(state.settings).absence === tempo.absence;
  const changed = {
    ...state,
    settings: { ...state.settings, tempo },
    standIns: sameRule ? state.standIns : [],
  };
  if (!isMatchRunning(state)) return changed;
  const match = runningMatch(state);
  return withMatchData(changed, { ...match, settings: { ...match.settings, tempo } });
}

export function withLobby(state: TableState): TableState {
  if (state.stage.kind !== 'standings') throw new Error(`No standings to leave: ${state.stage.kind}`);
  return { ...state, stage: { kind: 'lobby', lastMatch: state.stage.match } };
}

function columnOfSeat(state: TableState, match: Match, seat: number): number {
  const column = columnOf(match, state.seats[seat]?.occupant);
  if (column === undefined) throw new Error(`Nobody with a column sits on seat ${seat}`);
  return column;
}

function newColumn(occupant: Occupant): Column {
  return { occupant, total: 0, gameScores: 0, won: 0, lost: 0 };
}

function stateAfter({ rules }: TableGame, events: readonly GameEvent[]): GameState {
  const state = events.reduce<GameState | undefined>((so, event) => rules.evolve(so, event), undefined);
  if (state === undefined) throw new Error('A game without a first event');
  return state;
}

function withMatchData(state: TableState, match: Match): TableState {
  return state.stage.kind === 'lobby' ? state : { ...state, stage: { ...state.stage, match } };
}

function runningMatch(state: TableState): Match {
  if (state.stage.kind === 'lobby') throw new Error('No match at this table');
  return state.stage.match;
}

function gameStage(state: TableState) {
  if (state.stage.kind !== 'game') throw new Error(`No game is running: ${state.stage.kind}`);
  return state.stage;
}

function pauseStage(state: TableState) {
  if (state.stage.kind !== 'pause') throw new Error(`No pause: ${state.stage.kind}`);
  return state.stage;
}
