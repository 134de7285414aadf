/** Door of the table for the server, the protocol and the page's practice table. */
export type { Absence } from './absence.ts';
export { AWAY_MS } from './away.ts';
export { BOT_LEVELS, type BotLevel, DEFAULT_BOT_LEVEL } from './bot-levels.ts';
export {
  type PersonId,
  type Receipt,
  type Seat,
  TABLE_REFUSALS,
  type TableCommand,
  type TableId,
  type TableRefusal,
} from './commands.ts';
export type {
  BotQuestion,
  DealtGame,
  LimitNote,
  NotedLimits,
  Presence,
  Publication,
  Shuffle,
  TableBots,
  TableClock,
  TableDeps,
  TableFault,
  TableNotes,
  TablePeople,
} from './deps.ts';
export type { TableEvent } from './events.ts';
export { type Chance, commitmentTo, type Entropy, shuffledBy } from './fairness.ts';
export type { DecisionKind } from './game-words.ts';
export { type Deadline, type LogEntry, type Speaker, type TableLog, VersionTaken, type Who } from './log.ts';
export { looksLike } from './names.ts';
export type { Opening } from './opening.ts';
export { LAST_PAUSE_MS, PAUSE_MS } from './pause.ts';
export { PRESET_KEYS, PRESETS, type PresetKey, presetOf } from './presets.ts';
export {
  DEFAULT_DOOR,
  DEFAULT_SETTINGS,
  type Door,
  type MatchLength,
  type OfficersTableSettings,
  type SkatTableSettings,
  type TableSettings,
  whyNotTableSettings,
} from './settings.ts';
export { STAND_IN_AFTER_MS } from './stand-ins.ts';
export type { TableState } from './state.ts';
export type { TableSummary } from './summary.ts';
export { type Said, Table } from './table.ts';
export {
  ABSENCE_RULES,
  type AbsenceRule,
  BOT_PACES,
  type BotPace,
  DEFAULT_TEMPO,
  type Tempo,
  THINK_TIMES,
  type ThinkTime,
  tempoOf,
  thinkingMs,
} from './tempo.ts';
export type {
  ComingBot,
  GameView,
  MatchEnding,
  MatchView,
  Occupant,
  OfficersGameView,
  Pad,
  PadLine,
  Participant,
  PersonView,
  SeatView,
  SkatGameView,
  Stage,
  StandInView,
  StartView,
  TableUpdate,
  TableView,
  TableViewEvent,
  WatcherView,
} from './view-types.ts';
