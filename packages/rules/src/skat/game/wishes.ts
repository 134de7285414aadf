import type { Player } from '../../game.ts';
import { whoAnswersClaim } from '../rules/claiming.ts';
import { needsConsent, whoAnswersConcession } from '../rules/conceding.ts';
import type { SkatEvent } from './events.ts';
import { sideOf } from './result-of.ts';
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

/**
 * What it is when this player says that he gives up: it counts at once for the declarer who needs nobody, and for a defender
 * whose partner has said so; else it is a wish, one at a time and one between two cards. Nothing: not now.
 */
export function howConceded(state: Playing, player: Player): 'atOnce' | 'wish' | undefined {
  const { wishes, declarer, hands } = state;
  const side = sideOf(player, declarer);
  const open = wishes.concession;
  if (!needsConsent(side, hands[player]?.length ?? 0)) return 'atOnce';
  if (open?.waitingFor.includes(player) && sideOf(open.by, declarer) === side) return 'atOnce';
  return open !== undefined || wishes.concededBy.includes(player) ? undefined : 'wish';
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
