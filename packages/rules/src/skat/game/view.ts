import { type Card, inPackOrder } from '../../cards/card.ts';
import type { Player, Viewer } from '../../game.ts';
import { RAMSCH } from '../contract.ts';
import { speakerNow } from '../rules/bidding.ts';
import { partnerOf } from '../rules/giving-in.ts';
import { byPlayer, FOREHAND, PLAYERS } from '../seats.ts';
import type { SkatEvent, SkatViewEvent } from './events.ts';
import type {
  Announcing,
  BeforeRamsch,
  Bidding,
  Discarding,
  Over,
  PickingUp,
  Playing,
  PlayingRamsch,
  SkatState,
} from './state.ts';
import type {
  BeforeRamschView,
  BiddingView,
  DeclaringView,
  OverView,
  PlayingView,
  RamschView,
  SkatView,
  TakenTrick,
} from './view-types.ts';

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
    case 'beforeRamsch':
      return beforeRamschView(state, viewer);
    case 'ramsch':
      return ramschView(state, viewer);
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
    case 'rearranged': {
      const { type, player, keep } = event;
      return viewer === player || viewer === event.partner
        ? { type, player, partner: event.partner, keep }
        : { type, player, partner: event.partner };
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
    case 'ramschBegan':
    case 'grandHandDeclined':
    case 'skatPushed':
    case 'knocked':
    case 'doubled':
    case 'notDoubled':
    case 'handShown':
    case 'gaveIn':
    case 'giveInAnswered':
    case 'giftTaken':
    case 'giftRefused':
    case 'forfeited':
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
    case 'beforeRamsch':
    case 'ramsch':
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
  const { declarer, bid, contract, deal, discard, leader, trick, turn, tricksTaken, shown, wishes, said, question } =
    state;
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
    doubled: said,
    ...(question === undefined ? {} : { waitsFor: question.player }),
    ...partnerHandView(state, viewer),
  };
}

/** While a Revolution shares the cards, each defender sees the other's. Source: rules.md 8.8. */
function partnerHandView(state: Playing, viewer: Viewer): Pick<PlayingView, 'partnerHand'> {
  if (state.question?.kind !== 'rearrange' || viewer === 'watcher' || viewer === state.declarer) return {};
  return { partnerHand: handOf(state, partnerOf(viewer, state.declarer)) };
}

function beforeRamschView(state: BeforeRamsch, viewer: Viewer): BeforeRamschView {
  const { step, turn } = state;
  return { phase: 'beforeRamsch', ...common(state, viewer), ...ramschCommon(state, viewer), step, turn };
}

function ramschView(state: PlayingRamsch, viewer: Viewer): RamschView {
  const { leader, trick, turn, tricksTaken } = state;
  const lastTrick = lastTrickFor(state, viewer);
  return {
    phase: 'ramsch',
    ...common(state, viewer),
    ...ramschCommon(state, viewer),
    contract: RAMSCH,
    leader,
    trick: trick.map((card, place) => ({ player: (leader + place) % PLAYERS.length, card })),
    turn,
    ...(lastTrick === undefined ? {} : { lastTrick }),
    tricksTaken,
  };
}

/** Everybody knows who took the skat up; what he took and put on is his alone to know. Source: rules.md 8.2. */
function ramschCommon(state: BeforeRamsch | PlayingRamsch, viewer: Viewer) {
  const { compulsory, pushes, knocked } = state;
  const passed = pushes.map(({ player, cards }) => ({ player, pickedUp: cards !== undefined }));
  const shown = { compulsory, passed, knocked };
  if (state.phase === 'beforeRamsch' && state.step === 'putOn' && viewer === state.turn) {
    return { ...shown, skat: state.skat };
  }
  const own = pushes.find(({ player }) => player === viewer)?.cards;
  return own === undefined ? shown : { ...shown, skat: own.taken, discard: own.putOn };
}

/** A player may look at the last trick until he has played to the next; a watcher until that is complete. Source: rules.md 5.6. */
function lastTrickFor({ leader, trick, tricks }: Playing | PlayingRamsch, viewer: Viewer): TakenTrick | undefined {
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
