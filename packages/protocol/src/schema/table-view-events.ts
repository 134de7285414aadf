import type { TableViewEvent } from '@skatrunde/table';
import * as z from 'zod/mini';
import { OfficersViewEventSchema } from './officers-view.ts';
import { BotLevelSchema, OccupantSchema, Seat } from './people.ts';
import type { Proven, Same } from './same.ts';
import { SkatViewEventSchema } from './skat-view-events.ts';
import { ServerId } from './text.ts';

const person = ServerId;
export const StandInWhy = z.literal(['away', 'thinkTime']);

export const TableViewEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('game'), event: SkatViewEventSchema }),
  z.strictObject({ type: z.literal('officers'), event: OfficersViewEventSchema }),
  z.strictObject({ type: z.literal('came'), person, as: z.literal(['player', 'watcher']) }),
  z.strictObject({ type: z.literal('left'), person, removed: z.boolean() }),
  z.strictObject({ type: z.literal('seated'), person, seat: Seat }),
  z.strictObject({ type: z.literal('stoodUp'), person }),
  z.strictObject({ type: z.literal('botSeated'), seat: Seat, name: z.string() }),
  z.strictObject({ type: z.literal('botRemoved'), seat: Seat, name: z.string() }),
  z.strictObject({ type: z.literal('botComing'), seat: Seat, name: z.string() }),
  z.strictObject({ type: z.literal('botLevelChanged'), seat: Seat, name: z.string(), level: BotLevelSchema }),
  z.strictObject({ type: z.literal('readyChanged'), person, ready: z.boolean() }),
  z.strictObject({ type: z.literal('settingsChanged') }),
  z.strictObject({ type: z.literal('tempoChanged') }),
  z.strictObject({ type: z.literal('standInAsked'), person, why: StandInWhy }),
  z.strictObject({ type: z.literal('standInAnswered'), person, by: person, agree: z.boolean() }),
  z.strictObject({ type: z.literal('standInBegan'), person, why: StandInWhy }),
  z.strictObject({ type: z.literal('standInEnded'), person }),
  z.strictObject({ type: z.literal('doorChanged') }),
  z.strictObject({ type: z.literal('hostChanged'), host: person }),
  z.strictObject({ type: z.literal('matchStarted'), firstDealer: Seat }),
  z.strictObject({ type: z.literal('gameBrokenOff'), by: OccupantSchema }),
  z.strictObject({ type: z.literal('pressedNext'), person }),
  z.strictObject({ type: z.literal('matchEnded'), ending: z.literal(['complete', 'calledOff']) }),
]);

export type TableViewEventIsTheTables = Proven<Same<z.output<typeof TableViewEventSchema>, TableViewEvent>>;
