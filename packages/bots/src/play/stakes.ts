import { baseValue, type GrandContract, gameValue, type SuitContract } from '@skatrunde/rules';
import { cardsOf } from '../solver/bits.ts';
import type { Facts } from './facts.ts';

/** What a world is played for, in card points of the declarer and in tournament points. */
export type Stakes = {
  /** So many card points win. */
  readonly need: number;
  /** Difference between won and lost for the declarer and the defenders together. */
  readonly game: number;
  /** What Schneider is worth: one level more. */
  readonly level: number;
};

const NO_LEVELS = { schneider: false, schwarz: false };

/** `all`: every card of the declarer and of the skat, as dealt. */
export function stakesOf(facts: Facts, bid: number, all: number): Stakes {
  const { contract, game } = facts;
  if (contract.type === 'ramsch' || contract.type === 'null') return { need: 1, game: 1, level: 0 };
  const value = gameValue(contract, cardsOf(all, game), NO_LEVELS);
  const level = baseValue(contract);
  return { need: needOf(contract, value, bid), game: 3 * value + 140, level };
}

/** Card points that win: 61, 90 with Schneider announced or needed to reach the bid, all with Schwarz. */
function needOf(contract: SuitContract | GrandContract, value: number, bid: number): number {
  if (contract.schwarzAnnounced || contract.ouvert) return 120;
  if (contract.schneiderAnnounced) return 90;
  if (value >= bid) return 61;
  return value + baseValue(contract) >= bid ? 90 : 120;
}
