import { type Card, type Rank, SUITS } from '../../cards/card.ts';
import type { ContractInPlay, GrandContract, SuitContract } from '../contract.ts';
import type { Matadors } from '../result.ts';

/**
 * Matadors (Spitzen): the unbroken run of top trumps from the jack of clubs down that the declarer has ("with") or lacks
 * ("without"), over his ten cards and the skat. Source: rules.md 4.9, 4.10.
 */

const JACKS: readonly Card[] = SUITS.map((suit): Card => `${suit}J`);
const BELOW_JACKS: readonly Rank[] = ['A', 'T', 'K', 'Q', '9', '8', '7'];

const SUIT_TRUMPS = {
  C: [...JACKS, ...BELOW_JACKS.map((rank): Card => `C${rank}`)],
  S: [...JACKS, ...BELOW_JACKS.map((rank): Card => `S${rank}`)],
  H: [...JACKS, ...BELOW_JACKS.map((rank): Card => `H${rank}`)],
  D: [...JACKS, ...BELOW_JACKS.map((rank): Card => `D${rank}`)],
} as const;

/** All trumps of the game from high to low: eleven in a suit game, four in Grand and Ramsch, none in Null. */
export function trumpsOf(contract: ContractInPlay): readonly Card[] {
  switch (contract.type) {
    case 'suit':
      return SUIT_TRUMPS[contract.trump];
    case 'grand':
    case 'ramsch':
      return JACKS;
    case 'null':
      return [];
  }
}

/** With or without how many. `cards`: all that count as the declarer's, hand and skat. */
export function matadors(cards: readonly Card[], contract: SuitContract | GrandContract): Matadors {
  const trumps = trumpsOf(contract);
  const has = cards.includes('CJ');
  let count = 1;
  for (const trump of trumps.slice(1)) {
    if (cards.includes(trump) !== has) break;
    count += 1;
  }
  return { kind: has ? 'with' : 'without', count };
}

/**
 * In a Hand game the skat may lengthen or break the run that the declarer saw in his ten cards: what they alone counted,
 * and the highest card of the skat that changed it. `undefined` when nothing changed. Source: rules.md 4.10.
 */
export function changedBySkat(
  hand: readonly Card[],
  skat: readonly Card[],
  contract: SuitContract | GrandContract,
): { readonly planned: Matadors; readonly card: Card } | undefined {
  const planned = matadors(hand, contract);
  const counted = matadors([...hand, ...skat], contract);
  if (planned.kind === counted.kind && planned.count === counted.count) return undefined;
  const card = trumpsOf(contract).find((trump) => skat.includes(trump));
  return card === undefined ? undefined : { planned, card };
}
