import type { Card } from '../../cards/card.ts';
import type { Contract, GrandContract, SuitContract } from '../contract.ts';
import type { LevelReckoning, LostReason, NullReckoning } from '../result.ts';
import { nullValue, type ReachedLevels, reckon, type Values } from './game-value.ts';
import { changedBySkat } from './matadors.ts';
import { chargedForOverbid } from './overbidding.ts';
import { type Play, reachedLevels, whyLost } from './winning.ts';

/**
 * Settlement (Abrechnung): the value is written for the declarer, twice the value against him, by the values before 1999
 * a lost Hand game once. Doublings come later and change nothing here. Source: rules.md 7.11-7.22, 8.13, 13 b.
 */
export type Settlement = {
  readonly won: boolean;
  readonly lostReason?: LostReason;
  readonly reckoning: LevelReckoning | NullReckoning;
  /** Spielwert before overbidding, positive. */
  readonly gameValue: number;
  readonly overbid?: { readonly charged: number };
  /** Present when lost. */
  readonly lostFactor?: 1 | 2;
  /** + value, or - 2 × value, before doublings. */
  readonly score: number;
};

/** What was played for: the ten cards the declarer played with, and his skat (in a Hand game the two he never saw). */
export type Stake = {
  readonly contract: Contract;
  readonly bid: number;
  readonly hand: readonly Card[];
  readonly skat: readonly Card[];
  /** Those since 1999 when not named. */
  readonly values?: Values;
};

/** A game that was played to its end. */
export function settle(stake: Stake, play: Play): Settlement {
  return settleWith(stake, reachedLevels(play), whyLost(stake.contract, play));
}

/** A game that ended with these levels, lost for this reason or won. Overbid, it is lost for that reason instead. */
export function settleWith(stake: Stake, reached: ReachedLevels, lost: LostReason | undefined): Settlement {
  const { contract, bid, values } = stake;
  const lostFactor = values === 'before1999' && contract.hand ? 1 : 2;
  if (contract.type === 'null') return written({ kind: 'null' }, nullValue(contract), { lost, lostFactor });
  const reckoning = reckoningOf(stake, contract, reached);
  const value = reckoning.base * reckoning.factor;
  const charged = chargedForOverbid(value, reckoning.base, bid);
  if (charged === undefined) return written(reckoning, value, { lost, lostFactor });
  const score = -lostFactor * charged;
  return { won: false, lostReason: 'overbid', reckoning, gameValue: value, overbid: { charged }, lostFactor, score };
}

function reckoningOf(
  { hand, skat, values }: Stake,
  contract: SuitContract | GrandContract,
  reached: ReachedLevels,
): LevelReckoning {
  const reckoning = reckon(contract, [...hand, ...skat], reached, values);
  const changed = contract.hand ? changedBySkat(hand, skat, contract) : undefined;
  return changed === undefined ? reckoning : { ...reckoning, changedBySkat: changed };
}

function written(
  reckoning: LevelReckoning | NullReckoning,
  gameValue: number,
  { lost, lostFactor }: { readonly lost: LostReason | undefined; readonly lostFactor: 1 | 2 },
): Settlement {
  if (lost === undefined) return { won: true, reckoning, gameValue, score: gameValue };
  return { won: false, lostReason: lost, reckoning, gameValue, lostFactor, score: -lostFactor * gameValue };
}
