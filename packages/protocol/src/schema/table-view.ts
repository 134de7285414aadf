import { TABLE_REFUSALS, type TableUpdate } from '@skatrunde/table';
import * as z from 'zod/mini';
import { OfficersAskSchema, OfficersOfferSchema, OfficersViewSchema } from './officers-view.ts';
import { BotLevelSchema, OccupantSchema, Seat, Time } from './people.ts';
import type { Proven, Same } from './same.ts';
import { SkatAskSchema, SkatOfferSchema, SkatViewSchema } from './skat-view.ts';
import { DoorSchema, TableSettingsSchema } from './table-commands.ts';
import { StandInWhy, TableViewEventSchema } from './table-view-events.ts';
import { Count, Hex256, ServerId } from './text.ts';

const PersonViewSchema = z.strictObject({
  person: ServerId,
  name: z.string(),
  present: z.boolean(),
  awaySince: z.exactOptional(Time),
});

const StandInViewSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('playing'), why: StandInWhy }),
  z.strictObject({
    state: z.literal('asked'),
    why: StandInWhy,
    standIn: Count,
    agreed: z.array(ServerId),
    against: z.array(ServerId),
    needed: Count,
  }),
]);

const SeatViewSchema = z.strictObject({
  seat: Seat,
  occupant: z.exactOptional(OccupantSchema),
  ready: z.boolean(),
  leavingAfterGame: z.boolean(),
  comingBot: z.exactOptional(z.strictObject({ name: z.string(), level: BotLevelSchema })),
  thinksUntil: z.exactOptional(Time),
  standIn: z.exactOptional(StandInViewSchema),
});

const MatchViewSchema = z.strictObject({
  match: Count,
  settings: TableSettingsSchema,
  game: Count,
  games: z.exactOptional(Count),
  round: Count,
  bock: z.exactOptional(
    z.strictObject({ now: z.literal(['ordinary', 'bock', 'ramsch']), bockDeals: Count, ramschDeals: Count }),
  ),
  participants: z.array(
    z.strictObject({
      occupant: OccupantSchema,
      seat: z.exactOptional(Seat),
      place: z.exactOptional(Count),
      total: z.int(),
      won: Count,
      lost: Count,
    }),
  ),
});

const atTable = {
  game: Count,
  chance: z.strictObject({ dealing: Count, commitment: Hex256, added: z.array(Count), skipped: z.array(Count) }),
  dealer: Seat,
  seats: z.array(Seat),
  players: z.array(Count),
  sittingOut: z.exactOptional(Seat),
  moment: Count,
  bidLimit: z.exactOptional(Count),
};

const GameViewSchema = z.discriminatedUnion('plays', [
  z.strictObject({
    ...atTable,
    plays: z.exactOptional(z.literal('skat')),
    view: SkatViewSchema,
    ask: z.exactOptional(SkatAskSchema),
    offers: z.array(SkatOfferSchema),
  }),
  z.strictObject({
    ...atTable,
    plays: z.literal('officers'),
    view: OfficersViewSchema,
    ask: z.exactOptional(OfficersAskSchema),
    offers: z.array(OfficersOfferSchema),
  }),
]);

const StartSchema = z.discriminatedUnion('allowed', [
  z.strictObject({ allowed: z.literal(true) }),
  z.strictObject({ allowed: z.literal(false), reason: z.literal([...TABLE_REFUSALS]) }),
]);

const StageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lobby'), start: StartSchema }),
  z.strictObject({ kind: z.literal('game'), match: MatchViewSchema, game: GameViewSchema }),
  z.strictObject({
    kind: z.literal('pause'),
    match: MatchViewSchema,
    game: z.exactOptional(GameViewSchema),
    brokenOffBy: z.exactOptional(OccupantSchema),
    dealing: Count,
    until: Time,
    pressedNext: z.array(ServerId),
    last: z.boolean(),
    chance: z.exactOptional(
      z.strictObject({ dealing: Count, commitment: Hex256, wanted: z.boolean(), missing: z.array(ServerId) }),
    ),
  }),
  z.strictObject({
    kind: z.literal('standings'),
    match: MatchViewSchema,
    ending: z.literal(['complete', 'calledOff']),
    winners: z.array(Count),
    losers: z.exactOptional(z.array(Count)),
  }),
]);

const TableViewSchema = z.strictObject({
  table: ServerId,
  title: z.string(),
  you: z.strictObject({
    person: ServerId,
    role: z.literal(['player', 'watcher']),
    seat: z.exactOptional(Seat),
    host: z.boolean(),
  }),
  host: ServerId,
  settings: TableSettingsSchema,
  door: DoorSchema,
  seats: z.array(SeatViewSchema),
  watchers: z.array(z.strictObject({ person: ServerId, waitsForSeat: z.boolean() })),
  people: z.array(PersonViewSchema),
  barred: z.exactOptional(z.array(z.strictObject({ person: ServerId, name: z.string() }))),
  stage: StageSchema,
});

/** Every update the server sends in a test is parsed with this. */
export const TableUpdateSchema = z.strictObject({
  version: Count,
  view: TableViewSchema,
  events: z.array(TableViewEventSchema),
  now: Time,
});

export type UpdateIsTheTables = Proven<Same<z.output<typeof TableUpdateSchema>, TableUpdate>>;
