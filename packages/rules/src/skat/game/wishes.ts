import { whoAnswersClaim } from '../rules/claiming.ts';
import { whoAnswersConcession } from '../rules/conceding.ts';
import type { SkatEvent } from './events.ts';
import { NO_WISHES, type Playing, type Wishes } from './state.ts';

/** Events of claiming and giving up that leave the game running. */
export type WishEvent = Extract<
  SkatEvent,
  { readonly type: 'concessionOffered' | 'concessionDeclined' | 'claimOffered' | 'claimAccepted' | 'claimDeclined' }
>;

/** What claims and concessions leave behind; the cards are as before. */
export function afterWish(state: Playing, event: WishEvent): Playing {
  const wishes = wishesAfter(state, event);
  if (event.type !== 'claimOffered' || state.shown.includes(event.player)) return { ...state, wishes };
  return { ...state, wishes, shown: [...state.shown, event.player] };
}

function wishesAfter({ wishes, declarer }: Playing, event: WishEvent): Wishes {
  const { player } = event;
  switch (event.type) {
    case 'concessionOffered': {
      const concession = {
        concession: event.concession,
        by: player,
        waitingFor: whoAnswersConcession(player, declarer),
      };
      const concededBy = [...wishes.concededBy, player];
      return { ...wishes, concessions: event.concession, concession, concededBy };
    }
    case 'concessionDeclined':
      return withoutDecliner(wishes, player);
    case 'claimOffered': {
      const claim = { claim: event.claim, by: player, waitingFor: whoAnswersClaim(player, declarer), accepted: [] };
      return { ...wishes, claims: event.claim, claim, claimedBy: [...wishes.claimedBy, player] };
    }
    case 'claimAccepted': {
      if (wishes.claim === undefined) return wishes;
      const { waitingFor, accepted } = wishes.claim;
      const claim = {
        ...wishes.claim,
        waitingFor: waitingFor.filter((other) => other !== player),
        accepted: [...accepted, player],
      };
      return { ...wishes, claim };
    }
    case 'claimDeclined': {
      const { claim: _closed, ...rest } = wishes;
      return rest;
    }
  }
}

/** A concession is closed once nobody is left who could agree. */
function withoutDecliner(wishes: Wishes, player: number): Wishes {
  const { concession, ...rest } = wishes;
  if (concession === undefined) return wishes;
  const waitingFor = concession.waitingFor.filter((other) => other !== player);
  return waitingFor.length === 0 ? rest : { ...rest, concession: { ...concession, waitingFor } };
}

/** The next card withdraws what is open; the numbers go on. */
export function afterNextCard(wishes: Wishes): Wishes {
  const { claims, concessions, claimedBy, concededBy } = wishes;
  if (claimedBy.length === 0 && concededBy.length === 0) return wishes;
  return { ...NO_WISHES, claims, concessions };
}
