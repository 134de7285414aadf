import { PLAIN_HINT_REASONS, POINT_HINT_REASONS, TABLE_REFUSALS } from '@skatrunde/table';
import * as z from 'zod/mini';
import { DOOR_REFUSALS } from '../refusals.ts';
import type { AskForHint, HintAnswer } from '../socket-events.ts';
import { OfficersCommandSchema } from './officers-commands.ts';
import type { Proven, Same } from './same.ts';
import { SkatCommandSchema } from './skat-commands.ts';
import { Count } from './text.ts';

/** `table:hint`: the number of one's own ask. */
export const AskForHintSchema = z.strictObject({ ask: Count });

const game = z.literal(['C', 'S', 'H', 'D', 'grand', 'null']);
const judged = { game, percent: Count, jacks: Count, trumps: Count, aces: Count };

const HintReasonSchema = z.union([
  z.strictObject({ code: z.literal([...PLAIN_HINT_REASONS]) }),
  z.strictObject({ code: z.literal([...POINT_HINT_REASONS]), points: Count }),
  z.strictObject({ code: z.literal('worthUpTo'), upTo: Count, ...judged }),
  z.strictObject({ code: z.literal('notWorth'), upTo: Count, jacks: Count, aces: Count }),
  z.strictObject({ code: z.literal('skatHelps'), percent: Count }),
  z.strictObject({ code: z.literal(['handHolds', 'bestGame']), ...judged }),
  z.strictObject({ code: z.literal('bestDiscard'), game, percent: Count, points: Count }),
  z.strictObject({ code: z.literal('drawsTrumps'), out: Count }),
]);

const HintSchema = z.strictObject({
  command: z.union([SkatCommandSchema, OfficersCommandSchema]),
  reason: HintReasonSchema,
});

export const HintAnswerSchema = z.union([
  z.strictObject({ ok: z.literal(true), hint: HintSchema }),
  z.strictObject({ ok: z.literal(false), code: z.literal([...TABLE_REFUSALS]) }),
  z.strictObject({ ok: z.literal(false), code: z.literal([...DOOR_REFUSALS]) }),
]);

export type AskForHintIsTheWires = Proven<Same<z.output<typeof AskForHintSchema>, AskForHint>>;
export type HintAnswerIsTheWires = Proven<Same<z.output<typeof HintAnswerSchema>, HintAnswer>>;
