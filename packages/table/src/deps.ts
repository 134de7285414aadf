import type {
  OfficersAsk,
  OfficersOffer,
  OfficersTrick,
  OfficersView,
  SkatAsk,
  SkatOffer,
  SkatView,
  TakenTrick,
} from '@skatrunde/rules';
import type { Absence } from './absence.ts';
import type { BotLevel } from './bot-levels.ts';
import type { PersonId, TableId } from './commands.ts';
import type { Chance } from './fairness.ts';
import type { DecisionKind, GameCommand } from './game-words.ts';
import type { Deadline, TableLog } from './log.ts';
import type { BotPace } from './tempo.ts';
import type { TableUpdate } from './view-types.ts';

/** What a table gets from outside, and all it gets: it knows no socket, no database, no timer of its own. */
export type TableDeps = {
  readonly log: TableLog;
  readonly clock: TableClock;
  readonly publish: (publication: Publication) => void;
  readonly shuffle: Shuffle;
  readonly bots: TableBots;
  readonly people: TablePeople;
  readonly notes: TableNotes;
  /** Told once of everything that should not have happened. The table goes on with its last good state. */
  readonly report: (fault: TableFault) => void;
};

export type TableClock = {
  /** Server ms. */
  readonly now: () => number;
  /** Runs it once, after so many ms; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

/** Where chance comes from. */
export type Shuffle = {
  /** 256 bits from the operating system as 64 small hex digits: a new, independent secret each time. */
  readonly secret: () => string;
  /** The pack in the order that this chance gives (`shuffledBy`). */
  readonly cards: (pack: readonly string[], chance: Chance) => readonly string[];
  /** A lot among so many: 0 .. choices - 1. */
  readonly lot: (choices: number) => number;
};

/** Here now, or away since (server ms). */
export type Presence = { readonly present: true } | { readonly present: false; readonly since: number };

/** What is known of people and tables outside the log. Answers at once; a change is told by `Table.republish`. */
export type TablePeople = {
  /** The person's own name, not yet made unique; any text for somebody who has been forgotten. */
  readonly nameOf: (person: PersonId) => string;
  /** Since when they have had it; 0 when that is not known. Server ms. */
  readonly namedAt: (person: PersonId) => number;
  readonly presenceOf: (table: TableId, person: PersonId) => Presence;
  /** Given by the host, may be empty. */
  readonly titleOf: (table: TableId) => string;
};

/** One game of one table: `dealing` counts the games ever dealt there. */
export type DealtGame = { readonly table: TableId; readonly dealing: number };

/**
 * What a player has told the table in confidence, for one game: kept outside the log, so that no version shows it. Only
 * the notes of the game dealt last are ever read again.
 */
export type TableNotes = {
  readonly bidLimits: (game: DealtGame) => Promise<NotedLimits>;
  /** The limit and the command that set it, both or none. */
  readonly noteBidLimit: (game: DealtGame, note: LimitNote) => Promise<void>;
};

/** What a command did to somebody's bid limit. Without `upTo` there is none any more. */
export type LimitNote = { readonly person: PersonId; readonly upTo?: number; readonly commandId?: string };

export type NotedLimits = {
  readonly limits: ReadonlyMap<PersonId, number>;
  /** Every command that has set, changed or withdrawn one in this game. */
  readonly commands: readonly { readonly person: PersonId; readonly commandId: string }[];
};

/** Everything a bot gets to know: what a person on its seat would see. */
export type BotQuestion = KnownGame & {
  readonly level: BotLevel;
  /** The same for the same question of the same game, so that a game can be replayed. */
  readonly seed: string;
};

/** What a game tells a bot; `plays` as in `GameView`. */
export type KnownGame =
  | (Known<SkatView, SkatAsk, SkatOffer, TakenTrick> & { readonly plays?: 'skat' })
  | (Known<OfficersView, OfficersAsk, OfficersOffer, OfficersTrick> & { readonly plays: 'officers' });

type Known<View, Ask, Offer, Trick> = {
  readonly view: View;
  /** Absent when only an offer wants an answer. */
  readonly ask?: Ask;
  /** What the bot may do besides; without an ask: the one offer to answer. */
  readonly offers: readonly Offer[];
  /** The tricks that have lain open in this game, in order. */
  readonly tricks: readonly Trick[];
};

export type TableBots = {
  /** May fail or answer nonsense: the table then takes any legal answer. */
  readonly answer: (question: BotQuestion) => Promise<GameCommand | undefined>;
  /** Ms before the answer is given. Also used for "automatically up to", so that nothing can be read from the time. */
  readonly delayFor: (kind: DecisionKind, pace: BotPace) => number;
};

/** A change of a table, or of what is known about its people. */
export type Publication = {
  readonly table: TableId;
  readonly version: number;
  /** Who gets their own update now. */
  readonly people: readonly PersonId[];
  /** The update of one of them; `undefined` for somebody who is not at the table. */
  readonly updateFor: (person: PersonId) => TableUpdate | undefined;
  /** Send the pad again. */
  readonly padChanged: boolean;
  /** Who belonged to the table until now. */
  readonly gone: readonly { readonly person: PersonId; readonly reason: Absence }[];
  /** When to call `Table.tick` next; replaces what was said before. */
  readonly deadline?: Deadline;
};

export type TableFault = {
  readonly table: TableId;
  /** Of the state in which it happened. */
  readonly version: number;
  readonly kind: 'invariant' | 'append' | 'read' | 'notes' | 'publish' | 'bot';
  /** For the log of the server; holds no cards. */
  readonly error: unknown;
};
