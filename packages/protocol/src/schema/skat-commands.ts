import { DOUBLING_WORDS, PACK, type SkatCommand, SUITS } from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';
import { Count } from './text.ts';

export const CardSchema = z.literal([...PACK]);

const announcements = {
  hand: z.boolean(),
  schneiderAnnounced: z.boolean(),
  schwarzAnnounced: z.boolean(),
  ouvert: z.boolean(),
  spitze: z.exactOptional(z.literal([1, 2])),
};

export const ContractSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('suit'), trump: z.literal([...SUITS]), ...announcements }),
  z.strictObject({ type: z.literal('grand'), ...announcements }),
  z.strictObject({
    type: z.literal('null'),
    hand: z.boolean(),
    ouvert: z.boolean(),
    revolution: z.exactOptional(z.literal(true)),
  }),
]);

/** A word of the Kontra chain. */
export const DoublingWordSchema = z.literal([...DOUBLING_WORDS]);

export const SkatCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), value: Count }),
  z.strictObject({ type: z.literal('hold'), value: Count }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('pickUp') }),
  z.strictObject({ type: z.literal('discard'), cards: z.tuple([CardSchema, CardSchema]) }),
  z.strictObject({ type: z.literal('announce'), contract: ContractSchema }),
  z.strictObject({ type: z.literal('play'), card: CardSchema }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('answerConcession'), concession: Count, accept: z.boolean() }),
  z.strictObject({ type: z.literal('claim') }),
  z.strictObject({ type: z.literal('answerClaim'), claim: Count, accept: z.boolean() }),
  z.strictObject({ type: z.literal('kontra') }),
  z.strictObject({ type: z.literal('double'), word: DoublingWordSchema, say: z.boolean() }),
  z.strictObject({ type: z.literal('push') }),
  z.strictObject({ type: z.literal('knock'), knock: z.boolean() }),
  z.strictObject({ type: z.literal('rearrange'), keep: z.array(CardSchema).check(z.maxLength(10)) }),
  z.strictObject({ type: z.literal('giveIn') }),
  z.strictObject({ type: z.literal('answerGiveIn'), agree: z.boolean() }),
  z.strictObject({ type: z.literal('answerGift'), take: z.boolean() }),
]);

export type SkatCommandIsWhatTheRulesTake = Proven<Same<z.output<typeof SkatCommandSchema>, SkatCommand>>;
