import type { PersonId, TableId, TableSettings } from '@skatrunde/table';
import type { GoneReason, HttpRefusalCode } from './refusals.ts';

/** `GET /api/me`: who this browser is; makes a person and sets the cookie at the first visit. `PUT /api/me {name}` renames. */
export type Me = {
  readonly person: PersonId;
  readonly name: string;
  readonly named: boolean;
  /** Origin for links to others, where the page was opened under an address that means "this machine" to everybody. */
  readonly shareAt?: string;
  /** The operator's imprint and privacy notice, where they have named one. */
  readonly imprint?: string;
  readonly privacy?: string;
};

/** `POST /api/tables {settings?}`: makes a table, the maker is host and sits on seat 0. */
export type NewTable = { readonly table: TableId };

/** `GET /api/tables/:table`: what a newcomer with the link sees before coming in. 404 with `GoneReason` when there is none, 403 `removed` for whom the host has removed. */
export type TableCard = {
  readonly table: TableId;
  readonly title: string;
  readonly hostName: string;
  readonly names: readonly string[];
  readonly seats: 2 | 3 | 4;
  readonly freeSeats: number;
  readonly settings: TableSettings;
  readonly stage: 'lobby' | 'playing' | 'standings';
  readonly door: { readonly newcomers: boolean; readonly watchers: boolean };
  /** You already belong to this table: go straight in. */
  readonly member: boolean;
};

/** `POST /api/devices`: a code that brings this person to a second device, once, within ten minutes. The page makes `/device/CODE` of it. */
export type DeviceCode = { readonly code: string; readonly expires: number };

/** `POST /api/devices/claim {code}`: this browser becomes that person. */
export type DeviceClaim = Me;

/** Body of every HTTP refusal. */
export type HttpRefusal = { readonly code: HttpRefusalCode | GoneReason };
