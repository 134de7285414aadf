import {
  type Card,
  type Contract,
  type ContractOption,
  type GrandContract,
  type NullContract,
  type SuitContract,
  suitInPlay,
} from '@skatrunde/rules';
import { isSafeNull, nullChance } from './null-strength.ts';
import { chanceOf, type Holding, strengthOf } from './trump-strength.ts';
import { type Stage, WEIGHTS } from './weights.ts';

/** A game below the bid needs Schneider or Schwarz to be saved: hardly ever. */
const UNCOVERED = 0.1;

/** Points that an unseen skat brings on average, as if they had been put away. */
const UNSEEN_SKAT: readonly Card[] = ['CT', 'D7'];

/** Chance to win this game with these cards, 0..1. It promises nothing beyond the game, except a safe open Null. */
export function prospect(contract: Contract, holding: Holding, stage: Stage): number {
  if (contract.type === 'null') return nullProspect(contract, holding, stage);
  if (contract.schneiderAnnounced || contract.ouvert) return 0;
  if (contract.spitze !== undefined && !keepsLowestTrump(contract, holding)) return 0;
  const known = contract.hand ? { ...holding, buried: UNSEEN_SKAT } : holding;
  return chanceOf(strengthOf(known, contract), WEIGHTS[stage][contract.type]);
}

/** So many trumps that the lowest is left when the others have none. */
const TRUMPS_FOR_SPITZE = 8;

function keepsLowestTrump(contract: SuitContract | GrandContract, { cards }: Holding): boolean {
  return cards.filter((card) => suitInPlay(card, contract) === 'trump').length >= TRUMPS_FOR_SPITZE;
}

function nullProspect({ ouvert }: NullContract, { cards }: Holding, stage: Stage): number {
  return ouvert && !isSafeNull(cards) ? 0 : nullChance(cards, stage);
}

/** Expected score of a game: a lost one costs twice its value. */
export function worth({ contract, gameValue, coversBid }: ContractOption, holding: Holding, stage: Stage): number {
  const won = prospect(contract, holding, stage) * (coversBid ? 1 : UNCOVERED);
  return won * gameValue - (1 - won) * 2 * gameValue;
}

/** The option that promises most; `undefined` of none. */
export function bestOption(
  options: readonly ContractOption[],
  holding: Holding,
  stage: Stage,
): { readonly option: ContractOption; readonly worth: number } | undefined {
  let best: { readonly option: ContractOption; readonly worth: number } | undefined;
  for (const option of options) {
    const rated = { option, worth: worth(option, holding, stage) };
    if (best === undefined || rated.worth > best.worth) best = rated;
  }
  return best;
}
