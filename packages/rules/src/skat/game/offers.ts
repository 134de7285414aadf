import type { Player } from '../../game.ts';
import type { SkatOffer } from './ask.ts';
import { whyNotGiveIn } from './decide-house.ts';
import { canSayKontra } from './questions.ts';
import type { SkatState } from './state.ts';
import { howConceded } from './wishes.ts';

/** What this player may do besides answering: give up, claim the rest, answer somebody's wish. */
export function offers(state: SkatState, player: Player): readonly SkatOffer[] {
  if (state.phase !== 'playing' || state.question !== undefined) return [];
  const hand = state.hands[player];
  if (hand === undefined || state.trick.length === 3) return [];
  const { claim, concession, claimedBy } = state.wishes;
  const giveUp = howConceded(state, player);
  const list: SkatOffer[] = [];
  if (canSayKontra(state, player)) list.push({ kind: 'kontra' });
  if (whyNotGiveIn(state, player) === undefined) list.push({ kind: 'giveIn' });
  if (giveUp !== undefined) list.push({ kind: 'concede', needsConsent: giveUp === 'wish' });
  if (hand.length > 0 && claim === undefined && !claimedBy.includes(player)) list.push({ kind: 'claim' });
  if (concession?.waitingFor.includes(player)) {
    list.push({ kind: 'answerConcession', concession: concession.concession, by: concession.by });
  }
  if (claim?.waitingFor.includes(player)) list.push({ kind: 'answerClaim', claim: claim.claim, by: claim.by });
  return list;
}
