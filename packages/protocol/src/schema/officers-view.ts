import {
  OFFICERS_REFUSALS,
  type OfficersAsk,
  type OfficersOffer,
  type OfficersView,
  type OfficersViewEvent,
  SUITS,
} from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import { OfficersContractSchema } from './officers-commands.ts';
import { byTwoSchema, OfficersDoublingSchema, OfficersResultSchema, PlayerOfTwo } from './officers-result.ts';
import type { Proven, Same } from './same.ts';
import { CardSchema } from './skat-commands.ts';
import { Count } from './text.ts';

const player = PlayerOfTwo;
const cards = z.array(CardSchema);
const twoCards = z.tuple([CardSchema, CardSchema]);
const stack = z.int().check(z.minimum(0), z.maximum(7));
const row = z.literal([0, 1]);

/** A stack as it lies. A `covered` that names its card does not pass. */
const StackSchema = z.strictObject({ open: z.exactOptional(CardSchema), covered: z.boolean() });
const common = { you: z.exactOptional(player), hand: cards, stacks: byTwoSchema(z.array(StackSchema)) };
const announced = {
  announcer: player,
  contract: OfficersContractSchema,
  doublings: z.array(OfficersDoublingSchema),
};
const TrickSchema = z.strictObject({ leader: player, winner: player, cards: twoCards });

export const OfficersViewSchema = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('announcing'), ...common, turn: player }),
  z.strictObject({
    phase: z.literal('doubling'),
    ...common,
    ...announced,
    turn: z.exactOptional(player),
    asked: z.exactOptional(OfficersDoublingSchema),
  }),
  z.strictObject({
    phase: z.literal('playing'),
    ...common,
    ...announced,
    leader: player,
    trick: z.array(z.strictObject({ player, card: CardSchema })),
    turn: player,
    lastTrick: z.exactOptional(TrickSchema),
    tricksTaken: byTwoSchema(Count),
    cardPoints: byTwoSchema(Count),
    claim: z.exactOptional(z.strictObject({ claim: Count, by: player })),
  }),
  z.strictObject({
    phase: z.literal('over'),
    ...common,
    result: OfficersResultSchema,
    deal: byTwoSchema(z.array(z.strictObject({ open: CardSchema, covered: CardSchema }))),
    tricks: z.array(TrickSchema),
  }),
]);

export const OfficersAskSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('announce'),
    number: Count,
    contracts: z.array(z.strictObject({ contract: OfficersContractSchema, value: z.exactOptional(Count) })),
    refused: z.array(z.strictObject({ contract: OfficersContractSchema, code: z.literal([...OFFICERS_REFUSALS]) })),
  }),
  z.strictObject({ kind: OfficersDoublingSchema, number: Count, factor: Count }),
  z.strictObject({
    kind: z.literal('play'),
    number: Count,
    cards,
    follow: z.exactOptional(z.literal([...SUITS, 'trump'])),
  }),
]);

export const OfficersOfferSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('concede'), needsConsent: z.literal(false) }),
  z.strictObject({ kind: z.literal('claim') }),
  z.strictObject({ kind: z.literal('answerClaim'), claim: Count, by: player }),
]);

/** Events as everybody gets them. A `dealt` with the stacks does not pass. */
export const OfficersViewEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt') }),
  z.strictObject({ type: z.literal('rowCovered'), player, row }),
  z.strictObject({ type: z.literal('rowOpened'), player, row, cards }),
  z.strictObject({ type: z.literal('announced'), player, contract: OfficersContractSchema }),
  z.strictObject({ type: z.literal('doublingAsked'), player, doubling: OfficersDoublingSchema }),
  z.strictObject({ type: z.literal('doubled'), player, doubling: OfficersDoublingSchema }),
  z.strictObject({ type: z.literal('passed'), player, doubling: OfficersDoublingSchema }),
  z.strictObject({ type: z.literal('playBegun'), leader: player }),
  z.strictObject({ type: z.literal('cardPlayed'), player, card: CardSchema, stack }),
  z.strictObject({
    type: z.literal('trickTaken'),
    winner: player,
    leader: player,
    cards: twoCards,
    cardPoints: Count,
  }),
  z.strictObject({
    type: z.literal('cardsTurned'),
    cards: z.array(z.strictObject({ player, stack, card: CardSchema })),
  }),
  z.strictObject({ type: z.literal('conceded'), player }),
  z.strictObject({ type: z.literal('claimOffered'), claim: Count, player }),
  z.strictObject({ type: z.literal('claimAccepted'), claim: Count, player }),
  z.strictObject({ type: z.literal('claimDeclined'), claim: Count, player }),
  z.strictObject({ type: z.literal('claimProven'), player }),
  z.strictObject({ type: z.literal('settled'), result: OfficersResultSchema }),
]);

export type OfficersViewIsTheRules = Proven<Same<z.output<typeof OfficersViewSchema>, OfficersView>>;
export type OfficersAskIsTheRules = Proven<Same<z.output<typeof OfficersAskSchema>, OfficersAsk>>;
export type OfficersOfferIsTheRules = Proven<Same<z.output<typeof OfficersOfferSchema>, OfficersOffer>>;
export type OfficersViewEventIsTheRules = Proven<Same<z.output<typeof OfficersViewEventSchema>, OfficersViewEvent>>;
