import {
  type Card,
  type Contract,
  type ContractOption,
  contractChoices,
  FOREHAND,
  type Player,
  type SkatAsk,
  type SkatCommand,
  suitInPlay,
} from '@skatrunde/rules';
import { dealtHolding } from './bidding.ts';
import { bestOption, prospect } from './prospects.ts';
import type { Holding } from './trump-strength.ts';

/** A Hand game is played from this chance on, if it also promises more than taking the skat. */
const SURE_ENOUGH_FOR_HAND = 0.85;

export function answerPickUpOrHand(
  ask: SkatAsk & { readonly kind: 'pickUpOrHand' },
  cards: readonly Card[],
  me: Player,
): SkatCommand {
  const holding = dealtHolding(cards, me);
  const sure = ask.contracts.filter(
    ({ contract, coversBid }) => coversBid && prospect(contract, holding, 'afterSkat') >= SURE_ENOUGH_FOR_HAND,
  );
  const hand = bestOption(sure, holding, 'afterSkat');
  const withSkat = bestOption(contractChoices('taken', cards, ask.bid).contracts, holding, 'beforeSkat');
  if (hand === undefined || hand.worth <= (withSkat?.worth ?? 0)) return { type: 'pickUp' };
  return { type: 'announce', contract: hand.option.contract };
}

/** Announces what promises most of all that is allowed. */
export function answerAnnounce(
  ask: SkatAsk & { readonly kind: 'announce' },
  holding: Holding,
): SkatCommand | undefined {
  const best = bestOption(ask.contracts, holding, 'afterSkat');
  return best === undefined ? undefined : { type: 'announce', contract: best.option.contract };
}

/** Puts away the two cards after which the best game promises most. */
export function answerDiscard(ask: SkatAsk & { readonly kind: 'discard' }, me: Player): SkatCommand | undefined {
  const options = contractChoices('taken', ask.cards, ask.bid).contracts;
  let best: { readonly pair: readonly [Card, Card]; readonly worth: number } | undefined;
  for (const pair of pairs(ask.cards)) {
    const worth = worthOfDiscard(pair, ask.cards, options, me);
    if (best === undefined || worth > best.worth) best = { pair, worth };
  }
  return best === undefined ? undefined : { type: 'discard', cards: best.pair };
}

function pairs(cards: readonly Card[]): readonly (readonly [Card, Card])[] {
  return cards.flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second] as const));
}

function worthOfDiscard(
  pair: readonly [Card, Card],
  twelve: readonly Card[],
  options: readonly ContractOption[],
  me: Player,
): number {
  const cards = twelve.filter((card) => !pair.includes(card));
  const kept = options.filter(({ contract }) => keepsTrumps(pair, cards, contract));
  return bestOption(kept, { cards, buried: pair, forehand: me === FOREHAND }, 'afterSkat')?.worth ?? -Infinity;
}

/** Trumps are put away only by who has nothing else. */
function keepsTrumps(pair: readonly [Card, Card], kept: readonly Card[], contract: Contract): boolean {
  const isTrump = (card: Card): boolean => suitInPlay(card, contract) === 'trump';
  return !pair.some(isTrump) || kept.every(isTrump);
}
