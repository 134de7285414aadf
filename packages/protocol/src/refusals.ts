import { OFFICERS_REFUSALS, SKAT_REFUSALS } from '@skatrunde/rules/cards';
import { TABLE_REFUSALS } from '@skatrunde/table';

/** Refusals that the door of the server gives before the table hears of a message. */
export const DOOR_REFUSALS = [
  /** Not of the form that `schemas` describes: wrong type, unknown key, too long. Repeated: the line is cut. */
  'malformed',
  /** More messages than a person sends. Nothing was done; say it again in a moment. */
  'tooFast',
  /** This table takes no more commands here. */
  'tableGone',
] as const;
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];

export const CHAT_REFUSALS = ['notAtTable', 'empty', 'tooLong', 'tryAgain'] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/** Why a table cannot be opened, or not any longer. */
export const GONE_REASONS = [
  /** No table has this id: mistyped, or never was. */
  'unknown',
  /** An operator has closed the table for good. */
  'closed',
  /** The host has removed you. */
  'removed',
  /** You have left, perhaps in another tab. */
  'left',
  /** You only watched, and the host has forbidden watching. */
  'watchersForbidden',
  /** This browser was at the table as another person, and who it is now has never been there. */
  'stranger',
  /** This page is older or newer than the server: load it again. */
  'protocol',
] as const;
export type GoneReason = (typeof GONE_REASONS)[number];

/** Why a connection is refused before it is one: the message of the client's `connect_error`. */
export const HANDSHAKE_REFUSALS = [
  /** No valid cookie: ask `GET /api/me` for one, then connect again. */
  'noSession',
  /** Too many connections of this person or address. */
  'tooFast',
] as const;
export type HandshakeRefusal = (typeof HANDSHAKE_REFUSALS)[number];

/** Codes of HTTP refusals beside `GoneReason`; the body is `{ code }`. */
export const HTTP_REFUSALS = [
  'malformed',
  'tooLarge',
  'tooFast',
  /** No valid cookie: ask `GET /api/me` first. */
  'noSession',
  /** The request comes from another site's page. */
  'foreignOrigin',
  'notFound',
  'nameEmpty',
  'nameTooLong',
  /** This device code was never given, is used, or is older than ten minutes. */
  'codeGone',
  /** The server failed or is being stopped; nothing was changed. */
  'tryAgain',
] as const;
export type HttpRefusalCode = (typeof HTTP_REFUSALS)[number];

/** Every code a page can receive and must have words for. */
export const ALL_REFUSALS = [
  ...new Set([
    ...DOOR_REFUSALS,
    ...CHAT_REFUSALS,
    ...GONE_REASONS,
    ...HANDSHAKE_REFUSALS,
    ...HTTP_REFUSALS,
    ...TABLE_REFUSALS,
    ...SKAT_REFUSALS,
    ...OFFICERS_REFUSALS,
  ]),
];
