import { SKAT_REFUSALS, type SkatAsk, type SkatOffer, type SkatView, SUITS } from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';
import { CardSchema, ContractSchema, DoublingWordSchema } from './skat-commands.ts';
import { AnyPlayer, byPlayerSchema, MatadorsSchema, SkatResultSchema } from './skat-result.ts';
import { Count } from './text.ts';

export const twoCards = z.tuple([CardSchema, CardSchema]);
export const threeCards = z.tuple([CardSchema, CardSchema, CardSchema]);
const cards = z.array(CardSchema);

const common = {
  you: z.exactOptional(AnyPlayer),
  hand: cards,
  cardCounts: byPlayerSchema(Count),
  calls: z.array(z.strictObject({ player: AnyPlayer, call: z.literal(['bid', 'hold', 'pass']), value: Count })),
};

const TakenTrickSchema = z.strictObject({ leader: AnyPlayer, winner: AnyPlayer, cards: threeCards });

const BiddingSchema = z.strictObject({ ...common, phase: z.literal('bidding'), turn: AnyPlayer, bid: Count });

const DeclaringSchema = z.strictObject({
  ...common,
  phase: z.literal(['pickingUp', 'discarding', 'announcing']),
  declarer: AnyPlayer,
  bid: Count,
  skat: z.exactOptional(twoCards),
  discard: z.exactOptional(twoCards),
});

const PlayingSchema = z.strictObject({
  ...common,
  phase: z.literal('playing'),
  declarer: AnyPlayer,
  bid: Count,
  contract: ContractSchema,
  skat: z.exactOptional(twoCards),
  discard: z.exactOptional(twoCards),
  openHands: z.array(z.strictObject({ player: AnyPlayer, cards })),
  leader: AnyPlayer,
  trick: z.array(z.strictObject({ player: AnyPlayer, card: CardSchema })),
  turn: AnyPlayer,
  lastTrick: z.exactOptional(TakenTrickSchema),
  tricksTaken: byPlayerSchema(Count),
  claim: z.exactOptional(z.strictObject({ claim: Count, by: AnyPlayer, accepted: z.array(AnyPlayer) })),
  concession: z.exactOptional(z.strictObject({ concession: Count, by: AnyPlayer })),
  doubled: z.array(z.strictObject({ player: AnyPlayer, word: DoublingWordSchema })),
  waitsFor: z.exactOptional(AnyPlayer),
  partnerHand: z.exactOptional(cards),
});

const ramsch = {
  ...common,
  compulsory: z.boolean(),
  passed: z.array(z.strictObject({ player: AnyPlayer, pickedUp: z.boolean() })),
  knocked: z.array(AnyPlayer),
  skat: z.exactOptional(twoCards),
  discard: z.exactOptional(twoCards),
  turn: AnyPlayer,
};

const BeforeRamschSchema = z.strictObject({
  ...ramsch,
  phase: z.literal('beforeRamsch'),
  step: z.literal(['grandHand', 'push', 'putOn', 'knock']),
});

const RamschSchema = z.strictObject({
  ...ramsch,
  phase: z.literal('ramsch'),
  contract: z.strictObject({ type: z.literal('ramsch') }),
  leader: AnyPlayer,
  trick: z.array(z.strictObject({ player: AnyPlayer, card: CardSchema })),
  lastTrick: z.exactOptional(TakenTrickSchema),
  tricksTaken: byPlayerSchema(Count),
});

const OverSchema = z.strictObject({
  ...common,
  phase: z.literal('over'),
  result: SkatResultSchema,
  deal: z.strictObject({ hands: byPlayerSchema(cards), skat: twoCards }),
  discard: z.exactOptional(twoCards),
  tricks: z.array(TakenTrickSchema),
});

export const SkatViewSchema = z.discriminatedUnion('phase', [
  BiddingSchema,
  DeclaringSchema,
  PlayingSchema,
  BeforeRamschSchema,
  RamschSchema,
  OverSchema,
]);

const options = {
  number: Count,
  bid: Count,
  contracts: z.array(
    z.strictObject({
      contract: ContractSchema,
      matadors: z.exactOptional(MatadorsSchema),
      gameValue: Count,
      coversBid: z.boolean(),
    }),
  ),
  refused: z.array(z.strictObject({ contract: ContractSchema, code: z.literal([...SKAT_REFUSALS]) })),
};

export const SkatAskSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), number: Count, values: z.array(Count), lastRight: z.boolean() }),
  z.strictObject({ kind: z.literal('hold'), number: Count, value: Count, jump: Count }),
  z.strictObject({ kind: z.literal('pickUpOrHand'), ...options }),
  z.strictObject({ kind: z.literal('discard'), number: Count, bid: Count, cards }),
  z.strictObject({ kind: z.literal('announce'), ...options }),
  z.strictObject({
    kind: z.literal('play'),
    number: Count,
    cards,
    follow: z.exactOptional(z.literal([...SUITS, 'trump'])),
  }),
  z.strictObject({ kind: z.literal('grandHand'), ...options }),
  z.strictObject({ kind: z.literal('push'), number: Count }),
  z.strictObject({ kind: z.literal('putOn'), number: Count, cards }),
  z.strictObject({ kind: z.literal('knock'), number: Count }),
  z.strictObject({ kind: z.literal('double'), number: Count, word: DoublingWordSchema, factor: Count }),
  z.strictObject({ kind: z.literal('rearrange'), number: Count, cards }),
  z.strictObject({ kind: z.literal('giveIn'), number: Count, by: AnyPlayer }),
  z.strictObject({ kind: z.literal('takeGift'), number: Count, instead: z.literal(['schneider', 'schwarz']) }),
]);

export const SkatOfferSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('concede'), needsConsent: z.boolean() }),
  z.strictObject({ kind: z.literal('claim') }),
  z.strictObject({ kind: z.literal('kontra') }),
  z.strictObject({ kind: z.literal('giveIn') }),
  z.strictObject({ kind: z.literal('answerConcession'), concession: Count, by: AnyPlayer }),
  z.strictObject({ kind: z.literal('answerClaim'), claim: Count, by: AnyPlayer }),
]);

export type ViewIsTheRules = Proven<Same<z.output<typeof SkatViewSchema>, SkatView>>;
export type AskIsTheRules = Proven<Same<z.output<typeof SkatAskSchema>, SkatAsk>>;
export type OfferIsTheRules = Proven<Same<z.output<typeof SkatOfferSchema>, SkatOffer>>;
