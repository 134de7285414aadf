import {
  automaticCall,
  type Card,
  contractChoices,
  FOREHAND,
  type Player,
  type SkatAsk,
  type SkatCommand,
} from '@skatrunde/rules';
import { prospect } from './prospects.ts';
import type { Holding } from './trump-strength.ts';

/** From this chance on a game is bid for. */
const BOLD_ENOUGH = 0.6;
/** The lowest value of the ladder: every game reaches it. */
const LOWEST_BID = 18;

/** The ten cards of the deal. */
export function dealtHolding(cards: readonly Card[], me: Player): Holding {
  return { cards, buried: [], forehand: me === FOREHAND };
}

/** How high these cards are bid: the value of the dearest game that looks good enough, 0 for none. */
export function bidLimit(cards: readonly Card[], me: Player): number {
  const holding = dealtHolding(cards, me);
  const promising = contractChoices('taken', cards, LOWEST_BID).contracts.filter(
    ({ contract }) => prospect(contract, holding, 'beforeSkat') >= BOLD_ENOUGH,
  );
  return Math.max(0, ...promising.map(({ gameValue }) => gameValue));
}

/** Says the next value or holds, step by step, up to the limit. */
export function answerAuction(ask: SkatAsk, cards: readonly Card[], me: Player): SkatCommand | undefined {
  return automaticCall(bidLimit(cards, me), ask);
}
