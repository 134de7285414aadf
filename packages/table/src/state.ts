import type { BockCount } from '@skatrunde/rules';
import type { PersonId, Seat, TableId } from './commands.ts';
import type { GameName, GameState } from './game-words.ts';
import type { Door, TableSettings } from './settings.ts';
import type { ComingBot, DealtChance, MatchEnding, Occupant, PadLine } from './view-types.ts';

/** Somebody who is at the table, seated or watching. */
export type Member = {
  readonly person: PersonId;
  /** Wants a seat from the next round: this one, or any. A seated person may wish to change. */
  readonly wish?: { readonly seat?: Seat };
  /** Has sat at this table since coming, so the door to newcomers does not concern them. */
  readonly hasSat: boolean;
};

export type Seated = {
  readonly occupant: Occupant;
  /** Version at which they sat down; who sits longest has the smallest. */
  readonly since: number;
  readonly ready: boolean;
};

/** One column of the pad: somebody who plays or has played in this match. */
export type Column = {
  readonly occupant: Occupant;
  readonly total: number;
  /** What the games alone have brought, without what the scoring adds. */
  readonly gameScores: number;
  readonly won: number;
  readonly lost: number;
};

/** A bot that plays for somebody at the table, or the question to the others whether it should. */
export type StandIn = {
  readonly person: PersonId;
  /** The one question it answers because they take too long; absent: everything until they come back. */
  readonly question?: string;
  /** Version at which it came up. */
  readonly since: number;
  /** It plays; otherwise the others are being asked. */
  readonly playing: boolean;
  /** Who wants it, and who would rather wait. */
  readonly agreed: readonly PersonId[];
  readonly against: readonly PersonId[];
};

/** A match from its start until the next one starts. */
export type Match = {
  /** From 1, at this table. */
  readonly match: number;
  readonly settings: TableSettings;
  readonly columns: readonly Column[];
  /** One for each game that is over, also broken off. */
  readonly lines: readonly PadLine[];
  /** Games dealt so far. */
  readonly game: number;
  /** Rounds begun so far. */
  readonly round: number;
  readonly firstDealer: Seat;
  /** Seats that have dealt in this round, in order. */
  readonly dealtThisRound: readonly Seat[];
  /** Somebody has had the target score; the match ends with the round. */
  readonly targetReached: boolean;
  /** Bock and Ramsch rounds to come; while a game runs, with its own deal. */
  readonly bock: BockCount;
  /** Deals the next game again, because a Grand Hand was played instead of a Ramsch. */
  readonly dealsAgain?: Seat;
};

/** A game that is being played or was just played. */
export type TableGameState = {
  /** From 1, in this match. */
  readonly game: number;
  /** From 1, over all matches of this table; makes the numbers of asks differ from game to game. */
  readonly dealing: number;
  readonly dealer: Seat;
  /** Index = Player. */
  readonly seats: readonly Seat[];
  readonly sittingOut?: Seat;
  /** Their columns, as they sat when the cards were dealt; who deals may be gone by the end. */
  readonly columns: { readonly dealer: number; readonly players: readonly number[] };
  /** What gave the order of the cards, and that order. */
  readonly chance: DealtChance;
  readonly cards: readonly string[];
  readonly plays: GameName;
  /** Of that game. */
  readonly state: GameState;
  /** What each player is asked now, and since when (server ms). Index = Player. */
  readonly asked: readonly (OpenSince | undefined)[];
};

/** `key`: as `questionKey` gives it. */
export type OpenSince = { readonly key: string; readonly at: number };

/** The secret of the game that comes next, and what people have added to it so far. */
export type BoundChance = {
  /** Which game it is for: counts all games dealt at this table. */
  readonly dealing: number;
  readonly secret: string;
  /** Server ms. */
  readonly since: number;
  readonly added: readonly { readonly person: PersonId; readonly text: string }[];
};

export type LobbyStage = { readonly kind: 'lobby'; readonly lastMatch?: Match };
export type GameStage = { readonly kind: 'game'; readonly match: Match; readonly game: TableGameState };
export type PauseStage = {
  readonly kind: 'pause';
  readonly match: Match;
  /** Absent when the game was broken off. */
  readonly game?: TableGameState;
  readonly brokenOffBy?: Occupant;
  /** Server ms. */
  readonly since: number;
  /** As things stood when it began. */
  readonly follows: 'game' | MatchEnding;
  readonly pressedNext: readonly PersonId[];
  /** Once the next game is sure to come. */
  readonly chance?: BoundChance;
};
export type StandingsStage = {
  readonly kind: 'standings';
  readonly match: Match;
  readonly ending: MatchEnding;
  /** Columns of who was there at the end. */
  readonly here: readonly number[];
  readonly winners: readonly number[];
  /** In Bierlachs: who has lost. */
  readonly losers?: readonly number[];
};
export type TableStage = LobbyStage | GameStage | PauseStage | StandingsStage;

/** Everything a table knows: the fold of its log. */
export type TableState = {
  readonly table: TableId;
  /** Of the last entry. */
  readonly version: number;
  /** Absent only while nobody is here. */
  readonly host?: PersonId;
  readonly settings: TableSettings;
  readonly door: Door;
  /** One for each seat of the table. */
  readonly seats: readonly (Seated | undefined)[];
  /** In order of coming. */
  readonly members: readonly Member[];
  /** Everybody who ever came, in order; gives equal names their lasting numbers. `at`: for the first time, server ms. */
  readonly everCame: readonly { readonly person: PersonId; readonly at: number }[];
  /** Removed by the host; who still sits goes after the running game. */
  readonly barred: readonly PersonId[];
  /** By seat: who sits down with the next round where no person does. */
  readonly comingBots: readonly (ComingBot & { readonly seat: Seat })[];
  readonly standIns: readonly StandIn[];
  /** Had to go because watching is forbidden; until they come again, or watching is allowed. */
  readonly sentAway: readonly PersonId[];
  /** Matches started and games dealt so far. */
  readonly matches: number;
  readonly dealings: number;
  readonly stage: TableStage;
};

/** The match that is running or stands on the pad. */
export function matchOf(state: TableState): Match | undefined {
  return state.stage.kind === 'lobby' ? state.stage.lastMatch : state.stage.match;
}

export function isMember(state: TableState, person: PersonId): boolean {
  return state.members.some((member) => member.person === person);
}

export function everCame(state: TableState, person: PersonId): boolean {
  return state.everCame.some((one) => one.person === person);
}

export function memberOf(state: TableState, person: PersonId): Member | undefined {
  return state.members.find((member) => member.person === person);
}

/** A match is being played: seats change only from the next round. */
export function isMatchRunning(state: TableState): boolean {
  return state.stage.kind === 'game' || state.stage.kind === 'pause';
}
