import { BOCK_TRIGGERS, ENDINGS, LEVELS, LOST_REASONS, SCORE_DOUBLINGS, type SkatResult } from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';
import { CardSchema, ContractSchema } from './skat-commands.ts';

/** A place in a game; `Player` is a plain number in the types. */
export const AnyPlayer = z.int().check(z.minimum(0), z.maximum(2));

export function byPlayerSchema<T extends z.ZodMiniType>(value: T) {
  return z.tuple([value, value, value]);
}

export const MatadorsSchema = z.strictObject({
  kind: z.literal(['with', 'without']),
  count: z.int().check(z.minimum(1), z.maximum(11)),
});

const LevelReckoningSchema = z.strictObject({
  kind: z.literal('levels'),
  matadors: MatadorsSchema,
  changedBySkat: z.exactOptional(z.strictObject({ planned: MatadorsSchema, card: CardSchema })),
  levels: z.array(z.literal([...LEVELS])),
  base: z.int(),
  factor: z.int(),
});

const doublings = z.array(z.strictObject({ kind: z.literal([...SCORE_DOUBLINGS]), factor: z.int() }));
const bock = z.array(z.literal([...BOCK_TRIGGERS]));

const sides = z.strictObject({ declarer: z.int(), defenders: z.int() });

const PlayedResultSchema = z.strictObject({
  kind: z.literal('played'),
  scores: byPlayerSchema(z.int()),
  declarer: AnyPlayer,
  contract: ContractSchema,
  bid: z.int(),
  won: z.boolean(),
  lostReason: z.exactOptional(z.literal([...LOST_REASONS])),
  ending: z.literal([...ENDINGS]),
  cardPoints: sides,
  tricks: sides,
  reckoning: z.discriminatedUnion('kind', [LevelReckoningSchema, z.strictObject({ kind: z.literal('null') })]),
  gameValue: z.int(),
  overbid: z.exactOptional(z.strictObject({ charged: z.int() })),
  lostFactor: z.exactOptional(z.literal([1, 2])),
  doublings,
  score: z.int(),
  bock,
});

const twoCards = z.tuple([CardSchema, CardSchema]);
const players = z.array(AnyPlayer);

const RamschResultSchema = z.strictObject({
  kind: z.literal('ramsch'),
  scores: byPlayerSchema(z.int()),
  ending: z.literal(['played', 'left']),
  cardPoints: byPlayerSchema(z.int()),
  tricks: byPlayerSchema(z.int()),
  skat: twoCards,
  skatTo: players,
  durchmarsch: z.exactOptional(AnyPlayer),
  losers: players,
  jungfrau: players,
  putOn: z.array(
    z.strictObject({
      player: AnyPlayer,
      cards: z.exactOptional(z.strictObject({ taken: twoCards, putOn: twoCards })),
    }),
  ),
  knocked: players,
  doublings,
  bock,
});

const PassedInResultSchema = z.strictObject({ kind: z.literal('passedIn'), scores: byPlayerSchema(z.int()), bock });

export const SkatResultSchema = z.discriminatedUnion('kind', [
  PlayedResultSchema,
  RamschResultSchema,
  PassedInResultSchema,
]);

export type ResultIsTheRules = Proven<Same<z.output<typeof SkatResultSchema>, SkatResult>>;
