import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import { DOUBLINGS, type Doubling } from '../result.ts';
import { DEALER, FOREHAND } from '../seats.ts';
import type { OfficersSettings } from '../settings.ts';

/**
 * Kontra and Re: the dealer may double when his first row lies, forehand may double again when his second lies; not in
 * Ramsch, unless the table allows it. Source: rules.md 9.3, 9.10.
 */
export const DOUBLES: Readonly<Record<Doubling, Player>> = { kontra: DEALER, re: FOREHAND };

/** What may be said now, after what was said before; `undefined` when nothing may. */
export function nextDoubling(
  settings: OfficersSettings,
  contract: OfficersContract,
  said: readonly Doubling[],
): Doubling | undefined {
  const { kontra, kontraInRamsch } = settings;
  if (contract.type === 'ramsch' && !kontraInRamsch) return undefined;
  const limit = { off: 0, kontra: 1, re: 2 }[kontra];
  return said.length < limit ? DOUBLINGS[said.length] : undefined;
}

/** What the score is multiplied with: 1, 2 or 4. */
export function doublingFactor(said: readonly Doubling[]): number {
  return 2 ** said.length;
}
