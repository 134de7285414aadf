import type { SkatViewEvent } from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';
import { CardSchema, ContractSchema, DoublingWordSchema } from './skat-commands.ts';
import { AnyPlayer, SkatResultSchema } from './skat-result.ts';
import { threeCards, twoCards } from './skat-view.ts';
import { Count } from './text.ts';

const cards = z.array(CardSchema);
const player = AnyPlayer;

/** Events as one viewer gets them. A `dealt` with all hands does not pass. */
export const SkatViewEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt'), hand: cards }),
  z.strictObject({ type: z.literal('bidMade'), player, value: Count }),
  z.strictObject({ type: z.literal('bidHeld'), player, value: Count }),
  z.strictObject({ type: z.literal('passed'), player }),
  z.strictObject({ type: z.literal('declarerFound'), declarer: player, bid: Count }),
  z.strictObject({ type: z.literal('skatPickedUp'), player, cards: z.exactOptional(twoCards) }),
  z.strictObject({ type: z.literal('discarded'), player, cards: z.exactOptional(twoCards) }),
  z.strictObject({ type: z.literal('announced'), player, contract: ContractSchema, shown: z.exactOptional(cards) }),
  z.strictObject({ type: z.literal('cardPlayed'), player, card: CardSchema }),
  z.strictObject({
    type: z.literal('trickTaken'),
    winner: player,
    leader: player,
    cards: threeCards,
    cardPoints: Count,
  }),
  z.strictObject({ type: z.literal('concessionOffered'), concession: Count, player }),
  z.strictObject({ type: z.literal('concessionDeclined'), concession: Count, player }),
  z.strictObject({ type: z.literal('conceded'), side: z.literal(['declarer', 'defenders']), player }),
  z.strictObject({ type: z.literal('claimOffered'), claim: Count, player, shown: cards }),
  z.strictObject({ type: z.literal('claimAccepted'), claim: Count, player }),
  z.strictObject({ type: z.literal('claimDeclined'), claim: Count, player }),
  z.strictObject({ type: z.literal('claimProven'), player, shown: cards }),
  z.strictObject({ type: z.literal('ramschBegan'), compulsory: z.boolean() }),
  z.strictObject({ type: z.literal('grandHandDeclined'), player }),
  z.strictObject({ type: z.literal('skatPushed'), player }),
  z.strictObject({ type: z.literal('knocked'), player, knocked: z.boolean() }),
  z.strictObject({ type: z.literal('doubled'), player, word: DoublingWordSchema }),
  z.strictObject({ type: z.literal('notDoubled'), player, word: DoublingWordSchema }),
  z.strictObject({ type: z.literal('handShown'), player, shown: cards }),
  z.strictObject({ type: z.literal('rearranged'), player, partner: player, keep: z.exactOptional(cards) }),
  z.strictObject({ type: z.literal('gaveIn'), player }),
  z.strictObject({ type: z.literal('giveInAnswered'), player, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('giftTaken'), player }),
  z.strictObject({ type: z.literal('giftRefused'), player, contract: ContractSchema }),
  z.strictObject({ type: z.literal('forfeited'), player }),
  z.strictObject({ type: z.literal('settled'), result: SkatResultSchema }),
]);

export type ViewEventIsTheRules = Proven<Same<z.output<typeof SkatViewEventSchema>, SkatViewEvent>>;
