import type {
  OfficersAsk,
  OfficersOffer,
  OfficersResult,
  OfficersView,
  OfficersViewEvent,
  SkatAsk,
  SkatOffer,
  SkatResult,
  SkatView,
  SkatViewEvent,
} from '@skatrunde/rules';
import type { BotLevel } from './bot-levels.ts';
import type { PersonId, Seat, TableId, TableRefusal } from './commands.ts';
import type { Chance } from './fairness.ts';
import type { Door, TableSettings } from './settings.ts';

/** Who sits on a seat. Bots have a name of their own; people's names stand in `people`. */
export type Occupant =
  | { readonly kind: 'person'; readonly person: PersonId }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

export type PersonView = {
  readonly person: PersonId;
  /** 1 to 24 visible characters, unique at this table ("Mira", "Mira 2"). */
  readonly name: string;
  /** Has an open connection now. */
  readonly present: boolean;
  /** Server time in ms; only when not present. */
  readonly awaySince?: number;
};

export type SeatView = {
  readonly seat: Seat;
  readonly occupant?: Occupant;
  /** Lobby only; bots are always ready. */
  readonly ready: boolean;
  /** The host has removed this player; it takes effect after the running game. */
  readonly leavingAfterGame: boolean;
  /** Sits down here with the next round, unless a person does. */
  readonly comingBot?: ComingBot;
  /** Server ms: until then they may think; afterwards comes what the host has set. Only while others wait for them. */
  readonly thinksUntil?: number;
  readonly standIn?: StandInView;
};

/** A bot that the host has asked to the table during a match. */
export type ComingBot = { readonly name: string; readonly level: BotLevel };

/**
 * A bot plays for somebody, or the others are asked whether one should: because they are away, until they are back, or
 * for the one decision they think too long about.
 */
export type StandInView =
  | { readonly state: 'playing'; readonly why: 'away' | 'thinkTime' }
  | {
      readonly state: 'asked';
      readonly why: 'away' | 'thinkTime';
      /** What `answerStandIn` must carry. */
      readonly standIn: number;
      readonly agreed: readonly PersonId[];
      readonly against: readonly PersonId[];
      /** So many must agree: more than half of the others who sit here and are here. */
      readonly needed: number;
    };

/** A watcher; `waitsForSeat`: will be seated from the next round. */
export type WatcherView = { readonly person: PersonId; readonly waitsForSeat: boolean };

/** Somebody who plays or has played in this match. Index in the list = column of the pad. */
export type Participant = {
  readonly occupant: Occupant;
  /** Absent once gone. */
  readonly seat?: Seat;
  /**
   * By total, 1 for the best, the same on a tie; among those who are here, on the final standings who were there at the end.
   * Absent for who had left, and before a game was scored. Winners have place 1.
   */
  readonly place?: number;
  readonly total: number;
  readonly won: number;
  readonly lost: number;
};

export type MatchView = {
  /** Counts the matches of this table, from 1. */
  readonly match: number;
  readonly settings: TableSettings;
  /** The game being played or just played, from 1; and how many are planned, when that is known. */
  readonly game: number;
  readonly games?: number;
  readonly round: number;
  /**
   * Where Bock is played: what kind of deal this one is (in a pause: the next), how many deals count double from it on,
   * and how many are compulsory Ramsch.
   */
  readonly bock?: {
    readonly now: 'ordinary' | 'bock' | 'ramsch';
    readonly bockDeals: number;
    readonly ramschDeals: number;
  };
  readonly participants: readonly Participant[];
};

/** Why a match ended. */
export type MatchEnding = 'complete' | 'calledOff';

/** What fixed the cards of a game: known to the table alone until the game is over. */
export type DealtChance = Chance & {
  /** Columns of people who sat at the table and added nothing in time. */
  readonly skipped: readonly number[];
};

/** Of the chance of the game that comes next. */
export type ChanceView = {
  /** The game it is for. */
  readonly dealing: number;
  /** The table is bound by it: SHA-256 of the secret, 64 hex digits. */
  readonly commitment: string;
  /** This viewer's browser should add to it. */
  readonly wanted: boolean;
  /** Whose browsers have not added to it yet. */
  readonly missing: readonly PersonId[];
};

/** Of the chance of a game that has been dealt. */
export type GameChanceView = {
  readonly dealing: number;
  readonly commitment: string;
  /** Columns of the pad: who added to it, and who sat there and did not in time. */
  readonly added: readonly number[];
  readonly skipped: readonly number[];
};

/** Where a game stands in its match and at the table. */
type GameAtTable = {
  readonly game: number;
  readonly chance: GameChanceView;
  readonly dealer: Seat;
  /** Seats of forehand, middlehand, rearhand (of two: forehand, dealer): index = Player. */
  readonly seats: readonly Seat[];
  /** Their columns, index = Player. Who they were, also when one of them has left or moved since. */
  readonly players: readonly number[];
  /** The dealer at a table of four. */
  readonly sittingOut?: Seat;
  /**
   * What `limitBidding` and words that answer no ask must carry. Another one in each game of the table, and after each call
   * and card of this viewer.
   */
  readonly moment: number;
  /** This viewer's own "automatically up to". */
  readonly bidLimit?: number;
};

/** A game of Skat; absent `plays` means Skat. */
export type SkatGameView = GameAtTable & {
  readonly plays?: 'skat';
  readonly view: SkatView;
  readonly ask?: SkatAsk;
  readonly offers: readonly SkatOffer[];
};

export type OfficersGameView = GameAtTable & {
  readonly plays: 'officers';
  readonly view: OfficersView;
  readonly ask?: OfficersAsk;
  readonly offers: readonly OfficersOffer[];
};

export type GameView = SkatGameView | OfficersGameView;

/** Start is possible, or why not. */
export type StartView = { readonly allowed: true } | { readonly allowed: false; readonly reason: TableRefusal };

export type Stage =
  | { readonly kind: 'lobby'; readonly start: StartView }
  | { readonly kind: 'game'; readonly match: MatchView; readonly game: GameView }
  /** Result and standings between two games; ends at `until` (server ms) or when all have pressed next. */
  | {
      readonly kind: 'pause';
      readonly match: MatchView;
      /** Absent when the game was broken off. */
      readonly game?: GameView;
      /** Who broke the game off by leaving; the game is not scored. */
      readonly brokenOffBy?: Occupant;
      /** Counts the games ever dealt at this table, up to the one just over; `next` carries it. */
      readonly dealing: number;
      readonly until: number;
      readonly pressedNext: readonly PersonId[];
      /** Nothing follows but the final standings. */
      readonly last: boolean;
      /** Fair cards of the game that follows, once that is sure. Before the first game of a match the pause lasts only until they are mixed. */
      readonly chance?: ChanceView;
    }
  | {
      readonly kind: 'standings';
      readonly match: MatchView;
      readonly ending: MatchEnding;
      /** Columns of the winners; several on a tie. Empty when no game was scored. */
      readonly winners: readonly number[];
      /** In Bierlachs: columns of who has lost. */
      readonly losers?: readonly number[];
    };

/** All that one viewer may see of a table. */
export type TableView = {
  readonly table: TableId;
  /** Given by the host, may be empty. */
  readonly title: string;
  readonly you: {
    readonly person: PersonId;
    readonly role: 'player' | 'watcher';
    readonly seat?: Seat;
    readonly host: boolean;
  };
  readonly host: PersonId;
  readonly settings: TableSettings;
  readonly door: Door;
  readonly seats: readonly SeatView[];
  readonly watchers: readonly WatcherView[];
  /** Everybody here, and who has played in this match and is gone (`present` is false, without `awaySince`). */
  readonly people: readonly PersonView[];
  /** For the host alone: whom he removed and could allow back. Absent when that is nobody. */
  readonly barred?: readonly { readonly person: PersonId; readonly name: string }[];
  readonly stage: Stage;
};

/** What happened, for motion, sound and the live region. */
export type TableViewEvent =
  | { readonly type: 'game'; readonly event: SkatViewEvent }
  | { readonly type: 'officers'; readonly event: OfficersViewEvent }
  | { readonly type: 'came'; readonly person: PersonId; readonly as: 'player' | 'watcher' }
  | { readonly type: 'left'; readonly person: PersonId; readonly removed: boolean }
  | { readonly type: 'seated'; readonly person: PersonId; readonly seat: Seat }
  | { readonly type: 'stoodUp'; readonly person: PersonId }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'botRemoved'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'botComing'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'botLevelChanged'; readonly seat: Seat; readonly name: string; readonly level: BotLevel }
  | { readonly type: 'readyChanged'; readonly person: PersonId; readonly ready: boolean }
  | { readonly type: 'settingsChanged' }
  | { readonly type: 'tempoChanged' }
  | { readonly type: 'standInAsked'; readonly person: PersonId; readonly why: StandInView['why'] }
  | { readonly type: 'standInAnswered'; readonly person: PersonId; readonly by: PersonId; readonly agree: boolean }
  | { readonly type: 'standInBegan'; readonly person: PersonId; readonly why: StandInView['why'] }
  | { readonly type: 'standInEnded'; readonly person: PersonId }
  | { readonly type: 'doorChanged' }
  | { readonly type: 'hostChanged'; readonly host: PersonId }
  | { readonly type: 'matchStarted'; readonly firstDealer: Seat }
  | { readonly type: 'gameBrokenOff'; readonly by: Occupant }
  | { readonly type: 'pressedNext'; readonly person: PersonId }
  | { readonly type: 'matchEnded'; readonly ending: MatchEnding };

/** The only message about a table; complete for one viewer. `now` is the server's time in ms. */
export type TableUpdate = {
  /** Grows with each change of the table; presence, names and clocks repeat it. */
  readonly version: number;
  readonly view: TableView;
  readonly events: readonly TableViewEvent[];
  readonly now: number;
};

/** One line of the pad: a game that is over. Never changes once written. */
export type PadLine = {
  readonly game: number;
  /** Column of the dealer. */
  readonly dealer: number;
  /** Columns of forehand, middlehand, rearhand. */
  readonly players: readonly number[];
  /** Absent when the game was broken off and not scored. */
  readonly result?: SkatResult | OfficersResult;
  readonly brokenOffBy?: Occupant;
  /** Added to each column by this game, and the totals after it. Shorter than `columns` when somebody was seated later. */
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  /** For anybody to check; absent when the game was broken off: its cards stay covered. */
  readonly proof?: ShuffleProof;
};

/** What fixed the cards of a game that is over. */
export type ShuffleProof = DealtChance & {
  readonly dealing: number;
  /** The pack as it was dealt. */
  readonly cards: readonly string[];
};

/** The whole pad of a match, sent when somebody comes and after each game. */
export type Pad = {
  readonly match: number;
  /** Column heads; names of people who have gone stay readable here. */
  readonly columns: readonly { readonly occupant: Occupant; readonly name: string }[];
  readonly lines: readonly PadLine[];
};
