export {
  type PersonId,
  type Receipt,
  type Seat,
  TABLE_REFUSALS,
  type TableCommand,
  type TableId,
  type TableRefusal,
} from './commands.ts';
export { DEFAULT_DOOR, DEFAULT_SETTINGS, type Door, type MatchLength, type TableSettings } from './settings.ts';
export type {
  BotLevel,
  GameView,
  MatchEnding,
  MatchView,
  Occupant,
  Pad,
  PadLine,
  Participant,
  PersonView,
  SeatView,
  Stage,
  StartView,
  TableUpdate,
  TableView,
  TableViewEvent,
  WatcherView,
} from './view-types.ts';
