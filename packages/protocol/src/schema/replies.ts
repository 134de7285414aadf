import { OFFICERS_REFUSALS, SKAT_REFUSALS } from '@skatrunde/rules/cards';
import { TABLE_REFUSALS } from '@skatrunde/table';
import * as z from 'zod/mini';
import type { DeviceCode, HttpRefusal, Me, NewTable, TableCard } from '../http.ts';
import { CHAT_REFUSALS, DOOR_REFUSALS, GONE_REASONS, HTTP_REFUSALS } from '../refusals.ts';
import type { ChatMessage, ChatReceipt, CommandReceipt, ServerToClient } from '../socket-events.ts';
import { Time } from './people.ts';
import type { Proven, Same } from './same.ts';
import { DoorSchema, TableSettingsSchema } from './table-commands.ts';
import { Count, ServerId } from './text.ts';

export const CommandReceiptSchema = z.union([
  z.strictObject({ ok: z.literal(true), version: Count }),
  z.strictObject({
    ok: z.literal(false),
    code: z.literal([...TABLE_REFUSALS, ...SKAT_REFUSALS, ...OFFICERS_REFUSALS]),
  }),
  z.strictObject({ ok: z.literal(false), code: z.literal([...DOOR_REFUSALS]) }),
]);

export const ChatReceiptSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({ ok: z.literal(false), code: z.literal([...DOOR_REFUSALS, ...CHAT_REFUSALS]) }),
]);

export const ChatMessageSchema = z.strictObject({
  id: Count,
  room: z.literal(['players', 'watchers']),
  person: ServerId,
  name: z.string(),
  text: z.string(),
  at: Time,
});

export const GoneSchema = z.strictObject({ reason: z.literal([...GONE_REASONS]), table: z.string() });

export const MeSchema = z.strictObject({
  person: ServerId,
  name: z.string(),
  named: z.boolean(),
  shareAt: z.exactOptional(z.string()),
  imprint: z.exactOptional(z.string()),
  privacy: z.exactOptional(z.string()),
});
export const NewTableSchema = z.strictObject({ table: ServerId });
export const DeviceCodeSchema = z.strictObject({ code: ServerId, expires: Time });

export const TableCardSchema = z.strictObject({
  table: ServerId,
  title: z.string(),
  hostName: z.string(),
  names: z.array(z.string()),
  seats: z.literal([2, 3, 4]),
  freeSeats: Count,
  settings: TableSettingsSchema,
  stage: z.literal(['lobby', 'playing', 'standings']),
  door: DoorSchema,
  member: z.boolean(),
});

export const HttpRefusalSchema = z.strictObject({ code: z.literal([...HTTP_REFUSALS, ...GONE_REASONS]) });

export type ReceiptIsTheWires = Proven<Same<z.output<typeof CommandReceiptSchema>, CommandReceipt>>;
export type ChatReceiptIsTheWires = Proven<Same<z.output<typeof ChatReceiptSchema>, ChatReceipt>>;
export type ChatIsTheWires = Proven<Same<z.output<typeof ChatMessageSchema>, ChatMessage>>;
export type GoneIsTheWires = Proven<Same<z.output<typeof GoneSchema>, Parameters<ServerToClient['table:gone']>[0]>>;
export type MeIsTheWires = Proven<Same<z.output<typeof MeSchema>, Me>>;
export type NewTableIsTheWires = Proven<Same<z.output<typeof NewTableSchema>, NewTable>>;
export type DeviceCodeIsTheWires = Proven<Same<z.output<typeof DeviceCodeSchema>, DeviceCode>>;
export type TableCardIsTheWires = Proven<Same<z.output<typeof TableCardSchema>, TableCard>>;
export type HttpRefusalIsTheWires = Proven<Same<z.output<typeof HttpRefusalSchema>, HttpRefusal>>;
