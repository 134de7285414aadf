import { DOUBLINGS, OFFICERS_LEVELS, type OfficersResult } from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import { OfficersContractSchema } from './officers-commands.ts';
import type { Proven, Same } from './same.ts';
import { Count } from './text.ts';

/** Forehand or dealer; `Player` is a plain number in the types. */
export const PlayerOfTwo = z.int().check(z.minimum(0), z.maximum(1));

export function byTwoSchema<T extends z.ZodMiniType>(value: T) {
  return z.tuple([value, value]);
}

export const OfficersDoublingSchema = z.literal([...DOUBLINGS]);

const ReckoningSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('levels'),
    base: Count,
    levels: z.array(z.literal([...OFFICERS_LEVELS])),
    factor: Count,
  }),
  z.strictObject({ kind: z.literal('steps'), cardPoints: Count, step: z.literal([1, 2, 3, 4]) }),
  z.strictObject({ kind: z.literal('ramsch'), loser: PlayerOfTwo, cardPoints: Count }),
  z.strictObject({ kind: z.literal('durchmarsch') }),
]);

export const OfficersResultSchema = z.strictObject({
  kind: z.literal('officers'),
  announcer: PlayerOfTwo,
  contract: OfficersContractSchema,
  winner: PlayerOfTwo,
  durchmarsch: z.boolean(),
  ending: z.literal(['played', 'conceded', 'claimProven', 'claimAccepted']),
  endedBy: z.exactOptional(PlayerOfTwo),
  cardPoints: byTwoSchema(Count),
  tricks: byTwoSchema(Count),
  reckoning: ReckoningSchema,
  value: Count,
  doublings: z.array(OfficersDoublingSchema),
  scores: byTwoSchema(z.int()),
});

export type OfficersResultIsTheRules = Proven<Same<z.output<typeof OfficersResultSchema>, OfficersResult>>;
