import { BOT_LEVELS, type Occupant } from '@skatrunde/table';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';
import { ServerId } from './text.ts';

export const Seat = z.int().check(z.minimum(0), z.maximum(3));
/** Server time in ms. */
export const Time = z.int().check(z.minimum(0));

export const BotLevelSchema = z.literal([...BOT_LEVELS]);

export const OccupantSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), person: ServerId }),
  z.strictObject({ kind: z.literal('bot'), name: z.string(), level: BotLevelSchema }),
]);

export type OccupantIsTheTables = Proven<Same<z.output<typeof OccupantSchema>, Occupant>>;
