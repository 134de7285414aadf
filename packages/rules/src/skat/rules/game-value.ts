import type { Card, Suit } from '../../cards/card.ts';
import type { Contract, GrandContract, NullContract, SuitContract } from '../contract.ts';
import type { Level, LevelReckoning } from '../result.ts';
import { matadors } from './matadors.ts';

/**
 * What a game is worth (Spielwert): base value times matadors and levels; Null has four fixed values.
 * Source: rules.md 7.5-7.10.
 */

const SUIT_BASE: Readonly<Record<Suit, number>> = { C: 12, S: 11, H: 10, D: 9 };
const GRAND_BASE = 24;

/** Grundwert: 9 to 12, Grand 24. */
export function baseValue(contract: SuitContract | GrandContract): number {
  return contract.type === 'grand' ? GRAND_BASE : SUIT_BASE[contract.trump];
}

/** 23, Hand 35, ouvert 46, ouvert Hand 59; nothing is added. Source: rules.md 7.10. */
export function nullValue({ hand, ouvert }: Pick<NullContract, 'hand' | 'ouvert'>): number {
  if (ouvert) return hand ? 59 : 46;
  return hand ? 35 : 23;
}

/** Which of the two levels of the play count, for or against the declarer. Announced ones count anyway. */
export type ReachedLevels = { readonly schneider: boolean; readonly schwarz: boolean };

export const NO_LEVELS: ReachedLevels = { schneider: false, schwarz: false };

/**
 * The levels that count, in the order of the pad. An announced level counts as reached and as announced, also when it
 * was missed, and once only against a declarer who is Schneider himself. Source: rules.md 7.6-7.9.
 */
export function levelsOf(contract: SuitContract | GrandContract, reached: ReachedLevels): readonly Level[] {
  const levels: Level[] = ['game'];
  if (contract.hand) levels.push('hand');
  if (reached.schneider || contract.schneiderAnnounced) levels.push('schneider');
  if (contract.schneiderAnnounced) levels.push('schneiderAnnounced');
  if (reached.schwarz || contract.schwarzAnnounced) levels.push('schwarz');
  if (contract.schwarzAnnounced) levels.push('schwarzAnnounced');
  if (contract.ouvert) levels.push('ouvert');
  return levels;
}

/** The reckoning of a suit or Grand game; its value is `base × factor`. `cards`: the declarer's, hand and skat. */
export function reckon(
  contract: SuitContract | GrandContract,
  cards: readonly Card[],
  reached: ReachedLevels,
): LevelReckoning {
  const counted = matadors(cards, contract);
  const levels = levelsOf(contract, reached);
  return {
    kind: 'levels',
    matadors: counted,
    levels,
    base: baseValue(contract),
    factor: counted.count + levels.length,
  };
}

/** Spielwert of any contract with these cards, hand and skat as far as they are known. */
export function gameValue(contract: Contract, cards: readonly Card[], reached: ReachedLevels = NO_LEVELS): number {
  if (contract.type === 'null') return nullValue(contract);
  const { base, factor } = reckon(contract, cards, reached);
  return base * factor;
}
