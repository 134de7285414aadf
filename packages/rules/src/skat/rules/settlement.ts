import type { Card } from '../../cards/card.ts';
import type { Contract, GrandContract, SuitContract } from '../contract.ts';
import type { LevelReckoning, LostReason, NullReckoning } from '../result.ts';
import { nullValue, type ReachedLevels, reckon } from './game-value.ts';
import { changedBySkat } from './matadors.ts';
import { chargedForOverbid } from './overbidding.ts';
import { type Play, reachedLevels, whyLost } from './winning.ts';

/** Settlement (Abrechnung): the value is written for the declarer, twice the value against him. Source: rules.md 7.11-7.22. */
export type Settlement = {
  readonly won: boolean;
  readonly lostReason?: LostReason;
  readonly reckoning: LevelReckoning | NullReckoning;
  /** Spielwert before overbidding, positive. */
  readonly gameValue: number;
  readonly overbid?: { readonly charged: number };
  /** + value, or - 2 × value. */
  readonly score: number;
};

/** What was played for: the ten cards the declarer played with, and his skat (in a Hand game the two he never saw). */
export type Stake = {
  readonly contract: Contract;
  readonly bid: number;
  readonly hand: readonly Card[];
  readonly skat: readonly Card[];
};

/** A game that was played to its end. */
export function settle(stake: Stake, play: Play): Settlement {
  return settleWith(stake, reachedLevels(play), whyLost(stake.contract, play));
}

/** A game that ended with these levels, lost for this reason or won. Overbid, it is lost for that reason instead. */
export function settleWith(stake: Stake, reached: ReachedLevels, lost: LostReason | undefined): Settlement {
  const { contract, bid } = stake;
  if (contract.type === 'null') return written({ kind: 'null' }, nullValue(contract), lost);
  const reckoning = reckoningOf(stake, contract, reached);
  const value = reckoning.base * reckoning.factor;
  const charged = chargedForOverbid(value, reckoning.base, bid);
  if (charged === undefined) return written(reckoning, value, lost);
  const overbid = { charged };
  return { won: false, lostReason: 'overbid', reckoning, gameValue: value, overbid, score: -2 * charged };
}

function reckoningOf(
  { hand, skat }: Stake,
  contract: SuitContract | GrandContract,
  reached: ReachedLevels,
): LevelReckoning {
  const reckoning = reckon(contract, [...hand, ...skat], reached);
  const changed = contract.hand ? changedBySkat(hand, skat, contract) : undefined;
  return changed === undefined ? reckoning : { ...reckoning, changedBySkat: changed };
}

function written(
  reckoning: LevelReckoning | NullReckoning,
  gameValue: number,
  lost: LostReason | undefined,
): Settlement {
  if (lost === undefined) return { won: true, reckoning, gameValue, score: gameValue };
  return { won: false, lostReason: lost, reckoning, gameValue, score: -2 * gameValue };
}
