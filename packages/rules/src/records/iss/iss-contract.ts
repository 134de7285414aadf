import { parseContract } from '../../cards/notation.ts';
import type { Contract } from '../../skat/contract.ts';
import { misread, type Reading, read } from '../reading.ts';

/**
 * An announcement as ISS and others write it, with the letters in any order: `CHS`, `GO`, `NHO`. What a letter implies
 * is filled in. Source: rules.md 14.3, 4.5, 4.6.
 */
export function parseIssContract(token: string, place: string): Reading<Contract> {
  const contract = parseContract(inOrder(token));
  return contract === undefined ? misread(place, `${token || 'nothing'} is no announcement`) : read(contract);
}

/** The game, then O H S Z. */
function inOrder(token: string): string {
  return token.slice(0, 1) + [...token.slice(1)].sort((a, b) => 'OHSZ'.indexOf(a) - 'OHSZ'.indexOf(b)).join('');
}
