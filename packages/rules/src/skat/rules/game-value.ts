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
/** Before 1999 Grand ouvert had a base of its own instead of a level. Source: rules.md 13 b. */
const OLD_GRAND_OUVERT_BASE = 36;

/** Which values count: those since 1999, or the older ones as a house rule. */
export type Values = 'since1999' | 'before1999';

/** Grundwert: 9 to 12, Grand 24. */
export function baseValue(contract: SuitContract | GrandContract, values: Values = 'since1999'): number {
  if (contract.type === 'suit') return SUIT_BASE[contract.trump];
  return contract.ouvert && values === 'before1999' ? OLD_GRAND_OUVERT_BASE : GRAND_BASE;
}

/** 23, Hand 35, ouvert 46, ouvert Hand 59; nothing is added. Revolution 92. Source: rules.md 7.10, 8.8. */
export function nullValue({ hand, ouvert, revolution }: Omit<NullContract, 'type'>): number {
  if (revolution) return 92;
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
export function levelsOf(
  contract: SuitContract | GrandContract,
  reached: ReachedLevels,
  values: Values = 'since1999',
): readonly Level[] {
  const levels: Level[] = ['game'];
  if (contract.hand) levels.push('hand');
  if (reached.schneider || contract.schneiderAnnounced) levels.push('schneider');
  if (contract.schneiderAnnounced) levels.push('schneiderAnnounced');
  if (reached.schwarz || contract.schwarzAnnounced) levels.push('schwarz');
  if (contract.schwarzAnnounced) levels.push('schwarzAnnounced');
  const inBase = contract.type === 'grand' && values === 'before1999';
  if (contract.ouvert && !inBase) levels.push('ouvert');
  for (let level = 0; level < (contract.spitze ?? 0); level += 1) levels.push('spitze');
  return levels;
}

/** The reckoning of a suit or Grand game; its value is `base × factor`. `cards`: the declarer's, hand and skat. */
export function reckon(
  contract: SuitContract | GrandContract,
  cards: readonly Card[],
  reached: ReachedLevels,
  values: Values = 'since1999',
): LevelReckoning {
  const counted = matadors(cards, contract);
  const levels = levelsOf(contract, reached, values);
  return {
    kind: 'levels',
    matadors: counted,
    levels,
    base: baseValue(contract, values),
    factor: counted.count + levels.length,
  };
}

/** Spielwert of any contract with these cards, hand and skat as far as they are known. */
export function gameValue(
  contract: Contract,
  cards: readonly Card[],
  reached: ReachedLevels = NO_LEVELS,
  values: Values = 'since1999',
): number {
  if (contract.type === 'null') return nullValue(contract);
  const { base, factor } = reckon(contract, cards, reached, values);
  return base * factor;
}
