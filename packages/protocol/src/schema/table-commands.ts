import {
  ABSENCE_RULES,
  BOT_PACES,
  type Door,
  type TableCommand,
  type TableSettings,
  type Tempo,
  THINK_TIMES,
} from '@skatrunde/table';
import * as z from 'zod/mini';
import type { CommandEnvelope } from '../socket-events.ts';
import { OfficersCommandSchema, OfficersSettingsSchema } from './officers-commands.ts';
import { BotLevelSchema } from './people.ts';
import type { Proven, Same } from './same.ts';
import { SkatCommandSchema } from './skat-commands.ts';
import { SkatSettingsSchema } from './skat-settings.ts';
import { Count, Hex256, MessageId, ServerId, textUpTo } from './text.ts';

export const LengthSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('singleGame') }),
  z.strictObject({ kind: z.literal('rounds'), rounds: z.literal([1, 2, 3, 12]) }),
  z.strictObject({ kind: z.literal('target'), score: z.literal([250, 500, 1000]) }),
  z.strictObject({ kind: z.literal('bierlachs'), minus: z.literal([301, 501]) }),
]);

const TempoSchema = z.strictObject({
  bots: z.literal([...BOT_PACES]),
  absence: z.literal([...ABSENCE_RULES]),
  thinkTime: z.literal([...THINK_TIMES]),
});
const tempo = z.exactOptional(TempoSchema);
const hints = z.exactOptional(z.boolean());

/** 1 to 40 characters, and something to see. */
const name = z.exactOptional(textUpTo(40).check(z.regex(/\S/)));

const SkatTableSettingsSchema = z.strictObject({
  name,
  tempo,
  hints,
  game: z.exactOptional(z.literal('skat')),
  seats: z.literal([3, 4]),
  length: LengthSchema,
  rules: SkatSettingsSchema,
});

const OfficersTableSettingsSchema = z.strictObject({
  name,
  tempo,
  hints,
  game: z.literal('officers'),
  seats: z.literal(2),
  length: LengthSchema,
  rules: OfficersSettingsSchema,
});

export const TableSettingsSchema = z.discriminatedUnion('game', [SkatTableSettingsSchema, OfficersTableSettingsSchema]);

export const DoorSchema = z.strictObject({ newcomers: z.boolean(), watchers: z.boolean() });

/** What a word in a game is meant for. */
const aim = { ask: z.exactOptional(Count), moment: z.exactOptional(Count) };
const seat = z.int().check(z.minimum(0), z.maximum(3));

export const TableCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), as: z.literal(['player', 'watcher']), seat: z.exactOptional(seat) }),
  z.strictObject({ type: z.literal('sit'), seat }),
  z.strictObject({ type: z.literal('standUp') }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ type: z.literal('changeSettings'), settings: TableSettingsSchema }),
  z.strictObject({ type: z.literal('changeDoor'), door: DoorSchema }),
  z.strictObject({ type: z.literal('changeTempo'), tempo: TempoSchema }),
  z.strictObject({ type: z.literal('addBot'), seat, level: z.exactOptional(BotLevelSchema) }),
  z.strictObject({ type: z.literal('changeBot'), seat, level: BotLevelSchema }),
  z.strictObject({ type: z.literal('removeBot'), seat }),
  z.strictObject({ type: z.literal('answerStandIn'), person: ServerId, standIn: Count, agree: z.boolean() }),
  z.strictObject({ type: z.literal('removePerson'), person: ServerId }),
  z.strictObject({ type: z.literal('allowBack'), person: ServerId }),
  z.strictObject({ type: z.literal('handOver'), person: ServerId }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('next'), dealing: Count }),
  z.strictObject({ type: z.literal('addChance'), dealing: Count, text: Hex256 }),
  z.strictObject({ type: z.literal('newMatch') }),
  z.strictObject({ type: z.literal('limitBidding'), moment: Count, upTo: z.exactOptional(Count) }),
  z.strictObject({ type: z.literal('game'), ...aim, command: SkatCommandSchema }),
  z.strictObject({ type: z.literal('officers'), ...aim, command: OfficersCommandSchema }),
]);

export const CommandEnvelopeSchema = z.strictObject({ id: MessageId, command: TableCommandSchema });

export type SettingsAreTheTables = Proven<Same<z.output<typeof TableSettingsSchema>, TableSettings>>;
export type TempoIsTheTables = Proven<Same<z.output<typeof TempoSchema>, Tempo>>;
export type DoorIsTheTables = Proven<Same<z.output<typeof DoorSchema>, Door>>;
export type CommandIsTheTables = Proven<Same<z.output<typeof TableCommandSchema>, TableCommand>>;
export type EnvelopeIsTheWires = Proven<Same<z.output<typeof CommandEnvelopeSchema>, CommandEnvelope>>;
