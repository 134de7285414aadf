import { SUITS } from '../../cards/card.ts';
import { baseValue } from '../../skat/rules/game-value.ts';
import type { OfficersContract } from '../contract.ts';
import type { OfficersContractOption, RefusedOfficersContract } from '../game/ask.ts';
import type { OfficersRefusal } from '../game/commands.ts';
import type { OfficersSettings } from '../settings.ts';
import { asInSkat } from './trumps.ts';

/**
 * Announcing (Spielansage): forehand must name one of the four suits, Grand, or Ramsch where it is allowed. Nobody bids.
 * Source: rules.md 9.1, 9.4.
 */
export const OFFICERS_CONTRACTS: readonly OfficersContract[] = [
  ...SUITS.map((trump) => ({ type: 'suit', trump }) as const),
  { type: 'grand' },
  { type: 'ramsch' },
];

/** Why this game may not be announced at this table; `undefined` if it may. */
export function whyNotAnnounce(contract: OfficersContract, { ramsch }: OfficersSettings): OfficersRefusal | undefined {
  return contract.type === 'ramsch' && !ramsch ? 'ramschOff' : undefined;
}

/** Every game: what may be announced, and what this table does not play. */
export function contractChoices(settings: OfficersSettings): {
  readonly contracts: readonly OfficersContractOption[];
  readonly refused: readonly RefusedOfficersContract[];
} {
  const contracts: OfficersContractOption[] = [];
  const refused: RefusedOfficersContract[] = [];
  for (const contract of OFFICERS_CONTRACTS) {
    const code = whyNotAnnounce(contract, settings);
    if (code === undefined) contracts.push(option(contract, settings));
    else refused.push({ contract, code });
  }
  return { contracts, refused };
}

function option(contract: OfficersContract, { scoring }: OfficersSettings): OfficersContractOption {
  if (contract.type === 'ramsch' || scoring === 'steps') return { contract };
  return { contract, value: baseValue(asInSkat(contract)) };
}
