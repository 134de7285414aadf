import type { PersonId } from './commands.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import type { GameEvent } from './game-words.ts';
import { gameNamed } from './games.ts';
import type { LogEntry } from './log.ts';
import { playerOf } from './playing-seats.ts';
import type { TableState } from './state.ts';
import type { TableViewEvent } from './view-types.ts';

/** A fact and the table after it. */
export type Step = { readonly event: TableEvent; readonly state: TableState };

/** The facts of an entry, one by one; `before`: the table as it was. */
export function stepsOf(before: TableState | undefined, entry: LogEntry): readonly Step[] {
  let state = before;
  return entry.events.map((event) => {
    state = evolveTable(state, event, entry);
    return { event, state };
  });
}

/** What one viewer gets to hear. Facts that are news to nobody are left out. */
export function viewEventsOf(steps: readonly Step[], viewer: PersonId): readonly TableViewEvent[] {
  return steps.flatMap(({ event, state }) => viewEvents(state, event, viewer));
}

/** `state`: the table after the fact. */
function viewEvents(state: TableState, event: TableEvent, viewer: PersonId): readonly TableViewEvent[] {
  switch (event.type) {
    case 'opened':
    case 'seatWished':
    case 'seatWishWithdrawn':
    case 'barred':
    case 'allowedBack':
    case 'gameScored':
    case 'pauseBegan':
    case 'chanceBound':
    case 'chanceAdded':
    case 'lobbyReopened':
    case 'botNotComing':
      return [];
    case 'gameStarted':
      return event.events.map((first) => gameEvent(state, first, viewer));
    case 'game':
      return [gameEvent(state, event.event, viewer)];
    case 'hostChanged':
      return event.host === undefined ? [] : [{ type: 'hostChanged', host: event.host }];
    case 'settingsChanged':
      return [{ type: 'settingsChanged' }];
    case 'doorChanged':
      return [{ type: 'doorChanged' }];
    case 'came':
      return [{ type: 'came', person: event.person, as: event.as }];
    case 'left':
      return [{ type: 'left', person: event.person, removed: event.removed }];
    case 'seated':
      return [{ type: 'seated', person: event.person, seat: event.seat }];
    case 'stoodUp':
      return [{ type: 'stoodUp', person: event.person }];
    case 'botSeated':
      return [{ type: 'botSeated', seat: event.seat, name: event.name }];
    case 'botRemoved':
      return [{ type: 'botRemoved', seat: event.seat, name: event.name }];
    case 'botComing':
      return [{ type: 'botComing', seat: event.seat, name: event.name }];
    case 'botLevelChanged':
      return [{ type: 'botLevelChanged', seat: event.seat, name: event.name, level: event.level }];
    case 'tempoChanged':
      return [{ type: 'tempoChanged' }];
    case 'standInAsked':
    case 'standInBegan':
      return [{ type: event.type, person: event.person, why: event.question === undefined ? 'away' : 'thinkTime' }];
    case 'standInAnswered':
      return [{ type: 'standInAnswered', person: event.person, by: event.by, agree: event.agree }];
    case 'standInEnded':
      return [{ type: 'standInEnded', person: event.person }];
    case 'readyChanged':
      return [{ type: 'readyChanged', person: event.person, ready: event.ready }];
    case 'matchStarted':
      return [{ type: 'matchStarted', firstDealer: event.firstDealer }];
    case 'gameBrokenOff':
      return [{ type: 'gameBrokenOff', by: event.by }];
    case 'pressedNext':
      return [{ type: 'pressedNext', person: event.person }];
    case 'matchEnded':
      return [{ type: 'matchEnded', ending: event.ending }];
  }
}

function gameEvent(state: TableState, event: GameEvent, viewer: PersonId): TableViewEvent {
  if (state.stage.kind !== 'game') throw new Error(`A card outside a game: ${event.type}`);
  const { game } = state.stage;
  return gameNamed(game.plays).tell(event, playerOf(state, game, viewer) ?? 'watcher');
}
