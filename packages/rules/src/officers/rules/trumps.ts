import type { Contract, GrandContract, SuitContract } from '../../skat/contract.ts';
import type { OfficersContract, OfficersGrand, OfficersSuit } from '../contract.ts';

/**
 * Trumps (Trümpfe): the four jacks, then the suit announced, as in Skat; in Ramsch the jacks alone, as in Grand.
 * Source: rules.md 9.5, 9.9.
 */

const PLAIN = { hand: false, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false } as const;
const GRAND: GrandContract = { type: 'grand', ...PLAIN };

/** The game of Skat with the same trumps and the same order of the cards. */
export function asInSkat(contract: OfficersSuit | OfficersGrand): SuitContract | GrandContract;
export function asInSkat(contract: OfficersContract): Contract;
export function asInSkat(contract: OfficersContract): Contract {
  return contract.type === 'suit' ? { type: 'suit', trump: contract.trump, ...PLAIN } : GRAND;
}
