import {
  DEAL_ORDERS,
  KONTRA_LIMITS,
  type OfficersCommand,
  type OfficersSettings,
  SCORINGS,
  SUITS,
} from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';
import { CardSchema } from './skat-commands.ts';
import { Count } from './text.ts';

export const OfficersContractSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('suit'), trump: z.literal([...SUITS]) }),
  z.strictObject({ type: z.literal('grand') }),
  z.strictObject({ type: z.literal('ramsch') }),
]);

export const OfficersCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('announce'), contract: OfficersContractSchema }),
  z.strictObject({ type: z.literal('kontra') }),
  z.strictObject({ type: z.literal('re') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('play'), card: CardSchema }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('claim') }),
  z.strictObject({ type: z.literal('answerClaim'), claim: Count, accept: z.boolean() }),
]);

/** The house rules of Officers' Skat: every key must be there, and nothing else. */
export const OfficersSettingsSchema = z.strictObject({
  scoring: z.literal([...SCORINGS]),
  kontra: z.literal([...KONTRA_LIMITS]),
  kontraInRamsch: z.boolean(),
  ramsch: z.boolean(),
  dealOrder: z.literal([...DEAL_ORDERS]),
});

export type OfficersCommandIsWhatTheRulesTake = Proven<Same<z.output<typeof OfficersCommandSchema>, OfficersCommand>>;
export type OfficersSettingsAreTheRules = Proven<Same<z.output<typeof OfficersSettingsSchema>, OfficersSettings>>;
