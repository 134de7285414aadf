import {
  type OfficersCommand,
  type OfficersRefusal,
  SETTINGS_REFUSALS,
  type SkatCommand,
  type SkatRefusal,
} from '@skatrunde/rules/cards';
import type { BotLevel } from './bot-levels.ts';
import { type Door, LENGTH_REFUSALS, type TableSettings } from './settings.ts';
import type { Tempo } from './tempo.ts';

/** Public id of a person; unguessable, but no secret that lets anybody in. */
export type PersonId = string;
export type TableId = string;
/** A place at the table, 0..n-1 clockwise. Not a position in a game. */
export type Seat = number;

/** Everything a person can do at a table. Who says it comes from the connection, never from the message. */
export type TableCommand =
  /** Come in: to this seat, to the first free one, or to watch. During a match a newcomer watches and waits for a seat. */
  | { readonly type: 'join'; readonly as: 'player' | 'watcher'; readonly seat?: Seat }
  /** Change the seat, or sit down as a watcher. Lobby: at once; during a match: from the next round. */
  | { readonly type: 'sit'; readonly seat: Seat }
  /** Give the seat up and watch, in the lobby; a watcher withdraws the wish for a seat. */
  | { readonly type: 'standUp' }
  | { readonly type: 'leave' }
  | { readonly type: 'ready'; readonly ready: boolean }
  /** Host, in the lobby. */
  | { readonly type: 'changeSettings'; readonly settings: TableSettings }
  | { readonly type: 'changeDoor'; readonly door: Door }
  /** Host, at any time: how fast the table goes on, and what is done about who is away. */
  | { readonly type: 'changeTempo'; readonly tempo: Tempo }
  /** Host: lobby: at once; during a match from the next round. No level: `regular`. */
  | { readonly type: 'addBot'; readonly seat: Seat; readonly level?: BotLevel }
  /** Host, in the lobby; a bot that is still to come: at any time. */
  | { readonly type: 'changeBot'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly type: 'removeBot'; readonly seat: Seat }
  /** Who sits here says whether a bot should play for somebody who keeps all waiting. `standIn`: as the view shows it. */
  | { readonly type: 'answerStandIn'; readonly person: PersonId; readonly standIn: number; readonly agree: boolean }
  /** Host: who has cards in the running game goes after it, anybody else at once. Who was removed cannot come back. */
  | { readonly type: 'removePerson'; readonly person: PersonId }
  /** Host: who was removed may come back; before the running game is over: may stay. */
  | { readonly type: 'allowBack'; readonly person: PersonId }
  | { readonly type: 'handOver'; readonly person: PersonId }
  | { readonly type: 'start' }
  /** Shorten the pause; it ends when every seated person has pressed. `dealing`: of the game just over, as the pause shows it. */
  | { readonly type: 'next'; readonly dealing: number }
  /**
   * What this person's browser adds to the chance of a game, the game's `dealing` and 64 hex digits; once for each game. A later one of
   * the same person changes nothing.
   */
  | { readonly type: 'addChance'; readonly dealing: number; readonly text: string }
  /** Host, on the final standings: back to the lobby with the same people. */
  | { readonly type: 'newMatch' }
  /**
   * "Automatically up to n" for this game; no value withdraws it. Known to nobody else. On one's own turn it answers at once.
   * After the auction, or once one has passed: `stale`. `moment`: as `GameView` shows it.
   */
  | { readonly type: 'limitBidding'; readonly moment: number; readonly upTo?: number }
  /** A word in the running game of Skat: with the number of the ask it answers, or, for an offer, the `moment` it is meant for. */
  | { readonly type: 'game'; readonly ask?: number; readonly moment?: number; readonly command: SkatCommand }
  /** The same in Officers' Skat. */
  | { readonly type: 'officers'; readonly ask?: number; readonly moment?: number; readonly command: OfficersCommand };

export const TABLE_REFUSALS = [
  /** The command is meant for an ask, a moment or a pause that is over: a double click, a resend, a line that was lost. Harmless. */
  'stale',
  'notHost',
  'notAtTable',
  'notSeated',
  'alreadyHere',
  'noSuchSeat',
  'seatTaken',
  'noSuchPerson',
  'closedToNewcomers',
  'watchersForbidden',
  'removedByHost',
  'matchRunning',
  'noMatchRunning',
  'noGameRunning',
  'notPlayingThisGame',
  'notPausing',
  'seatsEmpty',
  /** Two people and no bot at a table for Skat: two play Officers' Skat. The host changes the settings first. */
  'twoPlayOfficers',
  'notEveryoneReady',
  'tooManyPlayers',
  'noSuchBid',
  /** This table gives no hints. */
  'hintsOff',
  /** These settings do not go together. */
  ...SETTINGS_REFUSALS,
  ...LENGTH_REFUSALS,
  /** Storing failed; the table is as it was. Say it again. */
  'tryAgain',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** What a command is answered with. A resend of the same id gets the first receipt again. */
export type Receipt =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: TableRefusal | SkatRefusal | OfficersRefusal };
