import { bockView } from './bock-rounds.ts';
import { chanceView } from './chance.ts';
import type { PersonId } from './commands.ts';
import { commitmentTo } from './fairness.ts';
import { gameNamed } from './games.ts';
import { whyNotStart } from './lobby.ts';
import { whatFollows } from './match.ts';
import { askOf } from './open-question.ts';
import { isSameOccupant } from './pad.ts';
import { pauseEndsAt } from './pause.ts';
import { momentOf } from './playing.ts';
import { playerOf } from './playing-seats.ts';
import { plannedGames } from './rounds.ts';
import { occupiedSeats } from './seats.ts';
import { columnsHere, placesOf } from './standings.ts';
import type { Column, Match, PauseStage, TableGameState, TableState } from './state.ts';
import type { GameChanceView, GameView, MatchView, Participant, Stage, StartView } from './view-types.ts';

/** What one viewer may see of the match and its game, listed field by field. */
export function stageView(state: TableState, viewer: PersonId, bidLimit: number | undefined): Stage {
  const { stage } = state;
  switch (stage.kind) {
    case 'lobby':
      return { kind: 'lobby', start: startView(state) };
    case 'game':
      return {
        kind: 'game',
        match: matchView(state, stage.match),
        game: gameView(state, stage.game, viewer, bidLimit),
      };
    case 'pause':
      return pauseView(state, stage, viewer);
    case 'standings':
      return {
        kind: 'standings',
        match: { ...matchView(state, stage.match), games: stage.match.game },
        ending: stage.ending,
        winners: stage.winners,
        ...(stage.losers === undefined ? {} : { losers: stage.losers }),
      };
  }
}

function startView(state: TableState): StartView {
  const reason = whyNotStart(state);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
}

function pauseView(state: TableState, stage: PauseStage, viewer: PersonId): Stage {
  const chance = chanceView(state, stage, viewer);
  return {
    kind: 'pause',
    match: matchView(state, stage.match),
    ...(stage.game === undefined ? {} : { game: gameView(state, stage.game, viewer, undefined) }),
    ...(stage.brokenOffBy === undefined ? {} : { brokenOffBy: stage.brokenOffBy }),
    dealing: state.dealings,
    until: pauseEndsAt(state, stage),
    pressedNext: stage.pressedNext,
    last: whatFollows(state, stage) !== 'game',
    ...(chance === undefined ? {} : { chance }),
  };
}

function matchView(state: TableState, match: Match): MatchView {
  const occupied = occupiedSeats(state);
  const games = plannedGames(match, occupied);
  const bock = bockView(match, occupied.length);
  const places = placesOf(match, state.stage.kind === 'standings' ? state.stage.here : columnsHere(state, match));
  return {
    match: match.match,
    settings: match.settings,
    game: match.game,
    ...(games === undefined ? {} : { games }),
    round: match.round,
    ...(bock === undefined ? {} : { bock }),
    participants: match.columns.map((column, index) => participantView(state, column, places[index])),
  };
}

function participantView(
  state: TableState,
  { occupant, total, won, lost }: Column,
  place: number | undefined,
): Participant {
  const seat = state.seats.findIndex((seated) => isSameOccupant(seated?.occupant, occupant));
  return {
    occupant,
    ...(seat < 0 ? {} : { seat }),
    ...(place === undefined ? {} : { place }),
    total,
    won,
    lost,
  };
}

/** Who sits out sees what a watcher sees. */
function gameView(state: TableState, game: TableGameState, viewer: PersonId, bidLimit: number | undefined): GameView {
  const player = playerOf(state, game, viewer);
  const ask = player === undefined ? undefined : askOf(game, player);
  return {
    game: game.game,
    chance: gameChanceView(game),
    dealer: game.dealer,
    seats: game.seats,
    players: game.columns.players,
    ...(game.sittingOut === undefined ? {} : { sittingOut: game.sittingOut }),
    moment: momentOf(game, player ?? 'watcher'),
    ...gameNamed(game.plays).show(game.state, player ?? 'watcher', ask),
    ...(bidLimit === undefined ? {} : { bidLimit }),
  };
}

function gameChanceView({ dealing, chance }: TableGameState): GameChanceView {
  const { secret, entropies, skipped } = chance;
  return { dealing, commitment: commitmentTo(secret), added: entropies.map(({ place }) => place), skipped };
}
