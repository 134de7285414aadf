import { type Card, inPackOrder } from '../../cards/card.ts';
import type { Player, Viewer } from '../../game.ts';
import { speakerNow } from '../rules/bidding.ts';
import { byPlayer, FOREHAND, PLAYERS } from '../seats.ts';
import type { SkatEvent, SkatViewEvent } from './events.ts';
import type { Announcing, Bidding, Discarding, Over, PickingUp, Playing, SkatState } from './state.ts';
import type { BiddingView, DeclaringView, OverView, PlayingView, SkatView, TakenTrick } from './view-types.ts';

/** What one viewer may see of a game: the only redaction. Everything shown is listed here, phase by phase. */
export function view(state: SkatState, viewer: Viewer): SkatView {
  switch (state.phase) {
    case 'bidding':
      return biddingView(state, viewer);
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
      return declaringView(state, viewer);
    case 'playing':
      return playingView(state, viewer);
    case 'over':
      return overView(state, viewer);
  }
}

/** An event as one viewer gets it: cards that only others may see are left out. */
export function eventFor(event: SkatEvent, viewer: Viewer): SkatViewEvent {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', hand: viewer === 'watcher' ? [] : (event.hands[viewer] ?? []) };
    case 'skatPickedUp':
    case 'discarded': {
      const { type, player, cards } = event;
      return viewer === player ? { type, player, cards } : { type, player };
    }
    case 'bidMade':
    case 'bidHeld':
    case 'passed':
    case 'declarerFound':
    case 'announced':
    case 'cardPlayed':
    case 'trickTaken':
    case 'concessionOffered':
    case 'concessionDeclined':
    case 'conceded':
    case 'claimOffered':
    case 'claimAccepted':
    case 'claimDeclined':
    case 'claimProven':
    case 'settled':
      return event;
  }
}

/** The hand of this player, as he holds it now. */
function handOf(state: SkatState, player: Player): readonly Card[] {
  switch (state.phase) {
    case 'bidding':
    case 'pickingUp':
      return state.deal.hands[player] ?? [];
    case 'discarding':
    case 'announcing':
      return player === state.declarer ? state.hand : (state.deal.hands[player] ?? []);
    case 'playing':
    case 'over':
      return state.hands[player] ?? [];
  }
}

/** What every phase shows: the viewer's own cards, how many the others hold, what was said. */
function common(state: SkatState, viewer: Viewer) {
  const cardCounts = byPlayer((player) => handOf(state, player).length);
  const { calls } = state;
  if (viewer === 'watcher') return { hand: [], cardCounts, calls };
  return { you: viewer, hand: handOf(state, viewer), cardCounts, calls };
}

function biddingView(state: Bidding, viewer: Viewer): BiddingView {
  const { auction } = state;
  const turn = speakerNow(auction) ?? FOREHAND;
  return { phase: 'bidding', ...common(state, viewer), turn, bid: auction.bid };
}

function declaringView(state: PickingUp | Discarding | Announcing, viewer: Viewer): DeclaringView {
  const { phase, declarer, bid, deal } = state;
  const shown = { phase, ...common(state, viewer), declarer, bid };
  if (viewer !== declarer || state.phase === 'pickingUp') return shown;
  if (state.phase === 'discarding') return { ...shown, skat: deal.skat };
  return { ...shown, skat: deal.skat, discard: state.discard };
}

function playingView(state: Playing, viewer: Viewer): PlayingView {
  const { declarer, bid, contract, deal, discard, leader, trick, turn, tricksTaken, shown, wishes } = state;
  const lastTrick = lastTrickFor(state, viewer);
  return {
    phase: 'playing',
    ...common(state, viewer),
    declarer,
    bid,
    contract,
    ...(viewer === declarer && discard !== undefined ? { skat: deal.skat, discard } : {}),
    openHands: shown.map((player) => ({ player, cards: inPackOrder(handOf(state, player)) })),
    leader,
    trick: trick.map((card, place) => ({ player: (leader + place) % PLAYERS.length, card })),
    turn,
    ...(lastTrick === undefined ? {} : { lastTrick }),
    tricksTaken,
    ...wishesView(wishes),
  };
}

/** A player may look at the last trick until he has played to the next; a watcher until that is complete. Source: rules.md 5.6. */
function lastTrickFor({ leader, trick, tricks }: Playing, viewer: Viewer): TakenTrick | undefined {
  const hasPlayed = trick.some((_, place) => (leader + place) % PLAYERS.length === viewer);
  return hasPlayed ? undefined : tricks.at(-1);
}

function wishesView({ claim, concession }: Playing['wishes']): Pick<PlayingView, 'claim' | 'concession'> {
  return {
    ...(claim === undefined ? {} : { claim: { claim: claim.claim, by: claim.by, accepted: claim.accepted } }),
    ...(concession === undefined ? {} : { concession: { concession: concession.concession, by: concession.by } }),
  };
}

/** When the game is over everything lies open. */
function overView(state: Over, viewer: Viewer): OverView {
  const { result, deal, discard, tricks } = state;
  const opened = { phase: 'over', ...common(state, viewer), result, deal, tricks } as const;
  return discard === undefined ? opened : { ...opened, discard };
}
