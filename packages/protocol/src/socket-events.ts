import type { HintReceipt, Pad, PersonId, Receipt, TableCommand, TableId, TableUpdate } from '@skatrunde/table';
import type { ChatRefusal, DoorRefusal, GoneReason } from './refusals.ts';

/**
 * One socket per table and page: the table id stands in the handshake's query (`?table=ID`), the protocol version in its
 * `auth`. After connecting the server sends `table:update`, `table:pad` and `table:chat` unasked; the same after each reconnect.
 */
export type HandshakeAuth = {
  readonly protocol: number;
  /** This page takes its person to belong to the table; if that is not so any more, the connection is refused with the reason. */
  readonly member?: true;
};

/** A command with the id the page made for it (16 to 64 characters of A-Z a-z 0-9 - _). A resend keeps the id. */
export type CommandEnvelope = { readonly id: string; readonly command: TableCommand };

export type CommandReceipt = Receipt | { readonly ok: false; readonly code: DoorRefusal };

/** Chat of the players (and the dealer who sits out), and of the watchers. */
export type ChatRoom = 'players' | 'watchers';
export type ChatMessage = {
  /** Ascending per table. */
  readonly id: number;
  readonly room: ChatRoom;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  /** Server ms. */
  readonly at: number;
};
export type ChatReceipt = { readonly ok: true } | { readonly ok: false; readonly code: DoorRefusal | ChatRefusal };

/** The number of the ask one wants a hint for: one's own, and open. */
export type AskForHint = { readonly ask: number };

/** What a bot would say and why, for who has asked alone; or why there is no hint. */
export type HintAnswer = HintReceipt | { readonly ok: false; readonly code: DoorRefusal };

export type ClientToServer = {
  'table:command': (envelope: CommandEnvelope, receipt: (receipt: CommandReceipt) => void) => void;
  /** 1 to 300 characters, to the room of one's role. */
  'table:say': (message: { readonly id: string; readonly text: string }, receipt: (r: ChatReceipt) => void) => void;
  /** At a table that gives hints, by who is to move. Changes nothing, and nobody else learns of it. */
  'table:hint': (wanted: AskForHint, receipt: (answer: HintAnswer) => void) => void;
  /** Host: 0 to 40 characters. */
  'table:title': (message: { readonly title: string }, receipt: (r: CommandReceipt) => void) => void;
};

export type ServerToClient = {
  'table:update': (update: TableUpdate) => void;
  /** The whole pad of the running or last match. */
  'table:pad': (pad: Pad) => void;
  /** New messages of one's room, oldest first; after connecting the last 100. Replaces by id. */
  'table:chat': (messages: readonly ChatMessage[]) => void;
  'table:gone': (gone: { readonly reason: GoneReason; readonly table: TableId }) => void;
};
