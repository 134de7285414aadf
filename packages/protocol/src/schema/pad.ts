import type { Pad } from '@skatrunde/table';
import * as z from 'zod/mini';
import { OfficersResultSchema } from './officers-result.ts';
import { OccupantSchema } from './people.ts';
import type { Proven, Same } from './same.ts';
import { SkatResultSchema } from './skat-result.ts';
import { Count, Hex256 } from './text.ts';

const ProofSchema = z.strictObject({
  dealing: Count,
  secret: Hex256,
  entropies: z.array(z.strictObject({ place: Count, text: Hex256 })),
  skipped: z.array(Count),
  cards: z.array(z.string()),
});

const PadLineSchema = z.strictObject({
  game: Count,
  dealer: Count,
  players: z.array(Count),
  result: z.exactOptional(z.discriminatedUnion('kind', [SkatResultSchema, OfficersResultSchema])),
  brokenOffBy: z.exactOptional(OccupantSchema),
  scores: z.array(z.int()),
  totals: z.array(z.int()),
  proof: z.exactOptional(ProofSchema),
});

export const PadSchema = z.strictObject({
  match: Count,
  columns: z.array(z.strictObject({ occupant: OccupantSchema, name: z.string() })),
  lines: z.array(PadLineSchema),
});

export type PadIsTheTables = Proven<Same<z.output<typeof PadSchema>, Pad>>;
