import type { Player } from '../../game.ts';
import { canClaim } from '../rules/claiming.ts';
import { openCards } from '../stack.ts';
import type { OfficersOffer } from './ask.ts';
import type { OfficersState } from './state.ts';

/** What this player may do besides answering: give up, claim the rest, answer the other's claim. */
export function offers(state: OfficersState, player: Player): readonly OfficersOffer[] {
  if (state.phase !== 'playing' || state.trick.length === 2) return [];
  const { stacks, contract, taken, wishes } = state;
  const own = stacks[player];
  if (own === undefined) return [];
  const { claim, claimedBy } = wishes;
  const list: OfficersOffer[] = [{ kind: 'concede', needsConsent: false }];
  const mayClaim = openCards(own).length > 0 && canClaim(player, contract, taken);
  if (mayClaim && claim === undefined && !claimedBy.includes(player)) list.push({ kind: 'claim' });
  if (claim !== undefined && claim.by !== player) list.push({ kind: 'answerClaim', claim: claim.claim, by: claim.by });
  return list;
}
